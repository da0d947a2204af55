/** Digits of the whole part: fewer than a safe integer has, with any places here. */
const MOST_DIGITS = 13;

/**
 * A plain decimal as a whole number of its smallest units: `12.5` with two places is 1250. Undefined for everything else that `Number()`
 * would take too (`0x10`, `1e3`, `+1`, ` 1`), and for more places than there are: an amount is never rounded to what nobody wrote.
 */
export function readDecimal(text: string, places: number): number | undefined {
  const [, whole, decimals = ''] = /^(0|[1-9]\d*)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || whole.length > MOST_DIGITS || decimals.length > places) return undefined;
  const units = Number(whole + decimals.padEnd(places, '0'));
  return Number.isSafeInteger(units) ? units : undefined;
}
