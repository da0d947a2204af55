import { languageDirection, languageTag } from '../../texts/languages.js';

/** Attributes of a text that may be in another language than the page; without a code its own letters say where it begins. */
export function textLanguage(code: string | undefined): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  const tag = code && languageTag(code.toUpperCase());
  return code && tag ? { lang: tag, dir: languageDirection(code.toUpperCase()) } : { dir: 'auto' };
}
