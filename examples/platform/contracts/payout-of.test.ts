import { describe, expect, it } from 'vitest';
import { payoutOf, type Figures } from './payout-of.js';

type Terms = Parameters<typeof payoutOf>[0];
const TIER = { valid_bet: null, profit_loss: null, active_members: null, bet_amount: null, rate: null, amount: null };
const terms = (changes: Partial<Terms>): Terms => ({
  kind: 'daily',
  min_bet_amount: 0,
  min_active_members: 0,
  fee_rate: 0,
  profit_salary_rate: null,
  loss_salary_rate: null,
  tiers: [],
  ...changes,
});
const figures = (changes: Partial<Figures>): Figures => ({
  validBet: 0,
  result: 0,
  activeMembers: 1,
  profitBet: 0,
  lossBet: 0,
  ...changes,
});
const pays = (of: Partial<Terms>, own: Partial<Figures>, sofar: Partial<Figures> = own) =>
  payoutOf(terms(of), figures(own), figures(sofar));

describe('what a contract pays', () => {
  it('AGT-31 INV-20 a daily wage pays the rate of the highest tier that the day’s bets reach', () => {
    const tiers = [
      { ...TIER, bet_amount: 1_000, rate: 50 },
      { ...TIER, bet_amount: 10_000, rate: 125 },
    ];
    expect(pays({ tiers }, { validBet: 999 })).toEqual({ state: 'no-tier', rate: null, gross: 0, fee: 0, amount: 0 });
    expect(pays({ tiers }, { validBet: 1_000 })).toEqual({ state: 'paid', rate: 50, gross: 5, fee: 0, amount: 5 });
    expect(pays({ tiers }, { validBet: 9_999 })).toMatchObject({ rate: 50, amount: 49 });
    expect(pays({ tiers }, { validBet: 10_000 })).toMatchObject({ rate: 125, amount: 125 });
  });

  it('AGT-27 AGT-28 AGT-29 AGT-30 a dividend shares what the team has lost, and a tier needs its bets, its loss and its active members', () => {
    const tiers = [
      { ...TIER, rate: 500 },
      { ...TIER, valid_bet: 20_000, profit_loss: 5_000, active_members: 3, rate: 1_000 },
    ];
    const dividend = (own: Partial<Figures>) => pays({ kind: 'dividend', tiers }, own);
    const full = { validBet: 20_000, result: -5_000, activeMembers: 3 };
    expect(dividend(full)).toMatchObject({ state: 'paid', rate: 1_000, amount: 500 });
    expect(dividend({ ...full, validBet: 19_999 })).toMatchObject({ rate: 500, amount: 250 });
    expect(dividend({ ...full, result: -4_999 })).toMatchObject({ rate: 500, amount: 249 });
    expect(dividend({ ...full, activeMembers: 2 })).toMatchObject({ rate: 500, amount: 250 });
    expect(dividend({ ...full, result: 5_000 })).toEqual({ state: 'nothing', rate: 500, gross: 0, fee: 0, amount: 0 });
  });

  it('AGT-32 an hourly wage pays the amount of the tier that the hour’s bets reach', () => {
    const tiers = [
      { ...TIER, bet_amount: 5_000, amount: 200 },
      { ...TIER, bet_amount: 50_000, amount: 2_500 },
    ];
    expect(pays({ kind: 'hour', tiers }, { validBet: 4_999 })).toMatchObject({ state: 'no-tier' });
    expect(pays({ kind: 'hour', tiers }, { validBet: 49_999 })).toMatchObject({ state: 'paid', rate: null, amount: 200 });
    expect(pays({ kind: 'hour', tiers }, { validBet: 50_000 })).toMatchObject({ amount: 2_500 });
  });

  it('AGT-33 OP-68 a real-time salary pays one rate of what was staked on bets that won, another of those that lost', () => {
    const rates = { kind: 'realtime' as const, profit_salary_rate: 20, loss_salary_rate: 50 };
    expect(pays(rates, { validBet: 30_000, profitBet: 10_000, lossBet: 20_000 })).toMatchObject({ state: 'paid', gross: 120, amount: 120 });
    expect(pays(rates, { validBet: 30_000 })).toMatchObject({ state: 'nothing', amount: 0 });
    expect(pays({ ...rates, profit_salary_rate: 1, loss_salary_rate: 0 }, { validBet: 9_999, profitBet: 9_999 })).toMatchObject({
      state: 'nothing',
      gross: 0,
    });
  });

  it('AGT-34 AGT-35 INV-20 below the minimum bets or the minimum active members of the period so far nothing is paid', () => {
    const of = { tiers: [{ ...TIER, bet_amount: 0, rate: 100 }], min_bet_amount: 10_000, min_active_members: 2 };
    const own = { validBet: 5_000, activeMembers: 1 };
    expect(pays(of, own, { validBet: 9_999, activeMembers: 2 })).toMatchObject({ state: 'below-minimum', amount: 0 });
    expect(pays(of, own, { validBet: 10_000, activeMembers: 1 })).toMatchObject({ state: 'below-minimum', amount: 0 });
    expect(pays(of, own, { validBet: 10_000, activeMembers: 2 })).toMatchObject({ state: 'paid', amount: 50 });
  });

  it('AGT-36 INV-20 the fee is taken off what the contract brings', () => {
    const of = { tiers: [{ ...TIER, bet_amount: 0, rate: 100 }], fee_rate: 1_250 };
    expect(pays(of, { validBet: 100_000 })).toMatchObject({ gross: 1_000, fee: 125, amount: 875 });
    expect(pays({ ...of, fee_rate: 10_000 }, { validBet: 100_000 })).toMatchObject({ state: 'nothing', gross: 0, fee: 0, amount: 0 });
  });
});
