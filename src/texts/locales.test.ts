import { describe, expect, it } from 'vitest';
import { isWholeLanguage, LANGUAGES, languageTag, type LanguageCode } from './languages.js';
import { textFiles } from './text-files.js';

type Texts = Readonly<Record<string, string>>;
/** The sets of a language in the order of English; one that it lacks is empty. */
const filesOf = (code: LanguageCode): Promise<Texts[]> =>
  Promise.all(
    Object.values<Partial<Record<LanguageCode, () => Promise<{ default: Texts }>>>>(textFiles).map(
      async files => (await files[code]?.())?.default ?? {},
    ),
  );
const codes = Object.keys(LANGUAGES) as LanguageCode[];
const filesByCode = new Map(await Promise.all(codes.map(async code => [code, await filesOf(code)] as const)));
const all = (code: LanguageCode): Texts => Object.assign({}, ...(filesByCode.get(code) ?? []));
const [enFiles = [], arFiles = []] = (['EN', 'AR'] as const).map(code => filesByCode.get(code));
const en = all('EN');
const ar = all('AR');
const whole = codes.filter(isWholeLanguage);
const stems = (file: Texts = {}) => [...new Set(Object.keys(file).map(stem))].sort();
const entries = Object.entries(en);
/** The number that a plural form is chosen by. */
const COUNTED = /^\{\{(?:count|number|points|shown|target)\}\}$/;
/** What is called the same in every script. */
const NAMES = /^(?:Facebook|Google Authenticator|LINE|Skype|Telegram|VIP|WeChat|WhatsApp|Zalo)$/;

describe('locales', () => {
  it('I18-01 EN and ES hold the same keys', () => {
    expect(entries.length).toBeGreaterThan(400);
    expect(whole).toEqual(expect.arrayContaining(['EN', 'ES']));
    for (const code of whole)
      for (const [index, file] of enFiles.entries()) expect([code, stems(filesByCode.get(code)?.[index])]).toEqual([code, stems(file)]);
  });

  it('OP-48 a language that is not whole has no text that English does not have, and none in another file', () => {
    for (const files of filesByCode.values())
      for (const [index, file] of enFiles.entries()) expect(stems(file)).toEqual(expect.arrayContaining(stems(files[index])));
  });

  it('no key stands in two files', () => {
    for (const files of filesByCode.values()) {
      const keys = files.flatMap(file => Object.keys(file));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  it('no text is empty', () => {
    for (const code of codes) expect(Object.entries(all(code)).filter(([, text]) => !text.trim())).toEqual([]);
  });

  it('what is whole fills in the values of English', () => {
    for (const code of whole) {
      const texts = all(code);
      const differing = entries.filter(([key, text]) => String(placeholders(text)) !== String(placeholders(texts[key] ?? '')));
      expect([code, ...differing.map(([key]) => key)]).toEqual([code]);
    }
  });

  it('keys are a block and a kebab-case name', () => {
    expect(Object.keys(en).filter(key => !/^[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+(_(zero|one|two|few|many|other))?$/.test(key))).toEqual([]);
  });

  it('I18-01 OP-48 Arabic holds every text that English does, in the same file, and none besides', () => {
    for (const [index, file] of enFiles.entries()) expect(stems(arFiles?.[index])).toEqual(stems(file));
    // A text that counts in one language counts in the other.
    const counted = (texts: Texts) => stems(Object.fromEntries(Object.entries(texts).filter(([key]) => stem(key) !== key)));
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
    for (const code of codes) {
      const texts = all(code);
      // Spanish and its kin have “many” for millions only, where the form of “other” reads as well.
      const rules = new Intl.PluralRules(languageTag(code));
      const forms = rules.resolvedOptions().pluralCategories.filter(form => form !== 'many' || rules.select(11) === 'many');
      const counting = new Set(
        Object.keys(texts)
          .filter(key => stem(key) !== key)
          .map(stem),
      );
      expect([...counting].flatMap(key => forms.map(form => `${key}_${form}`)).filter(key => !(key in texts))).toEqual([]);
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
