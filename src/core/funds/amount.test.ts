import { describe, expect, it } from 'vitest';
import { amountFault, minorUnitsOf, typedOf } from './amount.js';

const format = (minor: number) => `$${(minor / 100).toFixed(2)}`;

describe('amounts as people type them', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['0,07', 7],
    [' 1 200.00 ', 120_000],
    ['1,200.00', 120_000],
    ['1,200', 120_000],
    ['9999999999.99', 999_999_999_999],
    ['1.000,50', 100_050],
    ['1.000.000', 100_000_000],
    ['1 000,5', 100_050],
  ])('%s is %i minor units', (typed, minor) => {
    expect(minorUnitsOf(typed)).toBe(minor);
  });
  it.each([
    '',
    '-5',
    '1.005',
    '1e3',
    '12,',
    '.5',
    'abc',
    '1,20,00',
    '12345678901',
    '0x10',
    '0,005',
    '1.999',
    '+1',
    '1.000',
    '1.00,50',
    '٣',
    '1_000',
    'Infinity',
  ])('“%s” is no amount', typed => {
    expect(minorUnitsOf(typed)).toBeUndefined();
  });
  it('writes back what it reads', () => {
    for (const minor of [1, 50, 1200, 1250, 123_456_789]) expect(minorUnitsOf(typedOf(minor))).toBe(minor);
  });
  it('CON-48 names the limit that is broken, and both where nothing usable was typed', () => {
    const limits = { min: 500, max: 100_000, available: 2_000 };
    // Nobody is offered more than there is.
    const range = { min: '$5.00', max: '$20.00' };
    expect(amountFault('  ', limits, format)).toEqual({ key: 'wallet.amount-range', values: range });
    for (const typed of ['0', '-10', '7.001', 'ten'])
      expect(amountFault(typed, limits, format)).toEqual({ key: 'wallet.amount-range-wrong', values: range });
    expect(amountFault('', { available: 2_000 }, format)).toEqual({ key: 'wallet.amount-empty' });
    expect(amountFault('-10', { available: 2_000 }, format)).toEqual({ key: 'wallet.amount-wrong' });
    expect(amountFault('4.99', limits, format)).toEqual({ key: 'wallet.amount-low', values: { min: '$5.00' } });
    expect(amountFault('1000.01', limits, format)).toEqual({ key: 'wallet.amount-more', values: { available: '$20.00' } });
    expect(amountFault('20.01', limits, format)).toEqual({ key: 'wallet.amount-more', values: { available: '$20.00' } });
    expect(amountFault('20', limits, format)).toBeUndefined();
    expect(amountFault('1000.01', { ...limits, available: 500_000 }, format)).toEqual({
      key: 'wallet.amount-high',
      values: { max: '$1000.00' },
    });
    expect(amountFault('20', { ...limits, available: 499 }, format), 'too little to withdraw at all').toEqual({
      key: 'wallet.amount-short',
      values: { available: '$4.99', min: '$5.00' },
    });
    expect(amountFault('99999999999999', limits, format)).toEqual({ key: 'wallet.amount-more', values: { available: '$20.00' } });
    expect(amountFault('99999999999999', {}, format)).toEqual({ key: 'wallet.amount-wrong' });
  });
});
