import { expect, it } from 'vitest';
import { remarkText } from './words.js';
import { TRANSLATED } from '../languages.js';

const NAMES = new Map([[3, 'Football shirt']]);

it('PTS-04 a remark names money as the pages write it, in either language', () => {
  const all = (language: 'EN' | 'ES') =>
    ['deposit:123456789', 'convert:50', 'played:100000'].map(remark => remarkText(remark, language, NAMES, '$'));
  expect(all('EN')).toEqual(['Deposit of $1,234,567.89', 'Converted into $0.50 of balance', 'Bets of $1,000.00']);
  expect(all('ES')).toEqual(['Depósito de $1,234,567.89', 'Convertidos en $0.50 de saldo', 'Apuestas por $1,000.00']);
});

it.each(TRANSLATED)('PTS-04 I18-01 every remark is said in %s, with its value', language => {
  const remarks = ['deposit:123450', 'convert:123450', 'played:123450', 'reward:3', 'mission:3', 'prize:3', 'returned:3'];
  const [own, english] = ([language, 'EN'] as const).map(each => remarks.map(remark => remarkText(remark, each, NAMES, '$')));
  expect(own!.filter((text, at) => text === english![at] || text.includes('{}'))).toEqual([]);
  const values = (text: string) =>
    text
      .replace(/(?<=\d)[.,](?=\d)/g, '')
      .match(/\$|\d+|Football shirt/g)
      ?.sort();
  expect(own!.map(values)).toEqual(english!.map(values));
});

it('PTS-04 the sign of the money stands where the language has it; in English where the sentence is', () => {
  const deposit = (language: 'PT' | 'VI' | 'DE') => remarkText('deposit:123450', language, NAMES, '€');
  expect(deposit('PT')).toMatch(/€\s1\.234,50$/);
  expect(deposit('VI')).toMatch(/1\.234,50\s€$/);
  expect(deposit('DE')).toBe('Deposit of €1,234.50');
});

it('PTS-04 a remark names a reward; what is no such remark stays as it is', () => {
  expect(remarkText('returned:3', 'ES', NAMES, '$')).toBe('Devolución: Football shirt');
  expect(['Thank you', 'deposit:-5', 'other:5'].map(remark => remarkText(remark, 'EN', NAMES, '$'))).toEqual([
    'Thank you',
    'deposit:-5',
    'other:5',
  ]);
});
