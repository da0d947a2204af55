import { expect, it } from 'vitest';
import { readDecimal } from './read-decimal.js';

it.each([
  ['0', 2, 0],
  ['12', 2, 1_200],
  ['12.5', 2, 1_250],
  ['12.50', 2, 1_250],
  ['0.01', 2, 1],
  ['7', 0, 7],
  ['0.005', 3, 5],
  ['9999999999999', 2, 999_999_999_999_900],
  ['9999999999999', 0, 9_999_999_999_999],
])('%s with %i places is %i', (text, places, units) => expect(readDecimal(text, places)).toBe(units));

it.each([
  ['', 2],
  ['.5', 2],
  ['5.', 2],
  ['1.005', 2],
  ['1.5', 0],
  ['01', 2],
  ['-1', 2],
  ['+1', 2],
  [' 1', 2],
  ['1 ', 2],
  ['1e3', 2],
  ['0x10', 2],
  ['1,5', 2],
  ['x1', 2],
  ['1x', 2],
  ['Infinity', 2],
  ['10000000000000', 0],
  ['9999999999999.999', 3],
])('“%s” with %i places is nothing', (text, places) => expect(readDecimal(text, places)).toBeUndefined());
