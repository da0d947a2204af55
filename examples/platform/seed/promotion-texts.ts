import type { Written } from '../written.js';
import { ar } from './promotion-words/ar.js';
import { en } from './promotion-words/en.js';
import { es } from './promotion-words/es.js';
import type { PromotionsWords } from './promotion-words/form.js';
import { pt } from './promotion-words/pt.js';
import { th } from './promotion-words/th.js';
import { vi } from './promotion-words/vi.js';
import { zh } from './promotion-words/zh.js';

export const PROMOTION_WORDS: Written<PromotionsWords> = { ar, en, es, pt, th, vi, zh };
