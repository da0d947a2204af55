import { expect, it } from 'vitest';
import { localDigits } from './local-digits.js';

it.each([
  ['en', '1:02:05'],
  ['ar', '1:02:05'],
  ['fa', '۱:۰۲:۰۵'],
  ['bn', '১:০২:০৫'],
  ['my', '၁:၀၂:၀၅'],
])('figures in the digits of %s', (locale, written) => expect(localDigits('1:02:05', locale)).toBe(written));
it('all that is no digit stays', () => expect(localDigits('GMT-6 ×', 'fa')).toBe('GMT-۶ ×'));
