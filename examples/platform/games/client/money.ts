import { numberFormat } from '../../../../src/texts/forms/forms-of.js';
import { localeOf } from '../../locale.js';
import type { Lang } from '../../written.js';

/** Shows minor units as the site around the game does: two decimals, in the manner of the language, with the platform's currency symbol. */
export function moneyFormat(lang: Lang, symbol: string): (minor: number) => string {
  const format = numberFormat(localeOf(lang), { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  return minor =>
    format
      .formatToParts(minor / 100)
      .map(({ type, value }) => (type === 'currency' ? symbol : value))
      .join('');
}
