import type { Written } from '../../../written.js';
import { AR } from './words/ar.js';
import { EN, type SportsWords } from './words/en.js';
import { ES } from './words/es.js';
import { PT } from './words/pt.js';
import { TH } from './words/th.js';
import { VI } from './words/vi.js';
import { ZH } from './words/zh.js';

export type { SportsWords };

export const SPORTS_WORDS: Written<SportsWords> = { en: EN, es: ES, pt: PT, zh: ZH, vi: VI, th: TH, ar: AR };
