import { languageDirection, languageTag } from '../../texts/languages.js';

/** Attributes of a text that may be in another language than the page; without a code its own letters say where it begins. */
export function textLanguage(code: string | undefined): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  const tag = tagOfText(code);
  return code && tag ? { lang: tag, dir: languageDirection(code.toUpperCase()) } : { dir: 'auto' };
}

/** Its tag alone, for a name in a line of its own, whose letters say where they begin. */
export function tagOfText(code: string | undefined): string | undefined {
  return code && languageTag(code.toUpperCase());
}
