import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawRaffle } from '../rewards/raffles.js';
import { availableCount } from '../rewards/rewards.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Stretch } from './paging.js';
import type { ListedPrize, PrizeRow, RewardItem } from './rewards.js';

let operator: TestConsole;
let changes = 0;
beforeAll(async () => {
  operator = await openTestConsole();
  operator.platform.events.on('content-changed', () => changes++);
});
afterAll(() => operator.close());

const rewards = async (query = '') => (await operator.ask<Stretch<RewardItem>>('GET', `/rewards?${query}`)).body.list;
const prizes = async () => (await operator.ask<{ list: ListedPrize[] }>('GET', '/prizes')).body.list;
const GIFT = { account: 'demo_agent', kind: 'egg_ticket', amount: 0, count: 2, days: 3 };
let keys = 0;
const give = <T>(gift: object, key = `gift-key-${++keys}`) => operator.ask<T>('POST', '/rewards', gift, { 'idempotency-key': key });
const counted = async (account: string) =>
  availableCount(operator.platform.db, await operator.idOf(account), operator.platform.clock.now());
const rowOf = ({ chance: _, drawn: __, ...row }: ListedPrize): PrizeRow => row;

describe('rewards, the operator’s side', () => {
  it('PRO-15 gives tickets, a bonus and points; the member has them, open pages are told, and the audit says what', async () => {
    const [before, told] = [await counted('demo_agent'), changes];
    expect((await give(GIFT)).status).toBe(200);
    expect(await operator.lastDeed()).toEqual({ action: 'reward.give', ref: 'demo_agent' });
    expect((await give({ ...GIFT, kind: 'bonus', amount: 1_250, count: 1, days: 0 })).status).toBe(200);
    expect((await give({ ...GIFT, kind: 'points', amount: 75, count: 1 })).status).toBe(200);
    expect(await counted('demo_agent')).toBe(before + 4);
    expect(changes).toBe(told + 3);
    const list = await rewards('search=demo_agent&pageSize=4');
    expect(list.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['points', 75, 'available'],
      ['bonus', 1_250, 'available'],
      ['egg_ticket', 0, 'available'],
      ['egg_ticket', 0, 'available'],
    ]);
    expect(list[1]?.expiresAt).toBe(null);
    expect((await rewards('kind=bonus')).every(({ kind }) => kind === 'bonus')).toBe(true);
  });

  it('INV-04 a gift that is sent again under its key is not given again, and without a key none is given', async () => {
    const before = await counted('demo_agent');
    for (let sent = 0; sent < 2; sent++) expect((await give(GIFT, 'gift-key-again')).status).toBe(200);
    expect((await operator.ask('POST', '/rewards', GIFT)).status).toBe(400);
    expect(await counted('demo_agent')).toBe(before + 2);
  });

  it('says field by field what is wrong, and gives nothing', async () => {
    const before = await counted('demo_agent');
    const refused = async (change: object) => (await give<{ fields?: object }>({ ...GIFT, ...change })).body.fields;
    expect(await refused({ account: 'nobody_here' })).toEqual({ account: expect.any(String) });
    expect(await refused({ kind: 'bonus', amount: 0 })).toEqual({ amount: expect.any(String) });
    expect(await refused({ count: 0 })).toEqual({ count: expect.any(String) });
    expect(await refused({ days: 1.5 })).toEqual({ days: expect.any(String) });
    expect(await counted('demo_agent')).toBe(before);
  });

  it('PRO-16 changes weight and stock of a prize; chances follow, and what was drawn is counted and shown with its ticket', async () => {
    const wheel = (await prizes()).filter(({ kind }) => kind === 'prize_wheel_ticket');
    const [first, ...others] = wheel;
    for (const other of others)
      expect((await operator.ask('PUT', `/prizes/${other.id}`, { ...rowOf(other), weight: 0, seen: rowOf(other) })).status).toBe(200);
    expect((await operator.ask('PUT', `/prizes/${first?.id}`, { ...rowOf(first!), stock: 1, seen: rowOf(first!) })).status).toBe(200);
    expect((await operator.lastDeed())?.action).toBe('prize.change');
    expect((await prizes()).find(({ id }) => id === first?.id)).toMatchObject({ chance: 1, stock: 1, drawn: 0 });
    await give({ ...GIFT, kind: 'prize_wheel_ticket', count: 1 });
    const accountId = await operator.idOf('demo_agent');
    await operator.platform.transact(trx =>
      drawRaffle(trx, { accountId, kind: 'prize_wheel_ticket', idempotencyKey: 'console-draw', at: operator.platform.clock.now() }),
    );
    expect((await prizes()).find(({ id }) => id === first?.id)).toMatchObject({ chance: 0, stock: 0, drawn: 1 });
    expect((await rewards('search=demo_agent&kind=prize_wheel_ticket'))[0]).toMatchObject({
      state: 'claimed',
      drawn: { gives: first?.gives, amount: first?.amount },
    });
  });

  it('adds a prize; a change of what another has changed meanwhile is not stored', async () => {
    expect(
      (await operator.ask('POST', '/prizes', { kind: 'egg_ticket', gives: 'bonus', amount: 2_500, weight: 5, stock: 3, sort: 9 })).status,
    ).toBe(200);
    const added = (await prizes()).find(({ kind, amount }) => kind === 'egg_ticket' && amount === 2_500);
    const seen = rowOf(added!);
    expect((await operator.ask('PUT', `/prizes/${seen.id}`, { ...seen, weight: 6, seen })).status).toBe(200);
    expect((await operator.ask('PUT', `/prizes/${seen.id}`, { ...seen, weight: 7, seen })).body).toMatchObject({
      code: 'changed-meanwhile',
    });
    expect((await operator.ask('PUT', `/prizes/${seen.id}`, { ...seen, kind: 'red_envelope_ticket' })).body).toMatchObject({
      fields: { kind: expect.any(String) },
    });
    expect((await operator.ask('PUT', `/prizes/${seen.id}`, { ...seen, gives: 'points', amount: 0, stock: -1 })).body).toMatchObject({
      fields: { stock: expect.any(String) },
    });
    expect((await operator.ask('PUT', '/prizes/999999', seen)).body).toMatchObject({ code: 'not-found' });
    expect((await prizes()).find(({ id }) => id === seen.id)?.weight).toBe(6);
  });
});
