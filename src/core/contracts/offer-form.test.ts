import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../api/wire/errors.js';
import { checkOffer, EMPTY_OFFER, offerFaults, percentOf, type TypedOffer } from './offer-form.js';

const faults = (change: Partial<TypedOffer>) =>
  Object.fromEntries(
    Object.entries(checkOffer({ ...EMPTY_OFFER, account: 'dan', ...change }).wrong).map(([field, { key }]) => [field, key]),
  );

describe('an offer as it is typed', () => {
  it('AGT-30, AGT-36 rates are percentages from 0 to 100 with two decimals, a point or a comma', () => {
    expect(['5', '2.5', '7,25', ' 3 % ', '100', '0'].map(percentOf)).toEqual([5, 2.5, 7.25, 3, 100, 0]);
    expect(['100.01', '101', '-1', '1.234', 'a', ''].map(percentOf)).toEqual(Array(6).fill(undefined));
  });

  it('AGT-38 levels need what they pay and ask for more from one to the next', () => {
    expect(faults({ kind: 'daily', tiers: [{ betAmount: '500' }] })).toEqual({ 'tiers.0.rate': 'contract.value-empty' });
    expect(faults({ kind: 'daily', tiers: [{ betAmount: '500', rate: '0' }] })).toEqual({ 'tiers.0.rate': 'contract.pays-nothing' });
    expect(
      faults({
        kind: 'hour',
        tiers: [
          { betAmount: '500', amount: '5' },
          { betAmount: '500', amount: '6' },
        ],
      }),
    ).toEqual({ 'tiers.1.betAmount': 'contract.not-rising' });
    expect(
      faults({
        tiers: [
          { validBet: '500', activeMembers: '3', rate: '5' },
          { validBet: '500', activeMembers: '4', rate: '6' },
        ],
      }),
    ).toEqual({});
    expect(
      faults({
        tiers: [
          { validBet: '500', activeMembers: '3', rate: '5' },
          { validBet: '900', activeMembers: '2', rate: '6' },
        ],
      }),
    ).toEqual({ 'tiers.1.activeMembers': 'contract.not-rising' });
    expect(
      faults({
        kind: 'daily',
        tiers: [
          { betAmount: '500', rate: '1' },
          { betAmount: '900', rate: '1' },
        ],
      }),
    ).toEqual({ 'tiers.1.rate': 'contract.not-paying-more' });
    expect(faults({ tiers: [{ rate: '5' }, { validBet: 'x', rate: '6' }] })).toEqual({ 'tiers.1.validBet': 'contract.amount-wrong' });
  });

  it('AGT-33, AGT-34, AGT-35 conditions may stay away; a real-time salary needs one of its rates', () => {
    expect(checkOffer({ ...EMPTY_OFFER, kind: 'realtime', account: ' dan ', lossSalaryRate: '0.6' }).offer).toEqual({
      kind: 'realtime',
      account: 'dan',
      period: 'monthly',
      tiers: [],
      minBetAmount: 0,
      minActiveMembers: 0,
      feeRate: 0,
      singleBettingAmount: 0,
      profitSalaryRate: 0,
      lossSalaryRate: 0.6,
    });
    expect(faults({ kind: 'realtime' })).toEqual({ profitSalaryRate: 'contract.rates-empty' });
    expect(faults({ kind: 'realtime', profitSalaryRate: '1', minActiveMembers: '1.5', minBetAmount: '-1' })).toEqual({
      minActiveMembers: 'contract.count-wrong',
      minBetAmount: 'contract.amount-wrong',
    });
  });

  it('AGT-34 amounts are minor units, also the least that must be bet', () => {
    expect(
      checkOffer({ ...EMPTY_OFFER, kind: 'hour', account: 'dan', minBetAmount: '1,000.50', tiers: [{ betAmount: '300', amount: '4.5' }] })
        .offer,
    ).toMatchObject({ minBetAmount: 100_050, tiers: [{ betAmount: 30_000, amount: 450 }] });
  });

  it('the platform’s words have texts; one that is new is said all the same', () => {
    const refused = new PlatformError('bad-request', '', { fields: { account: 'not-downline', 'tiers.0.rate': 'new-word' } });
    const offer = { kind: 'hour', tiers: [{ amount: 500 }, { amount: 600 }] } as const;
    expect(offerFaults(refused, offer)).toEqual({
      account: { key: 'contract.not-downline' },
      'tiers.0.rate': { key: 'contract.value-wrong' },
    });
    expect(offerFaults(new Error('cut'), offer)).toEqual({});
    expect(offerFaults(new PlatformError('bad-request', '', { fields: { tiers: 'too-high' } }), offer)).toEqual({
      'tiers.1.amount': { key: 'contract.too-high' },
    });
  });
});
