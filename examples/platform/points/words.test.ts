import { expect, it } from 'vitest';
import { plainDigits } from '../../../src/core/format/plain-digits.js';
import { remarkWords } from './words.js';
import { LANGUAGES } from '../../../src/texts/languages.js';
import type { Language } from '../languages.js';

const NAMES = new Map([[3, { name: 'Football shirt', lang: 'EN' }]]);
/** The platform speaks to readers of traditional Chinese in simplified. */
const WRITTEN = LANGUAGES.filter(code => code !== 'EN' && code !== 'TW');
const say = (remark: string, language: Language, symbol = '$') => remarkWords(remark, language, NAMES, symbol).remark;

it('PTS-04 a remark names money as the pages write it, in either language', () => {
  const all = (language: 'EN' | 'ES') => ['deposit:123456789', 'convert:50', 'played:100000'].map(remark => say(remark, language));
  expect(all('EN')).toEqual(['Deposit of $1,234,567.89', 'Converted into $0.50 of balance', 'Bets of $1,000.00']);
  expect(all('ES')).toEqual(['Depósito de $1,234,567.89', 'Convertidos en $0.50 de saldo', 'Apuestas por $1,000.00']);
});

it.each(WRITTEN)('PTS-04 I18-01 every remark is said in %s, with its value', language => {
  const remarks = ['deposit:123450', 'convert:123450', 'played:123450', 'reward:3', 'mission:3', 'prize:3', 'returned:3'];
  const [own, english] = ([language, 'EN'] as const).map(each => remarks.map(remark => say(remark, each)));
  expect(own!.filter((text, at) => text === english![at] || text.includes('{}'))).toEqual([]);
  const values = (text: string) =>
    text
      .replace(/\p{Nd}/gu, plainDigits)
      .replace(/(?<=\d)[^\d$](?=\d)/g, '')
      .match(/\$|\d+|Football shirt/g)
      ?.sort();
  expect(own!.map(values)).toEqual(english!.map(values));
});

it('PTS-04 the sign of the money stands where the language has it, and of the decimals too', () => {
  const deposit = (language: 'PT' | 'VI' | 'DE') => say('deposit:123450', language, '€');
  expect(deposit('PT')).toMatch(/€\s1\.234,50$/);
  expect(deposit('VI')).toMatch(/1\.234,50\s€$/);
  expect(deposit('DE')).toMatch(/1\.234,50\s€$/);
});

it('PTS-04 a remark names a reward; what is no such remark stays as it is', () => {
  expect(say('returned:3', 'ES')).toBe('Devolución: Football shirt');
  expect(['Thank you', 'deposit:-5', 'other:5'].map(remark => say(remark, 'EN'))).toEqual(['Thank you', 'deposit:-5', 'other:5']);
});

it('PTS-04 a remark says its language; from right to left what fills it stands apart', () => {
  expect(remarkWords('reward:3', 'DE', NAMES, '$').lang).toBe('DE');
  expect(remarkWords('reward:3', 'TW', NAMES, '$').lang).toBe('EN');
  expect(remarkWords('Thank you', 'DE', NAMES, '$').lang).toBe('');
  for (const language of ['AR', 'FA', 'HE', 'UR'] as const) expect(say('returned:3', language)).toContain('\u2068Football shirt\u2069');
});
