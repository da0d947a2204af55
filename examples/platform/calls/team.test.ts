import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { downlinesAnswer, teamOverviewAnswer } from '../../../src/api/team/team.js';
import type { LedgerType } from '../database/schema.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { book } from '../ledger/book.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let test: TestApp;
let agent: string;
let sub: string;
/** A midnight of Greenwich, more than a day after everything of the seed. */
let start: number;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  start = (Math.ceil(test.platform.clock.now() / DAY) + 1) * DAY;
  await test.platform.clock.freeze();
  await test.platform.clock.set(start + 2 * DAY + 12 * HOUR);
  agent = await test.login('demo_agent');
  sub = await test.login('demo_subagent');
  await joins('team_anna', 0, 'demo_agent', start - DAY);
  await joins('team_bernd', 0, 'demo_subagent', start + HOUR);
  await joins('team_carla', 0, 'demo_agent', start + DAY + HOUR);
  await joins('far_dora', 0, 'demo_agent41', start + HOUR);
  await joins('quiet_eva', 0, 'demo_agent42', start + HOUR);
  await joins('quiet_fritz', 0, 'demo_agent42', start + DAY + HOUR);
  await play();
});
afterAll(() => test.close());

const rowOf = (account: string) =>
  test.platform.db.selectFrom('account').selectAll().where('account', '=', account).executeTakeFirstOrThrow();
async function joins(account: string, type: number, upline: string, at: number) {
  const { id, path } = await rowOf(upline);
  const values = {
    account,
    nickname: `Nick ${account}`,
    type,
    upline_id: id,
    path: `${path || '/'}${id}/`,
    password_hash: '!',
    password_changed_at: at,
    payment_password_hash: null,
    avatar_url: null,
    first_login_at: null,
    last_login_at: null,
    created_at: at,
  };
  await test.platform.db.insertInto('account').values(values).execute();
}
async function moves(account: string, type: LedgerType, amount: number, at: number, ref = { type: 'test', id: 'given' }) {
  const { id } = await rowOf(account);
  const entries = [
    { wallet: { account: id }, amount },
    { wallet: { house: 'cash' as const }, amount: -amount },
  ];
  await test.platform.transact(trx => book(trx, { type, ref, idempotencyKey: `team:${++count}`, at, entries }));
}
/** A bet with the bookings that a round makes; a payout of -1 leaves it open, of -2 cancels it. */
async function bets(
  account: string,
  { stake, valid = stake, payout, at, ends = at }: { stake: number; valid?: number; payout: number; at: number; ends?: number },
) {
  const { id } = await rowOf(account);
  const status = payout === -1 ? 'open' : payout === -2 ? 'cancelled' : 'settled';
  const row = {
    account_id: id,
    game_session_id: null,
    node_id: 1010,
    game_type: 'RNG',
    vassalage: 'KTE',
    stake,
    valid_stake: valid,
    payout: status === 'settled' ? payout : null,
    status,
    placed_at: at,
    settled_at: status === 'open' ? null : ends,
  } as const;
  const bet = await test.platform.db.insertInto('bet').values(row).returning('id').executeTakeFirstOrThrow();
  const ref = { type: 'bet', id: String(bet.id) };
  await moves(account, 'bet', -stake, at, ref);
  if (status === 'cancelled') await moves(account, 'refund', stake, ends, ref);
  if (status === 'settled' && payout > 0) await moves(account, 'payout', payout, ends, ref);
}
/** What the tree does on two days, and what must not count: an agent's own, another tree's, and what came before. */
async function play(): Promise<void> {
  const noon = start + DAY / 2;
  await moves('team_anna', 'deposit', 10_000, noon);
  await moves('demo_player', 'deposit', 5_000, noon + DAY);
  await moves('demo_player', 'bonus', 300, noon + DAY);
  await moves('demo_player', 'rebate', 20, noon + DAY);
  await bets('team_anna', { stake: 1_000, valid: 900, payout: 400, at: noon, ends: noon + DAY });
  await bets('demo_player', { stake: 2_000, payout: 2_500, at: noon });
  await bets('demo_player', { stake: 700, payout: -1, at: noon });
  await bets('demo_player', { stake: 800, payout: -2, at: noon });
  await moves('demo_agent', 'deposit', 77_700, noon);
  await bets('demo_agent', { stake: 5_500, payout: 0, at: noon });
  await moves('far_dora', 'deposit', 66_600, noon);
  await bets('far_dora', { stake: 600, payout: 0, at: noon });
  await moves('team_anna', 'deposit', 55_500, start - 1);
  expect(await withdrawal('team_anna', 3_000, noon)).toBeGreaterThan(0);
  await withdrawal('team_anna', 1_100, undefined);
}
const overview = async (query: Record<string, number>, token = agent) =>
  v.parse(
    teamOverviewAnswer,
    readEnvelope('overview', await test.call('GET', '/wps/relay/MCS2_getTeamOverview', { token, query: { offset: 0, ...query } })),
  );
const downlines = async (query: Record<string, string | number> = {}, token = agent) =>
  v.parse(downlinesAnswer, readEnvelope('downlines', await test.call('GET', '/wps/relay/MCS2_getDownlineList', { token, query })));
const names = (answer: { list: { account: string }[] }) => answer.list.map(({ account }) => account);

describe('team overview', () => {
  it('AGT-04 a range without anything has zeros, and a row of zeros for each of its days', async () => {
    const quiet = await test.login('demo_agent42');
    const { team, direct, list } = await overview({ from: start, to: start + 2 * DAY }, quiet);
    expect(team).toEqual({
      members: 2,
      newMembers: 2,
      activeMembers: 0,
      deposits: 0,
      withdrawals: 0,
      validBets: 0,
      stake: 0,
      payout: 0,
      bonus: 0,
      rebate: 0,
      result: 0,
    });
    expect(direct).toMatchObject({ members: 2, newMembers: 2, result: 0 });
    expect(list.map(({ day, newMembers, deposits }) => [day, newMembers, deposits])).toEqual([
      [dayOf(1), 1, 0],
      [dayOf(0), 1, 0],
    ]);
    // Days that have not come yet are left out.
    expect((await overview({ from: start, to: start + 10 * DAY }, quiet)).list).toHaveLength(3);
  });

  it('AGT-04 ROL-27 figures are those of the tree and of nobody else: of all below, of the direct ones, and by day', async () => {
    const { team, direct, list } = await overview({ from: start, to: start + 2 * DAY });
    expect(team).toEqual({
      members: 5,
      newMembers: 2,
      activeMembers: 2,
      deposits: 15_000,
      withdrawals: 3_000,
      validBets: 2_900,
      stake: 3_700,
      payout: 2_900,
      bonus: 300,
      rebate: 20,
      result: -480,
    });
    expect(direct).toEqual({
      members: 3,
      newMembers: 1,
      activeMembers: 1,
      deposits: 10_000,
      withdrawals: 3_000,
      validBets: 900,
      stake: 1_000,
      payout: 400,
      bonus: 0,
      rebate: 0,
      result: -600,
    });
    expect(list).toMatchObject([
      { day: dayOf(1), activeMembers: 0, deposits: 5_000, withdrawals: 0, validBets: 900, stake: 0, payout: 400, result: 720 },
      {
        day: dayOf(0),
        activeMembers: 2,
        deposits: 10_000,
        withdrawals: 3_000,
        validBets: 2_000,
        stake: 3_700,
        payout: 2_500,
        result: -1_200,
      },
    ]);
    expect((await overview({ from: start, to: start + 2 * DAY }, sub)).team).toMatchObject({
      members: 2,
      newMembers: 1,
      activeMembers: 1,
      deposits: 5_000,
      withdrawals: 0,
      result: 120,
    });
  });

  it('AGT-04 the sums are those of each member’s own records', async () => {
    const range = { from: start, to: start + 2 * DAY };
    const own = (await test.call('GET', '/wps/relay/ODSFE2_MemProfitLoss', { token: await test.login('demo_player'), query: range })).body
      .value as { list: { result: number }[] };
    const { team } = await overview(range, sub);
    expect(Math.round(own.list.reduce((sum, { result }) => sum + result, 0) * 100)).toBe(team.result);
  });

  it('AGT-04 days begin where the caller says', async () => {
    const { list } = await overview({ from: start - 6 * HOUR, to: start + 2 * DAY - 6 * HOUR, offset: 360 });
    expect(list.map(({ day, deposits }) => [day, deposits])).toEqual([
      [dayOf(1), 5_000],
      [dayOf(0), 65_500],
    ]);
    const west = await overview({ from: start + 14 * HOUR, to: start + DAY + 14 * HOUR, offset: -840 });
    expect(west.list.map(({ day, deposits }) => [day, deposits])).toEqual([[dayOf(0), 5_000]]);
  });

  it('AGT-04 longer than 92 days or backwards is refused', async () => {
    const ask = async (query: Record<string, number>) =>
      (await test.call('GET', '/wps/relay/MCS2_getTeamOverview', { token: agent, query })).body;
    expect(await ask({ from: start - 93 * DAY, to: start + DAY })).toMatchObject({
      code: 'bad-request',
      fields: { from: 'at most 92 days' },
    });
    expect((await ask({ from: start, to: start - 1 })).code).toBe('bad-request');
  });
});

describe('downlines', () => {
  it('AGT-01 AGT-06 lists everybody below, the nearest first, with what is known of each; nobody beside or above', async () => {
    const { path, list, total, levels } = await downlines();
    expect(path).toEqual([{ account: 'demo_agent', nickname: 'Bruno', type: 1 }]);
    expect(list.map(({ account, level, upline, members }) => [account, level, upline, members])).toEqual([
      ['demo_subagent', 1, 'demo_agent', 2],
      ['team_anna', 1, 'demo_agent', 0],
      ['team_carla', 1, 'demo_agent', 0],
      ['demo_player', 2, 'demo_subagent', 0],
      ['team_bernd', 2, 'demo_subagent', 0],
    ]);
    expect([total, levels]).toEqual([5, 2]);
    expect(list[0]).toMatchObject({
      type: 2,
      nickname: 'Carla',
      status: 'active',
      balance: 200_000,
      lastLoginAt: test.platform.clock.now(),
    });
    expect(list[2]).toMatchObject({ balance: 0, lastLoginAt: null, createdAt: start + DAY + HOUR });
  });

  it('AGT-06 by level, by part of a name or nickname, and by page', async () => {
    expect(names(await downlines({ level: 1 }))).toEqual(['demo_subagent', 'team_anna', 'team_carla']);
    expect(names(await downlines({ level: 2, pageSize: 1, page: 2 }))).toEqual(['team_bernd']);
    expect(names(await downlines({ account: 'TEAM_' }))).toEqual(['team_anna', 'team_carla', 'team_bernd']);
    expect(names(await downlines({ account: 'diego' }))).toEqual(['demo_player']);
    expect(await downlines({ account: '%' })).toMatchObject({ list: [], total: 0, totalPages: 1, levels: 2 });
    expect(await downlines({ pageSize: 2 })).toMatchObject({ total: 5, totalPages: 3 });
  });

  it('AGT-06 walks down the tree, and says the way back', async () => {
    const opened = await downlines({ upline: 'Demo_Subagent', level: 1 });
    expect(opened.path.map(({ account }) => account)).toEqual(['demo_agent', 'demo_subagent']);
    expect(opened.list.map(({ account, level }) => [account, level])).toEqual([
      ['demo_player', 1],
      ['team_bernd', 1],
    ]);
    expect(await downlines({ upline: 'team_anna' })).toMatchObject({ list: [], total: 0, levels: 0, path: [{}, { account: 'team_anna' }] });
  });

  it.each(['far_dora', 'demo_agent41', 'demo_agent', 'demo_member', 'nobody_at_all'])(
    'INV-21 ROL-27 %s is not in the team of demo_subagent, which is said, and nothing of it',
    async upline => {
      const { status, body } = await test.call('GET', '/wps/relay/MCS2_getDownlineList', { token: sub, query: { upline } });
      expect([status, body.code, body.fields, body.message]).toEqual([
        404,
        'not-found',
        { upline: 'unknown' },
        `${upline} is not in your team.`,
      ]);
      expect(names(await downlines({ account: upline }, sub))).toEqual([]);
    },
  );

  it('ROL-27 an agent whose number another’s begins with sees nothing of that other one', async () => {
    const { password_hash } = await rowOf('demo_member');
    for (const [account, id] of [
      ['near_short', 900_001],
      ['near_long', 9_000_011],
    ] as const) {
      const values = {
        id,
        account,
        nickname: null,
        type: 2,
        upline_id: null,
        path: '',
        password_hash,
        password_changed_at: start,
        payment_password_hash: null,
        avatar_url: null,
        first_login_at: start,
        last_login_at: start,
        created_at: start,
      };
      await test.platform.db.insertInto('account').values(values).execute();
      await joins(`below_${account}`, 0, account, start + HOUR);
    }
    const short = await test.login('near_short');
    expect(names(await downlines({}, short))).toEqual(['below_near_short']);
    expect((await overview({ from: start, to: start + 2 * DAY }, short)).team.members).toBe(1);
  });
});

function dayOf(index: number): string {
  return new Date(start + index * DAY).toISOString().slice(0, 10);
}

/** Paid out at a moment, or pending. */
async function withdrawal(account: string, amount: number, decidedAt: number | undefined): Promise<number> {
  const { id } = await rowOf(account);
  const { db } = test.platform;
  const payout = await db
    .insertInto('payout_account')
    .values({ account_id: id, kind: 'bank', address: `012 ${++count}`, holder: 'Anna', created_at: start })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = {
    account_id: id,
    payout_account_id: payout.id,
    amount,
    mobile_num: '5500000000',
    balance_after: 0,
    idempotency_key: `team-${count}`,
    request_hash: 'x',
    created_at: start,
  };
  const made = await db.insertInto('withdrawal').values(row).returning('id').executeTakeFirstOrThrow();
  if (decidedAt !== undefined)
    await sql`update withdrawal set status = 'approved', receipt = 'open', receipt_due_at = ${decidedAt}, decided_at = ${decidedAt} where id = ${made.id}`.execute(
      db,
    );
  return made.id;
}
