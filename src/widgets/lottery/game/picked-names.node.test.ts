import { describe, expect, it } from 'vitest';
import { pickedNames } from './picked-names.js';

const say = (key: string) => `<${key}>`;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

describe('what a bet is on', () => {
  it('LOT-14 names sides in words and numbers as they are, place by place', () => {
    expect(pickedNames([['odd', 'even']], say, 'en')).toEqual([
      { place: 0, names: ['<lottery.side-odd>', '<lottery.side-even>'], more: 0 },
    ]);
    expect(pickedNames([['1', '2'], ['3']], say, 'en')).toEqual([
      { place: 0, names: ['1', '2'], more: 0 },
      { place: 1, names: ['3'], more: 0 },
    ]);
  });

  it('writes numbers in the digits of the language', () => {
    expect(pickedNames([['07', '12']], say, 'fa')[0]).toMatchObject({ names: ['۰۷', '۱۲'] });
  });

  it('names twelve, and of more than that eleven and how many more there are', () => {
    expect(pickedNames([numbers(12)], say, 'en')[0]).toMatchObject({ names: numbers(12), more: 0 });
    expect(pickedNames([numbers(40)], say, 'en')[0]).toMatchObject({ names: numbers(11), more: 29 });
  });
});
