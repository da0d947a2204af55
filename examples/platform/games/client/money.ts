import { localeOf } from '../../locale.js';
import type { Lang } from '../../written.js';

/** Shows minor units: two decimals, grouped as the language does, with the platform's currency symbol. */
export function moneyFormat(lang: Lang, symbol: string): (minor: number) => string {
  const numbers = new Intl.NumberFormat(localeOf(lang), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return minor => `${symbol}${numbers.format(minor / 100)}`;
}
