import type { Lang } from '../../written.js';

/** Whose figures are written, where the language alone does not say it. */
const LOCALES: Readonly<Partial<Record<Lang, string>>> = { en: 'en-US', es: 'es-MX' };

/** Shows minor units: two decimals, grouped as the language does, with the platform's currency symbol. */
export function moneyFormat(lang: Lang, symbol: string): (minor: number) => string {
  const numbers = new Intl.NumberFormat(LOCALES[lang] ?? lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return minor => `${symbol}${numbers.format(minor / 100)}`;
}
