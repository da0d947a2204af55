import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { salaryRecordsAnswer, type ContractKind } from '../../../src/api/team/contracts.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { book } from '../ledger/book.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import { answerRequest, endContract, offerContract, holdContract } from './agreements.js';
import type { WireOffer } from './check-offer.js';
import { settleContracts } from './settle-contracts.js';
import { testTeam, type TestTeam } from './test-team.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** More than any team bets. */
const NEVER = 1_000_000_000_000;
const RECORDS: Record<ContractKind, string> = {
  dividend: '/wps/relay/MCS2_getDividendRecord',
  daily: '/wps/relay/MCS2_getDailySalRecord',
  hour: '/wps/relay/MCS2_getContractHourSalaryRecord',
  realtime: '/wps/relay/MCSFE_getRealTimeSalaryRecord',
};

let test: TestApp;
let team: TestTeam;
/** When the test begins: midnight of the platform's own zone, a Monday, the 1st of a month of 31 days. */
let month = Date.parse('2029-09-30T00:00:00-06:00');
let count = 0;
let agent: string;
let member: string;

beforeAll(async () => {
  test = await openTestApp();
  team = testTeam(test);
  await test.platform.clock.freeze();
});
afterAll(async () => {
  expect(await brokenInvariants(test.platform.db)).toEqual([]);
  await test.close();
});
/** An agent without contracts, with one member, at the beginning of a month; those of the tests before have ended. */
beforeEach(async () => {
  for (const { id } of await test.platform.db
    .selectFrom('contract')
    .select('id')
    .where('status', '=', 'active')
    .where('upline_id', 'is', null)
    .execute())
    await ends(id);
  month = nextMonth(Math.max(month, test.platform.clock.now()));
  await goTo(month);
  [agent, member] = [`wage${++count}`, `staker${count}`];
  await team.houseGives('demo_agent42', NEVER);
  await team.joins(agent, 'demo_agent42', 2);
  await team.joins(member, agent);
});

const goTo = (at: number) => test.platform.clock.set(at);
async function settles(at: number): Promise<void> {
  await goTo(at);
  await settleContracts(test.platform);
}
async function agrees(terms: Partial<WireOffer> & Pick<WireOffer, 'kind'>, to = agent, from = 'demo_agent42'): Promise<number> {
  const at = test.platform.clock.now();
  const wire = { period: 'daily', tiers: [], ...terms };
  const [uplineId, accountId] = [await team.idOf(from), await team.idOf(to)];
  const { value } = await test.platform.transact(trx => offerContract(trx, { uplineId, account: to, wire, now: () => at }));
  await test.platform.transact(trx =>
    answerRequest(trx, {
      accountId,
      requestId: value.requestId,
      kind: terms.kind,
      accepts: true,
      reason: '',
      now: () => at,
      gmtOffset: -6,
    }),
  );
  return value.contractId;
}
const ends = (id: number) =>
  test.platform.transact(async trx =>
    endContract(trx, await holdContract(trx, id), { by: 'upline', news: 'terminated', actor: 'a test', at: test.platform.clock.now() }),
  );
const payouts = (id: number) =>
  test.platform.db.selectFrom('salary_payout').selectAll().where('contract_id', '=', id).orderBy('period_from').execute();
const paid = async (id: number) =>
  (await payouts(id)).map(({ period_from, period_to, amount, state }) => [
    (period_from - month) / MINUTE,
    (period_to - month) / MINUTE,
    state === 'paid' ? amount : state,
  ]);
const balance = async (account = agent) => balanceOf(test.platform.db, await team.idOf(account));
const records = async (kind: ContractKind, query: Record<string, number> = {}) => {
  await test.platform.db
    .updateTable('account')
    .set({ password_changed_at: test.platform.clock.now() })
    .where('account', '=', agent)
    .execute();
  const token = await test.login(agent);
  return v.parse(salaryRecordsAnswer, readEnvelope('records', await test.call('GET', RECORDS[kind], { token, query })));
};
const live = { kind: 'realtime' as const, profitSalaryRate: 1, lossSalaryRate: 2 };
const dailyAt = (rate: number) => ({ kind: 'daily' as const, tiers: [{ betAmount: 0, rate }] });

describe('settling contracts', () => {
  it('CON-15 OP-68 a real-time salary is paid every five minutes, once for each that had bets', async () => {
    const id = await agrees({ ...live, singleBettingAmount: 10 });
    for (const each of ['b', 'c']) await team.joins(`wage${count}${each}`, 'demo_agent42', 2);
    await team.joins(`staker${count}b`, `wage${count}b`);
    const [other, idle] = [await agrees(live, `wage${count}b`), await agrees(live, `wage${count}c`)];
    await team.bets(`staker${count}b`, { stake: 6_000, at: month + MINUTE });
    await team.bets(member, { stake: 10_000, payout: 25_000, at: month + MINUTE });
    await team.bets(member, { stake: 5_000, at: month + 5 * MINUTE - 1 });
    await team.bets(member, { stake: 999, at: month + 2 * MINUTE });
    await team.bets(member, { stake: 3_000, payout: 3_000, at: month + 2 * MINUTE });
    await team.bets(member, { stake: 2_000, at: month + 5 * MINUTE });
    await settles(month + 5 * MINUTE - 1);
    expect(await paid(id)).toEqual([]);
    await settles(month + 5 * MINUTE);
    expect([await paid(id), await balance()]).toEqual([[[0, 5, 200]], 200]);
    await settles(month + 5 * MINUTE);
    await settles(month + 20 * MINUTE);
    expect([await paid(id), await balance()]).toEqual([
      [
        [0, 5, 200],
        [5, 10, 40],
      ],
      240,
    ]);
    await ends(other);
    await team.bets(`staker${count}b`, { stake: 7_000, at: month + 22 * MINUTE });
    await settles(month + 25 * MINUTE);
    expect([await paid(other), await paid(idle)], 'an ended one is not paid, nor one without bets').toEqual([[[0, 5, 120]], []]);
    expect((await payouts(id))[0]).toMatchObject({
      base_amount: 18_000,
      result: 10_000,
      profit_bet: 10_000,
      loss_bet: 5_000,
      active_members: 1,
    });
    expect(await records('realtime')).toMatchObject({
      total: 2,
      totalPages: 1,
      validBet: 20_000,
      gross: 240,
      fee: 0,
      amount: 240,
      list: [
        { amount: 40 },
        {
          account: 'demo_agent42',
          from: month,
          to: month + 5 * MINUTE,
          validBet: 18_000,
          result: 10_000,
          activeMembers: 1,
          profitBet: 10_000,
          lossBet: 5_000,
          rate: null,
          profitSalaryRate: 1,
          lossSalaryRate: 2,
          gross: 200,
          fee: 0,
          amount: 200,
          state: 'paid',
        },
      ],
    });
  });

  it('AGT-32 an hourly wage is paid each hour whose bets reach a tier', async () => {
    const id = await agrees({
      kind: 'hour',
      tiers: [
        { betAmount: 100, amount: 5 },
        { betAmount: 200, amount: 12 },
      ],
    });
    await team.bets(member, { stake: 10_000, at: month + 10 * MINUTE });
    await team.bets(member, { stake: 9_999, at: month + 59 * MINUTE });
    await team.bets(member, { stake: 9_999, at: month + HOUR });
    await team.bets(agent, { stake: 20_000, at: month + 2 * HOUR + 1 });
    await settles(month + HOUR);
    expect(await balance()).toBe(500);
    await settles(month + 5 * HOUR);
    expect(await paid(id)).toEqual([
      [0, 60, 500],
      [60, 120, 'no-tier'],
      [120, 180, 1_200],
    ]);
    expect((await records('hour')).list.map(({ state }) => state)).toEqual(['paid', 'no-tier', 'paid']);
  });

  it('AGT-31 a daily wage is paid for each day of the platform’s own zone; cancelled, open and other trees’ bets count as nothing', async () => {
    const id = await agrees(dailyAt(1.5));
    await team.joins(`below${count}`, agent, 2);
    await team.joins(`deep${count}`, `below${count}`);
    await team.bets(`deep${count}`, { stake: 20_000, payout: 90_000, at: month + DAY - 1 });
    await team.bets(member, { stake: 10_000, valid: 4_000, at: month + DAY });
    await team.bets(member, { stake: 50_000, status: 'cancelled', at: month + HOUR });
    await team.bets(member, { stake: 50_000, status: 'open', at: month + HOUR });
    await team.bets('demo_agent42', { stake: 50_000, at: month + HOUR });
    await settles(month + DAY - 1);
    expect(await paid(id)).toEqual([]);
    await settles(month + 2 * DAY);
    expect(await paid(id)).toEqual([
      [0, 24 * 60, 300],
      [24 * 60, 48 * 60, 60],
    ]);
  });

  it.each([
    ['daily', 1],
    ['weekly', 7],
    ['semimonthly', 15],
    ['monthly', 31],
  ] as const)('CON-69 a %s dividend is settled when its period is over, and shares what the team has lost in it', async (period, days) => {
    const id = await agrees({
      kind: 'dividend',
      period,
      tiers: [{ rate: 10 }, { validBet: 300, profitLoss: 100, activeMembers: 2, rate: 20 }],
      feeRate: 5,
    });
    await team.bets(member, { stake: 30_000, payout: 10_000, at: month });
    await team.bets(agent, { stake: 10_000, payout: 15_000, at: month + DAY - 1 });
    await team.bets(member, { stake: 40_000, at: month + days * DAY });
    await settles(month + days * DAY - 1);
    expect(await paid(id)).toEqual([]);
    await settles(month + days * DAY);
    expect(await paid(id)).toEqual([[0, days * 24 * 60, 2_850]]);
    expect(await records('dividend')).toMatchObject({
      list: [{ validBet: 40_000, result: -15_000, activeMembers: 2, rate: 20, gross: 3_000, fee: 150, amount: 2_850 }],
    });
  });

  it('AGT-34 AGT-35 CON-69 minimums count from the beginning of the contract’s period', async () => {
    const id = await agrees({ ...dailyAt(1), period: 'weekly', minBetAmount: 300, minActiveMembers: 2 });
    for (const [day, who] of [
      [0, member],
      [1, member],
      [2, agent],
      [7, member],
    ] as const)
      await team.bets(who, { stake: 15_000, at: month + day * DAY + HOUR });
    // A bet that counts as none makes nobody an active member.
    await team.bets(agent, { stake: 20_000, valid: 0, at: month + DAY + HOUR });
    await settles(month + 8 * DAY);
    expect((await payouts(id)).map(({ state, active_members: active }) => [state, active])).toEqual([
      ['below-minimum', 1],
      ['below-minimum', 1],
      ['paid', 1],
      ['below-minimum', 1],
    ]);
    expect(await balance()).toBe(150);
  });

  it('INV-20 only the part of a period counts in which the contract was active, and what it earned until its end is paid when its stretch is over', async () => {
    const noon = month + 12 * HOUR;
    await team.bets(member, { stake: 10_000, at: noon - 1 });
    await goTo(noon);
    const id = await agrees(dailyAt(1));
    await team.bets(member, { stake: 20_000, at: noon });
    await goTo(month + DAY + 6 * HOUR);
    await team.bets(member, { stake: 30_000, at: month + DAY + 6 * HOUR - 1 });
    await team.bets(member, { stake: 70_000, at: month + DAY + 6 * HOUR });
    await ends(id);
    await settleContracts(test.platform);
    expect(await paid(id)).toEqual([[12 * 60, 24 * 60, 200]]);
    await settles(month + 2 * DAY);
    expect(await paid(id)).toEqual([
      [12 * 60, 24 * 60, 200],
      [24 * 60, 30 * 60, 300],
    ]);
    expect(
      await test.platform.db.selectFrom('contract').select(['due_at', 'settled_until']).where('id', '=', id).executeTakeFirst(),
    ).toEqual({ due_at: null, settled_until: month + 30 * HOUR });
  });

  it('INV-20 a late run catches up period by period, in one go the stretches without bets', async () => {
    const ids = [await agrees(live), await agrees({ kind: 'hour', tiers: [{ betAmount: 100, amount: 5 }] }), await agrees(dailyAt(1))];
    for (const day of [0, 3, 9])
      for (const minute of [1, 2, 7, 65]) await team.bets(member, { stake: 10_000, at: month + day * DAY + minute * MINUTE });
    // Of the pool and of transactions alike.
    const asked = vi.spyOn(Object.getPrototypeOf(test.platform.db.getExecutor()) as { executeQuery: () => unknown }, 'executeQuery');
    await settles(month + 30 * DAY);
    const queries = asked.mock.calls.length;
    asked.mockRestore();
    expect((await Promise.all(ids.map(paid))).map(rows => rows.length)).toEqual([9, 6, 3]);
    expect((await paid(ids[0] ?? 0)).slice(0, 4)).toEqual([
      [0, 5, 400],
      [5, 10, 200],
      [65, 70, 200],
      [3 * 24 * 60, 3 * 24 * 60 + 5, 400],
    ]);
    expect((await paid(ids[2] ?? 0)).map(([, , amount]) => amount)).toEqual([400, 400, 400]);
    expect(await balance()).toBe(9 * 200 + 3 * 200 + 6 * 500 + 3 * 400);
    expect(queries).toBeGreaterThan(30);
    // About eight for each stretch with bets, and none for the others.
    expect(queries).toBeLessThan(350);
    // The same moment again finds nothing to do.
    const before = await balance();
    await settles(month + 30 * DAY);
    expect(await balance()).toBe(before);
  });

  it('INV-20 two runs at once pay once', async () => {
    const id = await agrees(live);
    for (let minute = 0; minute < 60; minute += 5) await team.bets(member, { stake: 10_000, at: month + minute * MINUTE });
    await goTo(month + HOUR);
    await Promise.all(Array.from({ length: 4 }, () => settleContracts(test.platform)));
    expect([(await paid(id)).length, await balance()]).toEqual([12, 12 * 200]);
  });

  it('INV-20 a run that breaks off leaves nothing half done, and holds up no other contract', async () => {
    const [broken, whole] = [await agrees(live), await agrees({ kind: 'hour', tiers: [{ betAmount: 1, amount: 5 }] })];
    await team.bets(member, { stake: 10_000, at: month + MINUTE });
    const { db } = test.platform;
    const key = `contract:${broken}:${new Date(month).toISOString()}`;
    const accountId = await team.idOf(agent);
    const taken = {
      type: 'adjustment' as const,
      ref: { type: 'test', id: key },
      idempotencyKey: key,
      at: month,
      entries: [
        { wallet: { account: accountId }, amount: 1 },
        { wallet: { house: 'cash' as const }, amount: -1 },
      ],
    };
    await test.platform.transact(trx => book(trx, taken));
    await goTo(month + HOUR);
    await expect(settleContracts(test.platform)).rejects.toThrow();
    expect([await paid(broken), (await paid(whole)).length, await balance()]).toEqual([[], 1, 501]);
    expect(await db.selectFrom('contract').select('settled_until').where('id', '=', broken).executeTakeFirst()).toEqual({
      settled_until: month,
    });
    // So that it does not stay due for the other tests.
    await ends(broken);
    await db.updateTable('contract').set({ due_at: null }).where('id', '=', broken).execute();
  });

  it('AGT-36 INV-01 what is paid stands in the books as wages of the house, and open pages are told', async () => {
    await agrees({ ...dailyAt(1), feeRate: 12.5 });
    await team.bets(member, { stake: 100_000, at: month + HOUR });
    const told: unknown[] = [];
    const stops = [
      test.platform.events.on('account-changed', detail => told.push(detail)),
      test.platform.events.on('balance-changed', detail => told.push(detail)),
    ];
    await settles(month + DAY);
    const accountId = await team.idOf(agent);
    expect(told).toEqual([{ accountId }, { accountId, balance: 875 }]);
    await settles(month + 2 * DAY);
    stops.forEach(stop => stop());
    expect(told, 'and of a day without bets nothing').toHaveLength(2);
    const token = await test.login(agent);
    const { body } = await test.call('GET', '/wps/relay/ODSFE2_MemTransHist', { token });
    expect(body.value).toMatchObject({ list: [{ type: 'daily_salary', amount: 8.75, refType: 'contract' }] });
  });

  it('O-61 to O-64 records are found by the end of their stretch, newest first, twenty a page, with sums of the whole range', async () => {
    await agrees(live);
    for (let index = 0; index < 25; index++) await team.bets(member, { stake: 10_000, at: month + index * 5 * MINUTE });
    await settles(month + 3 * HOUR);
    const range = { from: month, to: month + 125 * MINUTE };
    const [first, second] = [await records('realtime', { ...range, page: 1 }), await records('realtime', { ...range, page: 2 })];
    expect([first.list.length, second.list.length, first.total, first.totalPages, first.amount]).toEqual([20, 5, 25, 2, 25 * 200]);
    expect(first.list[0]?.to).toBe(range.to);
    expect((await records('realtime', { from: month + 5 * MINUTE, to: month + 10 * MINUTE })).list.map(({ from }) => from)).toEqual([
      month + 5 * MINUTE,
    ]);
    expect((await records('hour', range)).list).toEqual([]);
    const other = await test.login(member);
    expect((await test.call('GET', RECORDS.realtime, { token: other })).body.value).toMatchObject({ list: [], total: 0 });
  });
});

function nextMonth(after: number): number {
  const date = new Date(after - 6 * HOUR);
  for (let index = 1; ; index++) {
    const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + index);
    const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + index + 1);
    if (new Date(first).getUTCDay() === 1 && next - first === 31 * DAY) return first + 6 * HOUR;
  }
}
