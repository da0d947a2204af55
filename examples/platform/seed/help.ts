import { eachLanguage } from '../languages.js';
import type { Written } from '../written.js';
import { ar } from './help-words/ar.js';
import { en } from './help-words/en.js';
import { es } from './help-words/es.js';
import { HELP_KEYS, type HelpWords } from './help-words/form.js';
import { pt } from './help-words/pt.js';
import { th } from './help-words/th.js';
import { vi } from './help-words/vi.js';
import { zh } from './help-words/zh.js';

const WORDS: Written<HelpWords> = { ar, en, es, pt, th, vi, zh };

/** Rows of the help centre in each language that it is written in, in the order in which they are listed. */
export function helpEntries() {
  return HELP_KEYS.flatMap((key, sort) =>
    eachLanguage(WORDS).map(([lang, words]) => {
      const [title, body] = words[key];
      return { key, lang, title, body, sort };
    }),
  );
}
