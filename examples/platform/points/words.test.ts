import { expect, it } from 'vitest';
import { remarkText } from './words.js';

const NAMES = new Map([[3, 'Football shirt']]);

it('PTS-04 a remark names money as the pages write it, in either language', () => {
  const all = (language: 'EN' | 'ES') =>
    ['deposit:123456789', 'convert:50', 'played:100000'].map(remark => remarkText(remark, language, NAMES, '$'));
  expect(all('EN')).toEqual(['Deposit of $1,234,567.89', 'Converted into $0.50 of balance', 'Bets of $1,000.00']);
  expect(all('ES')).toEqual(['Depósito de $1,234,567.89', 'Convertidos en $0.50 de saldo', 'Apuestas por $1,000.00']);
});

it('PTS-04 a remark names a reward; what is no such remark stays as it is', () => {
  expect(remarkText('returned:3', 'ES', NAMES, '$')).toBe('Devolución: Football shirt');
  expect(['Thank you', 'deposit:-5', 'other:5'].map(remark => remarkText(remark, 'EN', NAMES, '$'))).toEqual([
    'Thank you',
    'deposit:-5',
    'other:5',
  ]);
});
