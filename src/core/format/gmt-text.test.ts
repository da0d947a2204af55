import { expect, it } from 'vitest';
import { gmtText } from './gmt-text.js';

it('AGT-20 names its distance from Greenwich', () => {
  expect([-6, 0, 5.5, -3.5, 13].map(offset => gmtText(offset, 'en'))).toEqual([
    'GMT-\u20606',
    'GMT+0',
    'GMT+5:30',
    'GMT-\u20603:30',
    'GMT+13',
  ]);
  expect(gmtText(5.5, 'fa')).toBe('GMT+۵:۳۰');
});
