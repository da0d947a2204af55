import type { BindingKind } from './bindings.js';

/** Enough to know an address or number again, and not enough to write there. */
export function masked(kind: BindingKind, value: string): string {
  if (kind === 'google') return '';
  if (kind === 'mobile') return value === '' ? '' : `${value.slice(0, 3)} ••• ${value.slice(-3)}`;
  const [name = '', domain] = value.split('@');
  return domain === undefined ? '' : `${name.slice(0, 1)}•••@${domain}`;
}

/** The same of a receiving address: its last four signs, or the house of an e-wallet that is named like a mail address. */
export function maskedAddress(address: string): string {
  return masked('email', address) || `••••${address.slice(-4)}`;
}
