/** Words for what the platform numbers. */
export const ACCOUNT_TYPES: Record<number, string> = {
  0: 'Member',
  1: 'Agent 1',
  2: 'Agent 2',
  4: 'Trial',
  41: 'Agent 41',
  42: 'Agent 42',
};

export function accountTypeLabel(type: number): string {
  return ACCOUNT_TYPES[type] ?? `Type ${type}`;
}

/** `wallet_transfer` → `wallet transfer`. */
export function words(name: string): string {
  return name.replaceAll('_', ' ');
}

/** `live_casino` → Live casino. */
export function titled(name: string): string {
  const plain = words(name);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
