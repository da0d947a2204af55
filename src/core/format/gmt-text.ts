import { localDigits } from '../../texts/forms/local-digits.js';

/** `GMT-6`, `GMT+5:30`, `GMT+0` (AGT-20), in the digits of the language; no line ends behind its hyphen. `locale`: BCP 47. */
export function gmtText(offset: number, locale: string): string {
  const minutes = Math.round(Math.abs(offset) * 60);
  const rest = minutes % 60;
  const figures = `${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return `GMT${offset < 0 ? '-\u2060' : '+'}${localDigits(figures, locale)}`;
}
