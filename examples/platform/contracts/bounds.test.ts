import { describe, expect, it } from 'vitest';
import { aboveBound, upTo, type Bound } from './bounds.js';
import { excessOver, type ContractTier, type Terms } from './terms.js';

const tier = (changes: Partial<ContractTier>): ContractTier => ({
  valid_bet: null,
  profit_loss: null,
  active_members: null,
  bet_amount: null,
  rate: null,
  amount: null,
  ...changes,
});
const terms = (changes: Partial<Terms>): Terms => ({
  kind: 'daily',
  period: 'daily',
  profit_salary_rate: null,
  loss_salary_rate: null,
  tiers: [],
  ...changes,
});
const live = (profit: number | null, loss: number | null) =>
  terms({ kind: 'realtime', profit_salary_rate: profit, loss_salary_rate: loss });
const dividend = (period: Terms['period'], ...rates: number[]) =>
  terms({ kind: 'dividend', period, tiers: rates.map(rate => tier({ rate })) });
const bound = (changes: Partial<Bound>): Bound => ({ holds: true, highest: 0, profit: 0, loss: 0, period: null, ...changes });

describe('what can be passed on (OP-34)', () => {
  it.each([
    [
      'nothing of a kind that its giver has not',
      terms({ tiers: [tier({ rate: 900 })] }),
      bound({ holds: false }),
      { kind: 'none-received' },
    ],
    ['as much as the giver has', terms({ tiers: [tier({ rate: 100 }), tier({ rate: 300 })] }), bound({ highest: 300 }), {}],
    [
      'no more than the giver has',
      terms({ tiers: [tier({ rate: 100 }), tier({ rate: 301 })] }),
      bound({ highest: 300 }),
      { tiers: 'too-high' },
    ],
    [
      'of an hourly salary no higher amount',
      terms({ kind: 'hour', tiers: [tier({ amount: 501 })] }),
      bound({ highest: 500 }),
      { tiers: 'too-high' },
    ],
    [
      'both rates of a real-time salary up to their own bounds, whatever the tiers of others',
      live(20, 50),
      bound({ profit: 20, loss: 50 }),
      {},
    ],
    ['no higher rate of won bets', live(21, 50), bound({ profit: 20, loss: 50 }), { profitSalaryRate: 'too-high' }],
    ['no higher rate of lost bets', live(20, 51), bound({ profit: 20, loss: 50 }), { lossSalaryRate: 'too-high' }],
    ['a rate that is left out', live(null, null), bound({}), {}],
    ['a dividend as often as the giver’s', dividend('weekly', 100), bound({ highest: 100, period: 'weekly' }), {}],
    ['a dividend less often', dividend('monthly', 100), bound({ highest: 100, period: 'weekly' }), {}],
    ['no dividend more often', dividend('daily', 100), bound({ highest: 100, period: 'weekly' }), { period: 'too-often' }],
    [
      'other kinds as often as one likes',
      terms({ period: 'daily', tiers: [tier({ rate: 1 })] }),
      bound({ highest: 1, period: 'monthly' }),
      {},
    ],
    ['a dividend of the house, which has no period', dividend('daily', 100), bound({ highest: 100 }), {}],
  ])('%s', (_, offered, given, above) => {
    expect(aboveBound(offered, given)).toEqual(above);
  });

  it('what is above the bound is paid up to there, and what is below stays', () => {
    const most = bound({ highest: 300, profit: 20, loss: 50 });
    expect(upTo(dividend('daily', 100, 900), most).tiers).toEqual([tier({ rate: 100 }), tier({ rate: 300 })]);
    expect(upTo(terms({ kind: 'hour', tiers: [tier({ amount: 250 }), tier({ amount: 999 })] }), most).tiers).toEqual([
      tier({ amount: 250 }),
      tier({ amount: 300 }),
    ]);
    expect(upTo(live(90, 10), most)).toMatchObject({ profit_salary_rate: 20, loss_salary_rate: 10 });
    expect(upTo(live(10, 90), most)).toMatchObject({ profit_salary_rate: 10, loss_salary_rate: 50 });
    expect(upTo(dividend('daily', 1), most)).toMatchObject({ profit_salary_rate: null, loss_salary_rate: null });
  });
});

describe('AGT-42 OP-34 a contract is above another', () => {
  it.each([
    ['by its highest tier', dividend('weekly', 100, 500), dividend('weekly', 300), ['too-high']],
    ['not by as much', dividend('weekly', 300), dividend('weekly', 100, 300), []],
    [
      'not when lower',
      terms({ kind: 'hour', tiers: [tier({ amount: 100 })] }),
      terms({ kind: 'hour', tiers: [tier({ amount: 200 })] }),
      [],
    ],
    [
      'by an amount',
      terms({ kind: 'hour', tiers: [tier({ amount: 201 })] }),
      terms({ kind: 'hour', tiers: [tier({ amount: 200 })] }),
      ['too-high'],
    ],
    ['by its rate of won bets alone', live(21, 10), live(20, 50), ['too-high']],
    ['by its rate of lost bets alone', live(10, 51), live(20, 50), ['too-high']],
    ['not by the same rates', live(20, 50), live(20, 50), []],
    ['by a rate where the other has none', live(1, null), live(null, null), ['too-high']],
    ['by a lost one where the other has none', live(null, 1), live(null, null), ['too-high']],
    ['a dividend that is settled more often', dividend('daily', 100), dividend('weekly', 100), ['too-often']],
    ['and not one that is settled as often or less', dividend('monthly', 100), dividend('weekly', 100), []],
    ['another kind never by how often', terms({ period: 'daily' }), terms({ period: 'monthly' }), []],
    ['by both', dividend('daily', 200), dividend('weekly', 100), ['too-high', 'too-often']],
  ] as const)('%s', (_, one, other, excess) => {
    expect(excessOver(one, other)).toEqual(excess);
  });
});
