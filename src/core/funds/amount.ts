import type { MessageText } from '../parts/core.js';

/** Limits in minor units; `available` is what there is to take from. */
export interface AmountLimits {
  min?: number;
  max?: number;
  available?: number;
}

const TYPED = /^\d{1,10}(?:[.,]\d{1,2})?$/;
// `0,005` is no grouped number, but one with too many places.
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/;
/** `1.000,50` and `1.000.000`, as most of Europe and Latin America writes; `1.000` alone may be one with too many places. */
const GROUPED_BY_POINTS = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d{1,2}|(?:\.\d{3}){2,})$/;

/** More than any limit, and more than is counted here. */
const HUGE = /^\d[\d.,]{10,}$/;

/** Minor units of what was typed, with a point or a comma before at most two decimals; undefined when it is no amount. */
export function minorUnitsOf(typed: string): number | undefined {
  const written = typed.replace(/[\s\u00a0]/g, '');
  const plain = GROUPED_BY_POINTS.test(written) ? written.replaceAll('.', '').replace(',', '.') : written;
  const amount = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!GROUPED.test(plain) && !TYPED.test(plain)) return undefined;
  const [whole = '', decimals = ''] = amount.split('.');
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Minor units as a person would type them: `12` or `12.50`. */
export function typedOf(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

/** What is wrong with a typed amount; limits are told as money by `format`. */
export function amountFault(
  typed: string,
  { min, max, available }: AmountLimits,
  format: (minor: number) => string,
): MessageText | undefined {
  const most = max !== undefined ? Math.min(max, available ?? max) : undefined;
  const range = min !== undefined && most !== undefined ? { min: format(min), max: format(most) } : undefined;
  if (min !== undefined && available !== undefined && available < min)
    return { key: 'wallet.amount-short', values: { available: format(available), min: format(min) } };
  if (typed.trim() === '') return range ? { key: 'wallet.amount-range', values: range } : { key: 'wallet.amount-empty' };
  const amount = minorUnitsOf(typed) ?? (HUGE.test(typed.trim()) && (max !== undefined || available !== undefined) ? Infinity : undefined);
  if (amount === undefined || amount === 0)
    return range ? { key: 'wallet.amount-range-wrong', values: range } : { key: 'wallet.amount-wrong' };
  if (min !== undefined && amount < min) return { key: 'wallet.amount-low', values: { min: format(min) } };
  if (max !== undefined && amount > max && most === max) return { key: 'wallet.amount-high', values: { max: format(max) } };
  if (available !== undefined && amount > available) return { key: 'wallet.amount-more', values: { available: format(available) } };
  return undefined;
}
