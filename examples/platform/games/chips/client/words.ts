import type { Written } from '../../../written.js';
import type { ChipTableName } from '../chip-tables.js';
import { AR } from './words/ar.js';
import { EN, type ChipsWords } from './words/en.js';
import { ES } from './words/es.js';
import { PT } from './words/pt.js';
import { TH } from './words/th.js';
import { VI } from './words/vi.js';
import { ZH } from './words/zh.js';

export type { ChipsWords };

export const CHIPS_WORDS: Written<ChipsWords> = { en: EN, es: ES, pt: PT, zh: ZH, vi: VI, th: TH, ar: AR };

/** The name of a spot; the wheel's spots are named by what they pay. */
export function spotName(t: ChipsWords, spot: string): string {
  const pays = /^x(\d+)$/.exec(spot)?.[1];
  return pays === undefined ? t[spot as keyof ChipsWords] : t.times.replace('{pays}', pays);
}

export function rulesText(t: ChipsWords, table: ChipTableName): string {
  return `${t[`rules-${table}`]}|${t.drawn}`;
}
