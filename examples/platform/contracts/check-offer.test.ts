import { describe, expect, it } from 'vitest';
import { checkOffer, type WireOffer } from './check-offer.js';

const offer = (changes: Partial<WireOffer>): WireOffer => ({
  kind: 'daily',
  period: 'daily',
  minBetAmount: '',
  minActiveMembers: '',
  feeRate: '',
  tiers: [{ betAmount: 100, rate: 1 }],
  ...changes,
});
const wrong = (changes: Partial<WireOffer>) => checkOffer(offer(changes)).wrong;
const LIVE = { kind: 'realtime' as const, tiers: [], profitSalaryRate: 0.2, lossSalaryRate: '0.5' };

describe('terms of an offer', () => {
  it('are read into minor units and hundredths of a percent', () => {
    const tiers = [{ validBet: '1000.50', profitLoss: 200, activeMembers: '3', rate: 3.14 }];
    expect(
      checkOffer(offer({ kind: 'dividend', period: 'semimonthly', minBetAmount: 10.1, minActiveMembers: 2, feeRate: '1.5', tiers })),
    ).toEqual({
      wrong: {},
      terms: {
        kind: 'dividend',
        period: 'semimonthly',
        min_bet_amount: 1_010,
        min_active_members: 2,
        fee_rate: 150,
        single_betting_amount: null,
        profit_salary_rate: null,
        loss_salary_rate: null,
        tiers: [{ valid_bet: 100_050, profit_loss: 20_000, active_members: 3, bet_amount: null, rate: 314, amount: null }],
      },
    });
    expect(checkOffer(offer({ ...LIVE, singleBettingAmount: 5 })).terms).toMatchObject({
      single_betting_amount: 500,
      profit_salary_rate: 20,
      loss_salary_rate: 50,
      tiers: [],
    });
    expect(checkOffer(offer({ kind: 'hour', tiers: [{ betAmount: 50, amount: 2.5, rate: 9 }] })).terms.tiers).toEqual([
      { valid_bet: null, profit_loss: null, active_members: null, bet_amount: 5_000, rate: null, amount: 250 },
    ]);
  });

  it.each([
    ['a rate above 100', { tiers: [{ betAmount: 1, rate: 100.01 }] }, { 'tiers.0.rate': 'invalid' }],
    ['a rate of three decimals', { tiers: [{ betAmount: 1, rate: 1.005 }] }, { 'tiers.0.rate': 'invalid' }],
    ['a rate of 0', { tiers: [{ betAmount: 1, rate: 0 }] }, { 'tiers.0.rate': 'required' }],
    ['an amount below 0', { minBetAmount: -1 }, { minBetAmount: 'invalid' }],
    ['an amount that is none', { minBetAmount: 'much', feeRate: Infinity }, { minBetAmount: 'invalid', feeRate: 'invalid' }],
    [
      'an amount that only a program reads',
      { minBetAmount: '0x10', feeRate: '1e1', minActiveMembers: '1e2' },
      { minBetAmount: 'invalid', feeRate: 'invalid', minActiveMembers: 'invalid' },
    ],
    ['an amount of three decimals', { minBetAmount: '1.999' }, { minBetAmount: 'invalid' }],
    ['half a member', { minActiveMembers: 1.5 }, { minActiveMembers: 'invalid' }],
    ['a missing figure', { tiers: [{ rate: 1 }] }, { 'tiers.0.betAmount': 'required' }],
    ['no tier', { tiers: [] }, { tiers: 'required' }],
    ['eleven tiers', { tiers: Array.from({ length: 11 }, (_, index) => ({ betAmount: index, rate: index + 1 })) }, { tiers: 'invalid' }],
    ['a period that there is not', { period: 'yearly' }, { period: 'invalid' }],
    ['no period', { period: '' }, { period: 'required' }],
    [
      'a real-time salary without rates',
      { ...LIVE, profitSalaryRate: '', lossSalaryRate: undefined },
      { profitSalaryRate: 'required', lossSalaryRate: 'required' },
    ],
    ['a real-time salary that pays nothing', { ...LIVE, profitSalaryRate: 0, lossSalaryRate: 0 }, { profitSalaryRate: 'required' }],
    ['a real-time salary without its rate of losses', { ...LIVE, lossSalaryRate: '' }, { lossSalaryRate: 'required' }],
    [
      'a rate of won bets that is none, beside 0 of lost ones',
      { ...LIVE, profitSalaryRate: 'x', lossSalaryRate: 0 },
      { profitSalaryRate: 'invalid' },
    ],
    [
      '0 of won bets beside a rate of lost ones that is none',
      { ...LIVE, profitSalaryRate: 0, lossSalaryRate: 'x' },
      { lossSalaryRate: 'invalid' },
    ],
    [
      'a figure of another kind',
      { minBetAmount: ['10'], minActiveMembers: true },
      { minBetAmount: 'invalid', minActiveMembers: 'invalid' },
    ],
    ['a tier without its rate', { tiers: [{ betAmount: 1 }] }, { 'tiers.0.rate': 'required' }],
    [
      'a wrong tier before one that does not rise',
      {
        tiers: [
          { betAmount: 100, rate: 'x' },
          { betAmount: 50, rate: 1 },
        ],
      },
      { 'tiers.0.rate': 'invalid' },
    ],
    ['a real-time salary with tiers', { ...LIVE, tiers: [{ betAmount: 1, rate: 1 }] }, { tiers: 'invalid' }],
  ])('%s is refused', (_, changes, fields) => {
    expect(wrong(changes)).toEqual(fields);
  });

  it.each([
    [
      'a rate of 100 and of 0.01',
      {
        tiers: [
          { betAmount: 1, rate: 0.01 },
          { betAmount: 2, rate: 100 },
        ],
      },
    ],
    ['ten tiers', { tiers: Array.from({ length: 10 }, (_, index) => ({ betAmount: index, rate: index + 1 })) }],
    ['a real-time salary of won bets alone', { ...LIVE, lossSalaryRate: 0 }],
    ['a real-time salary of lost bets alone', { ...LIVE, profitSalaryRate: 0 }],
    ['figures that are left out', { minBetAmount: null, minActiveMembers: undefined }],
    ['figures with spaces around them', { minBetAmount: ' 10 ', feeRate: '100 ' }],
  ])('%s is taken', (_, changes) => {
    expect(wrong(changes)).toEqual({});
  });

  it('AGT-34 AGT-35 AGT-36 minimums and fee that are left out are 0', () => {
    expect(checkOffer(offer({})).terms).toMatchObject({ min_bet_amount: 0, min_active_members: 0, fee_rate: 0 });
  });

  it('of more than ten tiers the first ten are read', () => {
    const tiers = Array.from({ length: 11 }, (_, index) => ({ betAmount: index, rate: index === 10 ? 'x' : index + 1 }));
    expect(checkOffer(offer({ tiers }))).toMatchObject({ wrong: { tiers: 'invalid' }, terms: { tiers: { length: 10 } } });
  });

  it('tiers rise: each pays more than the one before and asks for more', () => {
    const dividend = (...tiers: Record<string, number>[]) => wrong({ kind: 'dividend', tiers });
    expect(dividend({ rate: 1 }, { validBet: 100, rate: 2 }, { validBet: 100, activeMembers: 3, rate: 3 })).toEqual({});
    expect(dividend({ rate: 1 }, { rate: 2 })).toEqual({ 'tiers.1.rate': 'not-rising' });
    expect(dividend({ validBet: 100, rate: 2 }, { validBet: 200, rate: 2 })).toEqual({ 'tiers.1.rate': 'not-rising' });
    expect(dividend({ validBet: 100, profitLoss: 50, rate: 1 }, { validBet: 200, profitLoss: 40, rate: 2 })).toEqual({
      'tiers.1.rate': 'not-rising',
    });
  });
});
