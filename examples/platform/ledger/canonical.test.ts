import { describe, expect, it } from 'vitest';
import { hashOf } from './canonical.js';

describe('hashOf', () => {
  it('INV-04 is one for equal values, whatever the order of their fields, and without those that say nothing', () => {
    const one = { amount: 100, to: { bank: 'ACB', number: '1' }, lines: [1, 2] };
    expect(hashOf(one)).toBe(hashOf({ lines: [1, 2], to: { number: '1', bank: 'ACB' }, amount: 100 }));
    expect(hashOf({ ...one, note: undefined })).toBe(hashOf(one));
    expect(hashOf({ b: 1, a: 2, c: 3 })).toBe(hashOf({ c: 3, a: 2, b: 1 }));
  });

  it.each([
    ['the order of a list', [1, 2], [2, 1]],
    ['a list and its fields by number', [1], { 0: 1 }],
    ['nothing and an empty object', null, {}],
    ['a field of nothing and none', { note: null }, {}],
    ['a number and its text', { amount: 1 }, { amount: '1' }],
    ['a value further within', { to: { bank: 'ACB' } }, { to: { bank: 'VCB' } }],
    ['which field has the value', { a: 1 }, { b: 1 }],
  ])('INV-04 tells %s apart', (_, one, other) => {
    expect(hashOf(one)).not.toBe(hashOf(other));
  });
});
