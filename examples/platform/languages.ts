import { FIRST_LANGUAGE, LANGUAGES, languageTag, type LanguageCode } from '../../src/texts/languages.js';
import type { Lang, Written } from './written.js';

/** A language of the widgets' table: what the platform has in it is said in it, the rest in English. */
export type Language = LanguageCode;
/** What is written in English, and in any other language that it is written in. */
export type InLanguages<T> = Readonly<Partial<Record<Language, T>> & { EN: T }>;
/** What the platform says by itself is written in each of these. */
export const SPOKEN_LANGUAGES = ['EN', 'ES', 'PT', 'ZH', 'VI', 'TH', 'AR'] as const satisfies readonly Language[];
/** Those that English is put into. */
export const TRANSLATED = SPOKEN_LANGUAGES.filter(code => code !== 'EN');
/** An operator writes in each of these. */
export const OPERATORS_LANGUAGES = ['EN', 'ES'] as const satisfies readonly Language[];
export type OperatorsLanguage = (typeof OPERATORS_LANGUAGES)[number];

/** The language of a code such as `ES`, or a tag such as `es-MX`; English for one that we do not have, the first of readers where none is named. */
export function languageOf(code: string = FIRST_LANGUAGE): Language {
  const named = code.toLowerCase();
  const tagOf = (one: Language) => (languageTag(one) ?? '').toLowerCase();
  return (
    LANGUAGES.find(one => named === one.toLowerCase() || named === tagOf(one)) ??
    LANGUAGES.find(one => named.split('-')[0] === one.toLowerCase()) ??
    LANGUAGES.find(one => named.split('-')[0] === tagOf(one).split('-')[0]) ??
    'EN'
  );
}

/** In which language the platform speaks to readers of one: to those of traditional Chinese in simplified, which it is written in. */
export function spokenTo(language: Language): Language {
  return language === 'TW' ? 'ZH' : language;
}

export function langOf(language: Language): Lang {
  return language.toLowerCase() as Lang;
}

export function inLanguage<T>(texts: InLanguages<T>, language: Language): T {
  return texts[language] ?? texts.EN;
}

/** The language of what that answers. */
export function languageIn(texts: InLanguages<unknown>, language: Language): Language {
  return language in texts ? language : 'EN';
}

/** What is written, with the code of its language. */
export function eachLanguage<T>(texts: Written<T>): [Language, T][] {
  return LANGUAGES.flatMap(code => {
    const own = texts[langOf(code)];
    return own === undefined ? [] : [[code, own]];
  });
}

/** The same of each language's words. */
export function pickInEach<T, Picked>(texts: Written<T>, pick: (own: T) => Picked): Written<Picked> {
  const picked = eachLanguage(texts).map(([code, own]) => [langOf(code), pick(own)] as const);
  return { ...Object.fromEntries(picked), en: pick(texts.en) };
}

/** The same as rows keep it: JSON, by code. */
export function asRow<T>(texts: Written<T>): string {
  return JSON.stringify(Object.fromEntries(eachLanguage(texts)));
}

/** Rows' words as the chat’s room and the games name languages. */
export function asWritten<T>({ EN, ...others }: InLanguages<T>): Written<T> {
  return { ...Object.fromEntries(Object.entries(others).map(([code, text]) => [code.toLowerCase(), text])), en: EN };
}

/** The same for every language that an operator writes in. */
export function forOperatorsLanguages<T>(make: (language: OperatorsLanguage) => T): Record<OperatorsLanguage, T> {
  return Object.fromEntries(OPERATORS_LANGUAGES.map(code => [code, make(code)])) as Record<OperatorsLanguage, T>;
}

/** Of rows in the language and in English: each in the language, where it stands in it too. `keyOf`: what a row and its translation share. */
export function ownOrEnglish<Row extends { lang: string }>(
  rows: readonly Row[],
  language: Language,
  keyOf: (row: Row) => string | number,
): Row[] {
  const own = new Set(rows.filter(row => row.lang === language).map(keyOf));
  return rows.filter(row => row.lang === language || !own.has(keyOf(row)));
}
