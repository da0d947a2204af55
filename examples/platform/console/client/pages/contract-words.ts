import type { ContractRow } from '../../contracts.js';

export const CONTRACT_KINDS: [value: ContractRow['kind'], label: string][] = [
  ['dividend', 'Dividend'],
  ['daily', 'Daily wage'],
  ['hour', 'Hourly wage'],
  ['realtime', 'Real-time salary'],
];

/** From the shortest. */
export const PERIODS: [value: ContractRow['period'], label: string][] = [
  ['daily', 'Day'],
  ['weekly', 'Week'],
  ['semimonthly', 'Half month'],
  ['monthly', 'Month'],
];

export function kindLabel(kind: ContractRow['kind']): string {
  return CONTRACT_KINDS.find(([value]) => value === kind)?.[1] ?? kind;
}

/** Hundredths of a percent. */
export function percent(rate: number | null): string {
  return `${(rate ?? 0) / 100} %`;
}
