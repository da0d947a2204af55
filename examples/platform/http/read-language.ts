import { languageOf, spokenTo, type Language } from '../languages.js';

/** The language in which a request is answered: the one that it names, the first of readers where it names none, English for one that we do not have. */
export function readLanguage(asked: unknown): Language {
  return asked === undefined || typeof asked === 'string' ? spokenTo(languageOf(asked)) : 'EN';
}
