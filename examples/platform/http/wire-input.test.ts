import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { minorUnits, wholeNumber } from './wire-input.js';

const amount = v.object({ amount: minorUnits(0) });
const AS_WRITTEN: readonly (readonly [sent: unknown, minor: number])[] = [
  ['12', 1_200],
  ['12.5', 1_250],
  ['12.50', 1_250],
  ['0.07', 7],
  [' 3 ', 300],
  ['', 0],
  [undefined, 0],
  [null, 0],
  [0.1, 10],
  [1e3, 100_000],
  [19.99, 1_999],
  [1_000_000.01, 100_000_001],
  ['9999999999.99', 999_999_999_999],
];
const REFUSED: readonly unknown[] = [
  '0x10',
  '0b1',
  '0o7',
  '1e3',
  '1E3',
  '0.005',
  '1.999',
  0.005,
  1.999,
  1e21,
  1e-7,
  '-10',
  -10,
  '-0.01',
  '+5',
  '1,50',
  '1.',
  '.5',
  '010',
  '1 000',
  '1_000',
  'Infinity',
  'NaN',
  '٣',
  '１２',
  '12\u0000',
  '99999999999999',
  true,
  [],
  {},
];

describe('amounts on the wire', () => {
  it.each(AS_WRITTEN)('%o is %i minor units', (sent, minor) => expect(v.parse(amount, { amount: sent }).amount).toBe(minor));

  it.each(REFUSED)('%o is refused by the name of the field, never rounded to another amount', sent => {
    const { success, issues } = v.safeParse(amount, { amount: sent });
    expect(success).toBe(false);
    expect(issues?.map(issue => v.getDotPath(issue))).toEqual(['amount']);
  });
});

it.each(['0x10', '1e1', '1.0', '٣', ' +1', 'Infinity'])('“%s” is no whole number', sent => {
  expect(v.safeParse(wholeNumber(1, 100, 1), sent).success).toBe(false);
});
