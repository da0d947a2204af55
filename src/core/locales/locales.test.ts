import { describe, expect, it } from 'vitest';
import gamesEn from '../texts/games-en.js';
import gamesEs from '../texts/games-es.js';
import identityEn from '../texts/identity-en.js';
import identityEs from '../texts/identity-es.js';
import commonEn from './en.js';
import commonEs from './es.js';

const en = { ...commonEn, ...identityEn, ...gamesEn };
const es = { ...commonEs, ...identityEs, ...gamesEs };
const placeholders = (text: string) => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort();
const entries = Object.entries<string>(en);

describe('locales', () => {
  it('I18-01 EN and ES hold the same keys', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
  });

  it('no key stands in two files', () => {
    const files = [commonEn, identityEn, gamesEn];
    expect(Object.keys(en)).toHaveLength(files.reduce((sum, file) => sum + Object.keys(file).length, 0));
  });

  it('I18-02 no text is empty', () => {
    for (const texts of [en, es]) expect(Object.values<string>(texts).filter(text => !text.trim())).toEqual([]);
  });

  it('I18-06 both languages fill in the same values', () => {
    const differing = entries.filter(([key, text]) => String(placeholders(text)) !== String(placeholders(es[key as keyof typeof es])));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('keys are a block and a kebab-case name', () => {
    expect(Object.keys(en).filter(key => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+(_(zero|one|two|few|many|other))?$/.test(key))).toEqual([]);
  });
});
