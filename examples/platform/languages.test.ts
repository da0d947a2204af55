import { describe, expect, it } from 'vitest';
import { readLanguage } from './http/read-language.js';
import { asRow, asWritten, eachLanguage, inLanguage, languageOf, ownOrEnglish } from './languages.js';

describe('content by language', () => {
  it('a code is the language that it begins with; one that we do not have is English, none the first of readers', () => {
    expect(['es-MX', 'EN', 'ar', 'xx', ''].map(code => languageOf(code))).toEqual(['ES', 'EN', 'AR', 'EN', 'EN']);
    expect(languageOf()).toBe('ES');
    expect(['TW', 'zh-Hant', 'zh-Hans', 'zh-CN', 'pt-PT'].map(code => languageOf(code))).toEqual(['TW', 'TW', 'ZH', 'ZH', 'PT']);
  });

  it('readers of traditional Chinese are answered in simplified Chinese, not in English', () => {
    expect(['TW', 'zh-Hant', 'ZH', 'JA', undefined].map(readLanguage)).toEqual(['ZH', 'ZH', 'ZH', 'JA', 'ES']);
  });

  it('what is not written in a language is said in English', () => {
    expect([inLanguage({ EN: 'Bet', ES: 'Apuesta' }, 'ES'), inLanguage({ EN: 'Bet', ES: 'Apuesta' }, 'AR')]).toEqual(['Apuesta', 'Bet']);
  });

  it('rows are taken in the language one by one, in the order in which they stand', () => {
    const rows = [
      { id: 1, lang: 'EN' },
      { id: 1, lang: 'AR' },
      { id: 2, lang: 'EN' },
    ];
    expect(ownOrEnglish(rows, 'AR', ({ id }) => id)).toEqual([
      { id: 1, lang: 'AR' },
      { id: 2, lang: 'EN' },
    ]);
  });

  it('content of the seed comes in the languages that it is written in, and nothing else of it does', () => {
    const entry = { key: 'rules', es: 'Reglas', en: 'Rules' };
    expect(eachLanguage(entry)).toEqual([
      ['EN', 'Rules'],
      ['ES', 'Reglas'],
    ]);
    expect(asRow(entry)).toBe('{"EN":"Rules","ES":"Reglas"}');
    expect(asWritten({ ES: 'Reglas', EN: 'Rules' })).toEqual({ en: 'Rules', es: 'Reglas' });
  });
});
