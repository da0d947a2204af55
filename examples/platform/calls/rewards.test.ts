import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import {
  claimRewardAnswer,
  raffleAnswer,
  rewardListAnswer,
  TICKET_KINDS,
  ticketListAnswer,
  type TicketKind,
} from '../../../src/api/rewards/rewards.js';
import { openTestApp, type TestAnswer, type TestApp, type TestCall } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { pointsOf } from '../points/points.js';
import { rngOf } from '../rng.js';

const LIST = '/wps/relay/MCS2_getRewardList';
const TICKETS = '/wps/relay/MCS2_getTicketList';
const CLAIM = '/wps/relay/MCS2_claimReward';
const RAFFLE = '/wps/relay/MCS2_claimRafflePromotion';
const HOUR = 3_600_000;

let test: TestApp;
let token: string;
let accountId: number;
let keys = 0;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_member');
  accountId = await idOf('demo_member');
});
afterAll(async () => {
  expect(await brokenInvariants(test.platform.db)).toEqual([]);
  await test.close();
});

const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const key = () => `reward-test-${++keys}`;
async function read<S extends v.GenericSchema>(
  schema: S,
  path: string,
  { as = token, query = {} }: { as?: string; query?: TestCall['query'] } = {},
): Promise<v.InferOutput<S>> {
  const { status, body } = await test.call('GET', path, { token: as, query: { language: 'EN', ...query } });
  return v.parse(schema, readEnvelope(path, { status, body }));
}
const post = (path: string, body: Record<string, unknown>, { as = token, with: idempotencyKey = key() } = {}) =>
  test.call('POST', path, { token: as, body, headers: { 'idempotency-key': idempotencyKey } });
const made = <S extends v.GenericSchema>(schema: S, { status, body }: TestAnswer) =>
  v.parse(schema, readEnvelope('the call', { status, body }));
const rewards = async (as = token) => (await read(rewardListAnswer, LIST, { as })).list;
const ticketsOf = async (kind: TicketKind, as = token) =>
  (await read(ticketListAnswer, TICKETS, { as })).tickets.find(each => each.kind === kind);
const counted = async (as = token) =>
  (await read(v.object({ availablePromoCount: v.number() }), '/wps/member/info', { as })).availablePromoCount;
const money = async (as = token) =>
  Math.round(Number(((await test.call('GET', '/wps/v2/wallets/balance', { token: as })).body.value as { balance: number }).balance * 100));
const grant = (kind: TicketKind | 'bonus' | 'points', { to = accountId, amount = 0, ends = null as number | null } = {}) =>
  test.platform.db
    .insertInto('reward')
    .values({ account_id: to, kind, amount, source: 'gift', expires_at: ends, created_at: test.platform.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) => id);
const drawsOf = (rewardId: number) => test.platform.db.selectFrom('raffle_draw').selectAll().where('reward_id', '=', rewardId).execute();
const switchTo = (modId: string, enabled: boolean) =>
  test.platform.db.updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', modId).execute();

describe('what waits', () => {
  it('PRO-15 PRO-17 INV-30 all five kinds, each with what it is for, as many as the account is told of', async () => {
    const list = await rewards();
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set([...TICKET_KINDS, 'bonus', 'points']));
    expect(list.find(({ kind }) => kind === 'bonus')).toMatchObject({ amount: 500, title: 'Weekend surprise' });
    expect(list.find(({ kind }) => kind === 'points')).toMatchObject({ points: 150, expiresAt: null });
    expect((await read(rewardListAnswer, LIST, { query: { language: 'ES' } })).list.map(({ title }) => title)).toContain(
      'Sorpresa de fin de semana',
    );
    expect(await counted()).toBe(list.length);
    const { tickets } = await read(ticketListAnswer, TICKETS);
    for (const { kind, count } of tickets) expect(count, kind).toBe(list.filter(each => each.kind === kind).length);
  });

  it('PRO-17 an issued activity is listed and counted with them', async () => {
    const player = await test.login('demo_player');
    const list = await rewards(player);
    expect(list.filter(({ kind }) => kind === 'activity')).toEqual([expect.objectContaining({ amount: 1_500, points: 0 })]);
    expect(await counted(player)).toBe(list.length);
  });

  it('PRO-15 the chances told are those that the weights give, and sum to one', async () => {
    for (const kind of TICKET_KINDS) {
      const raffle = await ticketsOf(kind);
      const rows = await test.platform.db.selectFrom('raffle_prize').select(['id', 'weight']).where('kind', '=', kind).execute();
      const total = rows.reduce((sum, { weight }) => sum + weight, 0);
      expect(raffle?.prizes.map(({ id, chance }) => [Number(id), chance])).toEqual(rows.map(({ id, weight }) => [id, weight / total]));
    }
  });

  it('HDR-25 with the reward centre switched off every call says so, and nothing is counted', async () => {
    await switchTo('REWARDCENTER3', false);
    for (const path of [LIST, TICKETS]) expect((await test.call('GET', path, { token })).body.code, path).toBe('function-disabled');
    expect((await post(RAFFLE, { kind: 'egg_ticket' })).body.code).toBe('function-disabled');
    expect(await counted()).toBe(0);
    await switchTo('REWARDCENTER3', true);
  });
});

describe('while points are switched off', () => {
  it('PRO-15 PTS-14 no points wait, are counted, claimed or drawn; what else is there stays', async () => {
    const id = String(await grant('points', { amount: 90 }));
    const list = await rewards();
    const points = await pointsOf(test.platform.db, accountId);
    const prizes = (await ticketsOf('egg_ticket'))?.prizes ?? [];
    await switchTo('PTSYS3', false);
    try {
      expect(await rewards()).toEqual(list.filter(({ kind }) => kind !== 'points'));
      expect(await counted()).toBe(list.filter(({ kind }) => kind !== 'points').length);
      expect((await post(CLAIM, { id })).body.code).toBe('function-disabled');
      expect(await pointsOf(test.platform.db, accountId)).toBe(points);
      const left = (await ticketsOf('egg_ticket'))?.prizes ?? [];
      expect(left.map(prize => prize.id)).toEqual(prizes.filter(prize => prize.points === 0).map(prize => prize.id));
      expect(left.length).toBeLessThan(prizes.length);
    } finally {
      await switchTo('PTSYS3', true);
    }
    expect((await post(CLAIM, { id })).status).toBe(200);
  });
});

describe('claiming', () => {
  it('O-33 a bonus is on the balance and in the ledger once; the same key says the same, another is refused', async () => {
    const [before, waiting] = [await money(), await counted()];
    const id = String(await grant('bonus', { amount: 740 }));
    expect(await counted()).toBe(waiting + 1);
    const first = key();
    const [one, again] = [await post(CLAIM, { id }, { with: first }), await post(CLAIM, { id }, { with: first })];
    expect(made(claimRewardAnswer, one).reward).toMatchObject({ id, kind: 'bonus', amount: 740 });
    expect(again.body).toEqual(one.body);
    expect((await post(CLAIM, { id })).body.code).toBe('activity-refused');
    expect(await money()).toBe(before + 740);
    expect(await counted()).toBe(waiting);
    const booked = await test.platform.db
      .selectFrom('ledger_txn')
      .select(['type', 'ref_type', 'ref_id'])
      .where('idempotency_key', '=', `reward:${id}`)
      .execute();
    expect(booked).toEqual([{ type: 'bonus', ref_type: 'reward', ref_id: id }]);
  });

  it('O-33 points go to the points ledger', async () => {
    const before = await pointsOf(test.platform.db, accountId);
    const id = String(await grant('points', { amount: 90 }));
    expect((await post(CLAIM, { id })).status).toBe(200);
    expect(await pointsOf(test.platform.db, accountId)).toBe(before + 90);
    const { body } = await test.call('GET', '/wps/relay/ODSFE2_MemTransDet', { token, query: { language: 'EN' } });
    expect(body.value).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ changedPoints: 90, remark: 'From the reward centre' })]),
    });
  });

  it('refuses what is somebody else’s, expired, a ticket, or asked for without a key, and keeps it', async () => {
    const before = await money();
    const theirs = String(await grant('bonus', { to: await idOf('demo_player'), amount: 100 }));
    expect((await post(CLAIM, { id: theirs })).body.code).toBe('not-found');
    const old = String(await grant('bonus', { amount: 100, ends: test.platform.clock.now() - HOUR }));
    expect((await post(CLAIM, { id: old })).body.code).toBe('activity-closed');
    expect((await rewards()).map(({ id }) => id)).not.toContain(old);
    const ticket = await grant('egg_ticket');
    expect((await post(CLAIM, { id: String(ticket) })).body.code).toBe('activity-refused');
    expect((await test.call('POST', CLAIM, { token, body: { id: theirs } })).body.code).toBe('bad-request');
    expect(await money()).toBe(before);
  });

  it('INV-04 a key that has claimed one thing claims no other', async () => {
    const [one, other] = [await grant('bonus', { amount: 10 }), await grant('bonus', { amount: 20 })];
    const same = key();
    expect((await post(CLAIM, { id: String(one) }, { with: same })).status).toBe(200);
    expect((await post(CLAIM, { id: String(other) }, { with: same })).body.code).toBe('idempotency-mismatch');
    expect((await post(RAFFLE, { kind: 'egg_ticket' }, { with: same })).body.code).toBe('idempotency-mismatch');
  });
});

describe('tickets of promotions', () => {
  it('PRO-15 INV-15 a promotion gives its tickets with its bonus, once, and they say where they are from', async () => {
    const as = await test.login('demo_agent');
    const { promotion_id: promotionId } = await test.platform.db
      .selectFrom('promotion_text')
      .select('promotion_id')
      .where('title', '=', 'Sign in every day')
      .executeTakeFirstOrThrow();
    const before = (await ticketsOf('prize_wheel_ticket', as))?.count ?? 0;
    const same = key();
    await Promise.all([same, same, key()].map(each => post('/wps/relay/MCS2_applyActivity', { promotionId }, { as, with: each })));
    expect((await ticketsOf('prize_wheel_ticket', as))?.count).toBe(before + 1);
    expect((await rewards(as)).find(({ kind }) => kind === 'prize_wheel_ticket')).toMatchObject({
      title: 'Sign in every day',
      expiresAt: expect.any(Number),
    });
  });

  it('tickets that were promised when it began are given, whatever the operator has changed since', async () => {
    const as = await test.login('demo_agent');
    const { db } = test.platform;
    const { promotion_id: promotionId } = await db
      .selectFrom('promotion_text')
      .select('promotion_id')
      .where('title', '=', 'Newcomer week')
      .executeTakeFirstOrThrow();
    const promotion = () => db.updateTable('promotion').where('id', '=', promotionId);
    await promotion().set({ ticket_kind: 'egg_ticket', tickets: 3 }).execute();
    const { body } = await post('/wps/relay/MCS2_applyActivity', { promotionId }, { as });
    const { own } = body.value as { own: { applicationId: string } };
    await promotion().set({ ticket_kind: null, tickets: 0 }).execute();
    await db.updateTable('activity_application').set({ status: 'issued' }).where('id', '=', Number(own.applicationId)).execute();
    const before = (await ticketsOf('egg_ticket', as))?.count ?? 0;
    for (let tries = 0; tries < 2; tries++) await post('/wps/relay/MCS2_claimActivity', { applicationId: own.applicationId }, { as });
    expect((await ticketsOf('egg_ticket', as))?.count).toBe(before + 3);
  });
});

describe('raffles', () => {
  it.each(TICKET_KINDS)('PRO-16 API-65 %s: one ticket less, and what was drawn is credited', async kind => {
    await grant(kind);
    const before = {
      tickets: (await ticketsOf(kind))?.count ?? 0,
      money: await money(),
      points: await pointsOf(test.platform.db, accountId),
    };
    const { draw, ticketsLeft } = made(raffleAnswer, await post(RAFFLE, { kind }));
    expect(draw.kind).toBe(kind);
    expect(ticketsLeft).toBe(before.tickets - 1);
    expect((await ticketsOf(kind))?.count).toBe(ticketsLeft);
    expect(await money()).toBe(before.money + draw.amount);
    expect(await pointsOf(test.platform.db, accountId)).toBe(before.points + draw.points);
    expect((await read(ticketListAnswer, TICKETS)).draws[0]).toEqual(draw);
  });

  it('INV-16 sixteen wishes at once for one ticket: one prize, booked once', async () => {
    const as = await test.login('demo_agent41');
    const to = await idOf('demo_agent41');
    const before = await money(as);
    const id = await grant('red_envelope_ticket', { to });
    const answers = await Promise.all(Array.from({ length: 16 }, () => post(RAFFLE, { kind: 'red_envelope_ticket' }, { as })));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['activity-refused']));
    const [draw, ...more] = await drawsOf(id);
    expect(more).toEqual([]);
    expect(draw?.amount).toBeGreaterThan(0);
    expect(await money(as)).toBe(before + (draw?.amount ?? 0));
    expect(
      await test.platform.db.selectFrom('ledger_txn').select('id').where('idempotency_key', '=', `reward:${id}`).execute(),
    ).toHaveLength(1);
  });

  it('INV-04 the same key says the same prize and takes one ticket', async () => {
    await grant('egg_ticket');
    await grant('egg_ticket');
    const before = (await ticketsOf('egg_ticket'))?.count ?? 0;
    const same = key();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(RAFFLE, { kind: 'egg_ticket' }, { with: same })));
    expect((await post(RAFFLE, { kind: 'prize_wheel_ticket' }, { with: same })).body.code).toBe('idempotency-mismatch');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(answer => made(raffleAnswer, answer).draw.id)).size).toBe(1);
    expect((await ticketsOf('egg_ticket'))?.count).toBe(before - 1);
  });

  it('nobody draws with somebody else’s ticket, with none, or with one that has expired', async () => {
    const as = await test.login('demo_agent42');
    expect((await ticketsOf('prize_wheel_ticket'))?.count).toBeGreaterThan(0);
    expect((await post(RAFFLE, { kind: 'prize_wheel_ticket' }, { as })).body.code).toBe('activity-refused');
    const id = await grant('prize_wheel_ticket', { to: await idOf('demo_agent42'), ends: test.platform.clock.now() - HOUR });
    expect((await post(RAFFLE, { kind: 'prize_wheel_ticket' }, { as })).body.code).toBe('activity-closed');
    expect(await drawsOf(id)).toEqual([]);
    expect((await post(RAFFLE, { kind: 'horse' }, { as })).body.code).toBe('bad-request');
  });

  it('the ticket that expires first is used first', async () => {
    const as = await test.login('demo_subagent');
    const to = await idOf('demo_subagent');
    const now = test.platform.clock.now();
    const [never, late, soon] = [
      await grant('egg_ticket', { to }),
      await grant('egg_ticket', { to, ends: now + 9 * HOUR }),
      await grant('egg_ticket', { to, ends: now + HOUR }),
    ];
    for (const id of [soon, late, never]) {
      await post(RAFFLE, { kind: 'egg_ticket' }, { as });
      expect(await drawsOf(id)).toHaveLength(1);
    }
  });

  it('PRO-15 a prize without weight is neither told nor drawn', async () => {
    const { db } = test.platform;
    const before = await db.selectFrom('raffle_prize').selectAll().where('kind', '=', 'prize_wheel_ticket').execute();
    const [only] = before.filter(({ gives }) => gives === 'bonus');
    await db
      .updateTable('raffle_prize')
      .set({ weight: 0 })
      .where('kind', '=', 'prize_wheel_ticket')
      .where('id', '!=', only?.id ?? 0)
      .execute();
    try {
      expect((await ticketsOf('prize_wheel_ticket'))?.prizes).toEqual([expect.objectContaining({ id: String(only?.id), chance: 1 })]);
    } finally {
      for (const { id, weight } of before) await db.updateTable('raffle_prize').set({ weight }).where('id', '=', id).execute();
    }
  });

  it('a prize that is gone is told and drawn no more, never below none; without any the ticket is kept', async () => {
    const { db } = test.platform;
    const prizes = db.updateTable('raffle_prize').where('kind', '=', 'prize_wheel_ticket');
    const before = await db.selectFrom('raffle_prize').selectAll().where('kind', '=', 'prize_wheel_ticket').execute();
    const last = before.find(({ gives }) => gives === 'bonus');
    await prizes.set({ stock: 0 }).execute();
    await prizes
      .set({ stock: 2 })
      .where('id', '=', last?.id ?? 0)
      .execute();
    for (let count = 0; count < 4; count++) await grant('prize_wheel_ticket');
    expect((await ticketsOf('prize_wheel_ticket'))?.prizes).toEqual([
      expect.objectContaining({ id: String(last?.id), chance: 1, left: 2 }),
    ]);
    const tickets = (await ticketsOf('prize_wheel_ticket'))?.count ?? 0;
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(RAFFLE, { kind: 'prize_wheel_ticket' })));
    expect(answers.map(({ body }) => body.code ?? 'drawn').sort()).toEqual(['activity-closed', 'activity-closed', 'drawn', 'drawn']);
    expect((await ticketsOf('prize_wheel_ticket'))?.count).toBe(tickets - 2);
    expect(
      (
        await db
          .selectFrom('raffle_prize')
          .select('stock')
          .where('id', '=', last?.id ?? 0)
          .executeTakeFirst()
      )?.stock,
    ).toBe(0);
    for (const { id, stock } of before) await db.updateTable('raffle_prize').set({ stock }).where('id', '=', id).execute();
  });

  it('each draw can be drawn again from its seed and the weights that stood', async () => {
    const { db } = test.platform;
    for (const { reward_id, prize_id, server_seed, weights } of await db.selectFrom('raffle_draw').selectAll().execute()) {
      expect(weights[rngOf(server_seed, reward_id).weighted(weights.map(([, weight]) => weight))]?.[0]).toBe(prize_id);
    }
  });

  it('INV-16 what is drawn and not booked is found', async () => {
    const { db } = test.platform;
    const id = await grant('bonus', { amount: 30 });
    const lost = db.transaction().execute(async trx => {
      await trx.updateTable('reward').set({ status: 'claimed', claimed_at: 1 }).where('id', '=', id).execute();
      throw new Error((await brokenInvariants(trx)).join());
    });
    await expect(lost).rejects.toThrow(/^INV-16 .*: 1$/);
  });

  it('INV-16 the database lets nobody draw a ticket twice, change what was drawn, or give what is not there', async () => {
    const { db } = test.platform;
    const draw = await db.selectFrom('raffle_draw').selectAll().limit(1).executeTakeFirstOrThrow();
    const { id: _, weights, ...values } = draw;
    await expect(
      db
        .insertInto('raffle_draw')
        .values({ ...values, txn_id: null, weights: JSON.stringify(weights) })
        .execute(),
    ).rejects.toThrow(/unique/);
    await expect(db.updateTable('raffle_draw').set({ amount: 9 }).where('id', '=', draw.id).execute()).rejects.toThrow(
      'what was drawn never changes',
    );
    await expect(
      db.updateTable('reward').set({ status: 'available', claimed_at: null }).where('id', '=', draw.reward_id).execute(),
    ).rejects.toThrow('claimed once');
    await expect(db.updateTable('raffle_prize').set({ stock: -1 }).where('id', '=', draw.prize_id).execute()).rejects.toThrow(/check/);
  });
});
