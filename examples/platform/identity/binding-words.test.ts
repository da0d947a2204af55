import { describe, expect, it } from 'vitest';
import type { Language } from '../languages.js';
import { codeText, noticeText, replaceText, takenText } from './binding-words.js';
import { TRANSLATED } from '../languages.js';

const KINDS = ['email', 'mobile', 'google'] as const;
const UNTIL = Date.UTC(2026, 2, 4, 5, 6);

const texts = (language: Language) => [
  codeText('confirm', language, '493027'),
  codeText('owner', language, '493027'),
  takenText(language),
  ...KINDS.flatMap(kind => [
    replaceText(kind, language, '493027'),
    noticeText('bound', kind, language),
    ...(['changed', 'released'] as const).flatMap(what => [noticeText(what, kind, language), noticeText(what, kind, language, UNTIL)]),
  ]),
];
const values = (text: string) => text.match(/Nova Palace|493027|2026-03-04 05:06|UTC/g);

describe.each(TRANSLATED)('what is written about a binding in %s', language => {
  it('I18-01 is said in it, with every value of the English, and of each kind by its name', () => {
    const [own, english] = [texts(language), texts('EN')];
    expect(own.map(values)).toEqual(english.map(values));
    expect(own.filter((text, at) => text === english[at] || /undefined|"| {2}/.test(text))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  });
});
