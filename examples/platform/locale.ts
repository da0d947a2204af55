import { languageDirection, languageTag } from '../../src/texts/languages.js';
import type { Lang } from './written.js';

/** As Intl names the language: whose figures and times are written. Also for the browser. */
export function localeOf(lang: Lang): string {
  return languageTag(lang.toUpperCase()) ?? lang;
}

/** The `lang` of a page that shows it. */
export function tagOf(lang: Lang): string {
  return lang === 'tw' ? 'zh-Hant' : lang;
}

/** The `dir` of a page that shows it. */
export function directionOf(lang: Lang): 'ltr' | 'rtl' {
  return languageDirection(lang.toUpperCase());
}
