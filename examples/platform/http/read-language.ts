import { languageOf, type Language } from '../languages.js';

/** The language that a request names: the first of readers where it names none, English for one that we do not have. */
export function readLanguage(asked: unknown): Language {
  return asked === undefined || typeof asked === 'string' ? languageOf(asked) : 'EN';
}
