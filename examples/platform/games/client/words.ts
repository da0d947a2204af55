import { localDigits } from '../../../../src/texts/forms/local-digits.js';
import type { Written } from '../../written.js';
import { AR } from './words/ar.js';
import { EN, type Words } from './words/en.js';
import { ES } from './words/es.js';
import { PT } from './words/pt.js';
import { TH } from './words/th.js';
import { VI } from './words/vi.js';
import { ZH } from './words/zh.js';

export type { Words };

/** What all games say. */
export const WORDS: Written<Words> = { en: EN, es: ES, pt: PT, zh: ZH, vi: VI, th: TH, ar: AR };

/** Letters that run from right to left: of Arabic, Persian, Urdu and Hebrew. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

let reader = 'en';

/** In whose digits figures stand. `locale`: BCP 47. */
export function countIn(locale: string): void {
  reader = locale;
}

/** Puts values into a text: `fill('Line {line}', { line: 3 })`. In one that runs from right to left each stands by itself, so that no figure is turned round. */
export function fill(text: string, values: Record<string, string | number>): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const shown = typeof value === 'number' ? localDigits(value, reader) : value;
    return isRightToLeft ? `\u2068${shown}\u2069` : shown;
  });
}
