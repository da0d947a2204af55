/** Shows minor units: two decimals, grouped as the language does, with the platform's currency symbol. */
export function moneyFormat(lang: string, symbol: string): (minor: number) => string {
  const numbers = new Intl.NumberFormat(lang === 'es' ? 'es-MX' : 'en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return minor => `${symbol}${numbers.format(minor / 100)}`;
}
