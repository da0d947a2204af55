import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const CORE = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Keys of each file of a language: the common one and the sets. */
const filesOf = async (language: string) =>
  Promise.all(
    [
      `locales/${language}.ts`,
      ...readdirSync(join(CORE, 'texts'))
        .filter(name => name.endsWith(`-${language}.ts`))
        .map(name => `texts/${name}`),
    ].map(async path => ((await import(join(CORE, path))) as { default: Readonly<Record<string, string>> }).default),
  );
const [enFiles, esFiles, arFiles] = await Promise.all(['en', 'es', 'ar'].map(filesOf));
const all = (files: typeof enFiles = []): Readonly<Record<string, string>> => Object.assign({}, ...files);
const en = all(enFiles);
const es = all(esFiles);
const ar = all(arFiles);
const entries = Object.entries(en);
/** The number that a plural form is chosen by. */
const COUNTED = /^\{\{(?:count|number|points|shown|target)\}\}$/;
/** What is called the same in every script. */
const NAMES = /^(?:Facebook|Google Authenticator|LINE|Skype|Telegram|VIP|WeChat|WhatsApp|Zalo)$/;

describe('locales', () => {
  it('I18-01 EN and ES hold the same keys', () => {
    expect(entries.length).toBeGreaterThan(400);
    for (const [index, file] of (enFiles ?? []).entries())
      expect(Object.keys(esFiles?.[index] ?? {}).sort()).toEqual(Object.keys(file).sort());
  });

  it('no key stands in two files', () => {
    for (const files of [enFiles, esFiles, arFiles]) {
      const keys = (files ?? []).flatMap(file => Object.keys(file));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('no text is empty', () => {
    for (const texts of [en, es, ar]) expect(Object.entries(texts).filter(([, text]) => !text.trim())).toEqual([]);
  });

  it('both languages fill in the same values', () => {
    const differing = entries.filter(([key, text]) => String(placeholders(text)) !== String(placeholders(es[key] ?? '')));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('keys are a block and a kebab-case name', () => {
    expect(Object.keys(en).filter(key => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+(_(zero|one|two|few|many|other))?$/.test(key))).toEqual([]);
  });

  it('I18-01 OP-48 Arabic holds every text that English does, in the same file, and none besides', () => {
    const stems = (file: Readonly<Record<string, string>> = {}) => [...new Set(Object.keys(file).map(stem))].sort();
    expect(arFiles).toHaveLength(enFiles?.length ?? 0);
    for (const [index, file] of (enFiles ?? []).entries()) expect(stems(arFiles?.[index])).toEqual(stems(file));
    // A text that counts in one language counts in the other.
    const counted = (texts: Readonly<Record<string, string>>) =>
      stems(Object.fromEntries(Object.entries(texts).filter(([key]) => stem(key) !== key)));
    expect(counted(ar)).toEqual(counted(en));
  });

  it('OP-48 Arabic fills in what English does; only where it says none, one and two in words, their number is left out', () => {
    const differing = Object.entries(ar).filter(([key, text]) => {
      const wanted = placeholders(en[key] ?? en[`${stem(key)}_other`] ?? '');
      const inWords = /_(?:zero|one|two)$/.test(key);
      const given = placeholders(text);
      return (
        String(given) !== String(wanted) &&
        !(inWords && given.every(value => wanted.includes(value)) && wanted.every(value => given.includes(value) || COUNTED.test(value)))
      );
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('OP-48 no Arabic text is an English one', () => {
    expect(
      Object.entries(ar)
        .filter(
          ([, text]) =>
            !/\p{Script=Arabic}/u.test(text.replace(/\{\{.*?\}\}/g, '')) &&
            /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')) &&
            !NAMES.test(text),
        )
        .map(([key]) => key),
    ).toEqual([]);
  });

  it('I18-01 each language has every plural form that its grammar knows', () => {
    for (const [tag, texts] of Object.entries({ en, 'es-MX': es, ar })) {
      // Spanish has “many” for millions only, where the form of “other” reads as well.
      const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.filter(form => tag === 'ar' || form !== 'many');
      const stems = new Set(
        Object.keys(texts)
          .filter(key => stem(key) !== key)
          .map(stem),
      );
      expect([...stems].flatMap(key => forms.map(form => `${key}_${form}`)).filter(key => !(key in texts))).toEqual([]);
    }
  });
});

/** A key without its plural form. */
function stem(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

function placeholders(text: string): string[] {
  return (text.match(/\{\{.*?\}\}/g) ?? []).sort();
}
