import { figuresIn } from '../../figures.js';
import type { Lang } from '../../written.js';

/** Shows minor units: two decimals, grouped as the language does, with the platform's currency symbol. */
export function moneyFormat(lang: Lang, symbol: string): (minor: number) => string {
  const { decimals } = figuresIn(lang);
  return minor => `${symbol}${decimals(minor / 100)}`;
}
