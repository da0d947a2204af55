import type { LanguageCode } from '../../src/texts/languages.js';

/** A language of the widgets' table in small letters, as the seed, the games and the chat's room name it. */
export type Lang = Lowercase<LanguageCode>;
/** What is written in English, and in any other language that it is written in. Also for the browser: nothing but types comes with it. */
export type Written<T> = Readonly<Partial<Record<Lang, T>> & { en: T }>;

/** What is written in the language, or in English where it is missing there. */
export function writtenIn<T>(texts: Written<T>, lang: Lang): T {
  return texts[lang] ?? texts.en;
}

/** What is written, for a reader of `code`, such as `ES`, with the language that it then is in. */
export function writtenFor(code: string, texts: Written<string>): { lang: Lang; text: string } {
  const lang = langShown(code, texts);
  return { lang, text: writtenIn(texts, lang) };
}

/** In which language a reader of `code`, such as `ES` or `es-MX`, reads all of these: the own one, or English where one of them is missing there. */
export function langShown(code: string, first: Written<unknown>, ...further: readonly Written<unknown>[]): Lang {
  const own = Object.keys(first).find((lang): lang is Lang => code.toLowerCase().split('-')[0] === lang);
  return own && further.every(texts => own in texts) ? own : 'en';
}
