import type { Written } from '../../../written.js';
import { AR } from './words/ar.js';
import { EN, type InstantWords } from './words/en.js';
import { ES } from './words/es.js';
import { PT } from './words/pt.js';
import { TH } from './words/th.js';
import { VI } from './words/vi.js';
import { ZH } from './words/zh.js';

export type { InstantWords };

export const INSTANT_WORDS: Written<InstantWords> = { en: EN, es: ES, pt: PT, zh: ZH, vi: VI, th: TH, ar: AR };
