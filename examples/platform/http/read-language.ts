import { langOf, languageOf, spokenTo, type Language } from '../languages.js';
import { FURTHER_WORDS } from '../words/index.js';

/** The language in which a request is answered: the one that it names, the first of readers where it names none, English for one that we do not have. */
export function readLanguage(asked: unknown): Language {
  return asked === undefined || typeof asked === 'string' ? spokenTo(languageOf(asked)) : 'EN';
}

/** The same of a page of games or chat, which stand in further languages. */
export function readPageLanguage(asked: unknown): Language {
  const own = typeof asked === 'string' ? languageOf(asked) : undefined;
  return own && langOf(own) in FURTHER_WORDS ? own : readLanguage(asked);
}
