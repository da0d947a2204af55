import { expect, it } from 'vitest';
import { figuresIn } from './figures.js';

it.each([
  ['en', '1,800.50', '2.5', '1.94×', '96.50 %', 'a, b'],
  ['es', '1,800.50', '2.5', '1.94×', '96.50 %', 'a, b'],
  ['pt', '1.800,50', '2,5', '1,94×', '96,50%', 'a, b'],
  ['vi', '1.800,50', '2,5', '1,94×', '96,50%', 'a, b'],
  ['zh', '1,800.50', '2.5', '1.94×', '96.50%', 'a，b'],
  ['fi', '1\u00a0800,50', '2,5', '1,94×', '96,50\u00a0%', 'a, b'],
  ['fa', '۱٬۸۰۰٫۵۰', '۲٫۵', '۱٫۹۴×', '۹۶٫۵۰٪', 'a، b'],
  ['tr', '1.800,50', '2,5', '1,94×', '%96,50', 'a, b'],
  ['ar', '1,800.50', '2.5', '1.94×', '96.50%', 'a، b'],
] as const)('figures stand as a reader of %s writes them', (lang, ...written) => {
  const { decimals, figure, times, percent, list } = figuresIn(lang);
  expect([decimals(1800.5), figure(2.5), times(194), percent(96.5, 'fixed'), list(['a', 'b'])]).toEqual(written);
});

it('a whole multiple has no decimals', () => {
  expect(figuresIn('pt').times(200)).toBe('2×');
});
