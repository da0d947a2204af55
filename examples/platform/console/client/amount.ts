/** Money as the widgets' forms read it: `12`, `12.5`, `12,50` or `1,200.00`; undefined when it is no amount. */
export { minorUnitsOf } from '../../../../src/core/funds/amount.js';

/** A whole number as typed; NaN when it is none: the platform says what is wrong with it. */
export function wholeOf(text: string): number {
  return /^\d{1,15}$/.test(text.trim()) ? Number(text) : NaN;
}
