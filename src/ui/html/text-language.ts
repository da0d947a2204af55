import { languageDirection } from '../../texts/languages.js';
import { tagOfText } from './tag-of-text.js';

/** Attributes of a text that may be in another language than the page; without a code its own letters say where it begins. */
export function textLanguage(code: string | undefined): { lang?: string; dir: 'ltr' | 'rtl' | 'auto' } {
  const tag = tagOfText(code);
  return code && tag ? { lang: tag, dir: languageDirection(code.toUpperCase()) } : { dir: 'auto' };
}
