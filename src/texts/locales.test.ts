import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkTexts, keysOf, type Texts } from './check-texts.js';
import { GLOSSARY_TERMS } from './glossary-terms.js';
import { LANGUAGES, USUAL_LANGUAGES, type LanguageCode } from './languages.js';
import { WEIGHTY_KEYS } from './weighty-keys.js';
import { wholeTexts } from './whole-texts.js';

interface Notes {
  address: string;
  quotes: string;
  terms: Record<string, [words: string, seen: string]>;
  same: Record<string, string>;
  secondReading: { key: string; was: string; is: string }[];
}

const HERE = dirname(fileURLToPath(import.meta.url));
const sets = new Map(await Promise.all(LANGUAGES.map(async code => [code, await wholeTexts(code)] as const)));
const setsOf = (code: LanguageCode) => sets.get(code)!;
const all = (code: LanguageCode): Texts => Object.assign({}, ...Object.values(setsOf(code)));
const english = all('EN');
const translated = LANGUAGES.filter(code => code !== 'EN');
const notesOf = (code: LanguageCode): Partial<Notes> => {
  const file = join(HERE, code.toLowerCase(), 'notes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Notes) : {};
};
/** Quotation marks of a typewriter, which no language prints. */
const TYPEWRITTEN = /"|(?<!\p{L})'|'(?!\p{L})/u;

describe('texts', () => {
  it('keys are a block and a kebab-case name, and English is said once', () => {
    expect(Object.keys(english).length).toBeGreaterThan(1_900);
    expect(Object.keys(english).filter(key => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+(_(one|other))?$/.test(key))).toEqual([]);
    expect(Object.values(setsOf('EN')).reduce((sum, set) => sum + Object.keys(set).length, 0)).toBe(Object.keys(english).length);
  });

  it('weighty keys are sixty of the keys there are', () => {
    expect(new Set(WEIGHTY_KEYS).size).toBe(60);
    expect(WEIGHTY_KEYS.filter(key => !keysOf(english, 'EN').some(one => one === key || one === `${key}_other`))).toEqual([]);
  });

  it('I18-01 CON-56 what pages offer unasked is whole', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining([...USUAL_LANGUAGES]));
  });
});

describe.each(translated)('texts in %s', code => {
  it('I18-02 OP-48 are whole: every key in its set, every plural form, every value, nothing left in English', () => {
    for (const [set, texts] of Object.entries(setsOf(code)))
      expect([set, ...checkTexts(setsOf('EN')[set as 'common'], texts, code, notesOf(code).same)]).toEqual([set]);
  });

  it('are set in the language’s own marks', () => {
    expect(Object.entries(all(code)).filter(([, text]) => TYPEWRITTEN.test(text))).toEqual([]);
  });

  it('come with how the reader is addressed, the terms of the trade and where they were seen, and what a second reader changed', () => {
    const { address, quotes, terms = {}, same = {}, secondReading = [] } = notesOf(code);
    expect(address).toMatch(/\w{3}/);
    expect(quotes).toMatch(/^\S+/);
    expect(GLOSSARY_TERMS.filter(term => terms[term]?.length !== 2 || !terms[term].every(Boolean))).toEqual([]);
    expect(Object.entries(same).filter(([key, reason]) => !reason || all(code)[key] !== english[key])).toEqual([]);
    expect(secondReading.length).toBeGreaterThan(0);
    expect(secondReading.filter(({ key, was, is }) => !(key in all(code)) || was === is)).toEqual([]);
  });
});
