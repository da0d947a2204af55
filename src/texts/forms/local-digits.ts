import { numberFormat } from './forms-of.js';

/** Figures that are no amount, such as a clock’s `02:05`, a lottery’s `07`, in the digits of the language. `locale`: BCP 47. */
export const localDigits = (figures: number | string, locale: string): string =>
  `${figures}`.replace(/\d/g, digit => numberFormat(locale).format(+digit));
