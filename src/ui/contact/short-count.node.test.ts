import { expect, it } from 'vitest';
import { shortCount } from './short-count.js';

it.each([
  [7, 'en', '7'],
  [99, 'en', '99'],
  [100, 'en', '99+'],
  [12_345, 'fa', '۹۹+'],
  [7, 'bn', '৭'],
])('%s is marked in %s as %s', (count, locale, mark) => expect(shortCount(count, locale)).toBe(mark));
