import { numberFormat } from '../../texts/forms/forms-of.js';

const MOST = 99;

/** A count for a small mark, in the digits of the language: more than 99 is `99+`. `locale`: BCP 47. */
export function shortCount(count: number, locale: string): string {
  return numberFormat(locale).format(Math.min(count, MOST)) + (count > MOST ? '+' : '');
}
