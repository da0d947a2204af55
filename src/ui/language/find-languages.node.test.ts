import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageName, languageTag } from '../../texts/languages.js';
import { findLanguages, likelyFirst } from './find-languages.js';

const all = LANGUAGES.map(code => ({ code, name: languageName(code), tag: languageTag(code)! }));
const found = (typed: string, reader = 'en') => findLanguages(all, typed, reader).map(({ code }) => code);

describe('a language among forty', () => {
  it.each([
    ['by its own name', 'Español', 'en', ['ES']],
    ['without its marks', 'espanol', 'en', ['ES']],
    ['by its English name, whatever the reader’s', 'german', 'es', ['DE']],
    ['by its name in the reader’s language', 'alemán', 'es-MX', ['DE']],
    ['in its own script', '中文', 'en', ['TW', 'ZH']],
    ['by a part of it', 'tiếng', 'en', ['VI']],
    ['by its code', 'tl', 'en', ['TL']],
  ])('is found %s', (_how, typed, reader, codes) => expect(found(typed, reader).sort()).toEqual(codes));

  it('is not there when nothing is called so', () => expect(found('xyzzy')).toEqual([]));

  it('stands first when it is that of now or the reader’s, the others by their names', () => {
    const codes = likelyFirst(all, 'AR', ['pt-PT', 'zh-TW', 'en-GB']).map(({ code }) => code);
    expect(codes.slice(0, 5)).toEqual(['AR', 'PT', 'TW', 'ZH', 'EN']);
    const rest = codes.slice(5).map(languageName);
    expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b)));
    expect(new Set(codes).size).toBe(40);
  });
});
