import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import commonEn from './en.js';
import commonEs from './es.js';

type Texts = Readonly<Record<string, string>>;
const SETS = join(import.meta.dirname, '../texts');
const names = readdirSync(SETS).flatMap(file => /^(.+)-en\.ts$/.exec(file)?.[1] ?? []);
const load = (language: string) => Promise.all(names.map(async name => ((await import(`${SETS}/${name}-${language}.ts`)) as { default: Texts }).default));
const [setsEn, setsEs] = [await load('en'), await load('es')];

const en: Texts = Object.assign({}, commonEn, ...setsEn);
const es: Texts = Object.assign({}, commonEs, ...setsEs);
const placeholders = (text: string) => (text.match(/\{\{\s*\w+\s*\}\}/g) ?? []).sort();
const entries = Object.entries(en);

describe('locales', () => {
  it('I18-01 EN and ES hold the same keys', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(en).sort());
    for (const [index, name] of names.entries()) expect(Object.keys(setsEs[index]!).sort(), name).toEqual(Object.keys(setsEn[index]!).sort());
  });

  it('no key stands in two files', () => {
    const keys = [commonEn, ...setsEn].flatMap(texts => Object.keys(texts));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('I18-02 no text is empty', () => {
    for (const texts of [en, es]) expect(Object.values(texts).filter(text => !text.trim())).toEqual([]);
  });

  it('I18-06 both languages fill in the same values', () => {
    const differing = entries.filter(([key, text]) => String(placeholders(text)) !== String(placeholders(es[key] ?? '')));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('keys are a block and a kebab-case name', () => {
    expect(Object.keys(en).filter(key => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+(_(zero|one|two|few|many|other))?$/.test(key))).toEqual([]);
  });
});
