import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { leaderboardAnswer, missionClaimAnswer, missionSummaryAnswer, type Mission } from '../../../src/api/rewards/missions.js';
import { openTestApp, type TestApp, type TestCall } from '../http/test-app.js';
import { periodAt } from '../missions/period.js';
import { pointsOf } from '../points/points.js';

const SUMMARY = '/wps/relay/MCSFE_getMissionSummaryDetails';
const LEADERS = '/wps/relay/MCSFE_getMissionLeaderboard';
const CLAIM = '/wps/relay/MCSFE_claimMission';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Wednesday, noon of the platform, six hours behind Greenwich, long after everything that is seeded. */
const NOON = Date.UTC(2031, 4, 14, 18);

let test: TestApp;
let token: string;
let accountId: number;
let keys = 0;
beforeAll(async () => {
  test = await openTestApp();
  await test.platform.clock.freeze();
  await test.platform.clock.set(NOON);
  await test.platform.db.updateTable('account').set({ password_changed_at: NOON }).execute();
  token = await test.login('demo_player');
  accountId = await idOf('demo_player');
});
afterAll(() => test.close());

const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
async function read<S extends v.GenericSchema>(schema: S, path: string, call: TestCall = {}): Promise<v.InferOutput<S>> {
  return v.parse(schema, readEnvelope(path, await test.call('GET', path, { token, ...call })));
}
const summary = async (language = 'EN', as = token) => (await read(missionSummaryAnswer, SUMMARY, { token: as, query: { language } })).list;
const named = async (title: string): Promise<Mission> => {
  const found = (await summary()).find(each => each.title === title);
  if (!found) throw new Error(`There is no ${title}.`);
  return found;
};
const claim = (missionId: string, idempotencyKey = `missions-test-${++keys}`) =>
  test.call('POST', CLAIM, { token, headers: { 'idempotency-key': idempotencyKey }, query: { language: 'EN' }, body: { missionId } });
const balance = async () =>
  Math.round(100 * (await test.call('GET', '/wps/v2/wallets/balance', { token })).body.value!['balance' as never]);
async function bet(
  gameType: string,
  stakes: readonly number[],
  { at = NOON, status = 'settled', account = accountId }: { at?: number; status?: 'settled' | 'open' | 'cancelled'; account?: number } = {},
): Promise<void> {
  const { db } = test.platform;
  const game = await db
    .selectFrom('game')
    .select(['node_id', 'vassalage'])
    .where('game_type', '=', gameType)
    .limit(1)
    .executeTakeFirstOrThrow();
  const ends = status === 'settled' ? { payout: 0, settled_at: at } : { payout: null, settled_at: null };
  await db
    .insertInto('bet')
    .values(
      stakes.map(stake => ({
        account_id: account,
        game_session_id: null,
        node_id: game.node_id,
        game_type: gameType,
        vassalage: game.vassalage,
        stake,
        valid_stake: stake,
        status,
        placed_at: at,
        ...ends,
      })),
    )
    .execute();
}

describe('missions', () => {
  it('PRO-18 API-59 the summary counts real bets of the right games in the period that runs, in both languages', async () => {
    expect((await summary()).map(({ progress }) => progress)).toEqual((await summary()).map(() => 0));
    await bet('RNG', [100, 100], { at: NOON - 19 * HOUR });
    await bet('RNG', [100, 250]);
    await bet('RNG', [999], { status: 'cancelled' });
    await bet('LIVE', [700], { status: 'open' });
    // May still be taken back.
    await bet('PVP', [10_000], { status: 'open' });
    const figures = new Map((await summary()).map(({ title, progress, target, period }) => [title, { progress, target, period }]));
    expect(figures.get('Five spins a day')).toEqual({ progress: 2, target: 5, period: 'day' });
    expect(figures.get('Warm-up: three bets')?.progress).toBe(3);
    expect(figures.get('An evening at the live tables')).toEqual({ progress: 700, target: 2_000, period: 'day' });
    expect(figures.get('The big week')?.progress).toBe(1_250);
    expect(figures.get('Master of the reels')?.progress).toBe(550);
    expect((await summary('ES')).map(({ title }) => title)).toContain('Cinco giros al día');
  });

  it('I18-01 a title says in which language it is: its reader’s, or English where it is not written in that', async () => {
    const languages = async (language: string) => new Set((await summary(language)).map(({ lang }) => lang));
    expect(await languages('ES')).toEqual(new Set(['ES']));
    expect(await languages('DE')).toEqual(new Set(['DE']));
    await test.platform.db.deleteFrom('mission_text').where('lang', '=', 'DE').execute();
    expect(await languages('DE')).toEqual(new Set(['EN']));
  });

  it('periods begin and end by the platform’s own clock, weeks on Monday', () => {
    expect(periodAt('day', NOON, -6)).toEqual({
      key: 'day:2031-05-14',
      startsAt: Date.UTC(2031, 4, 14, 6),
      endsAt: Date.UTC(2031, 4, 15, 6),
    });
    expect(periodAt('day', Date.UTC(2031, 4, 14, 5, 59), -6).key).toBe('day:2031-05-13');
    expect(periodAt('week', NOON, -6)).toEqual({
      key: 'week:2031-05-12',
      startsAt: Date.UTC(2031, 4, 12, 6),
      endsAt: Date.UTC(2031, 4, 19, 6),
    });
    expect(periodAt('week', Date.UTC(2031, 4, 19, 5), -6).key).toBe('week:2031-05-12');
    expect(periodAt('month', Date.UTC(2032, 0, 1, 3), -6)).toEqual({
      key: 'month:2031-12-01',
      startsAt: Date.UTC(2031, 11, 1, 6),
      endsAt: Date.UTC(2032, 0, 1, 6),
    });
    expect(periodAt('day', Date.UTC(2031, 4, 14, 20), 7).key).toBe('day:2031-05-15');
  });

  it('O-44 a claim before the target is refused, whatever is asked, and nothing is booked', async () => {
    const before = await balance();
    expect((await claim((await named('Five spins a day')).id)).body).toMatchObject({
      code: 'activity-refused',
      message: 'This mission is not done yet.',
    });
    expect((await claim('987654')).body.code).toBe('not-found');
    expect((await claim('first')).body).toMatchObject({ code: 'bad-request', fields: { missionId: expect.any(String) } });
    const keyless = await test.call('POST', CLAIM, { token, body: { missionId: '1' } });
    expect(keyless.body).toMatchObject({ code: 'bad-request', fields: { 'Idempotency-Key': expect.any(String) } });
    expect(await balance()).toBe(before);
  });

  it('O-44 a done mission is claimed once in its period: repeated, at the same time and again later', async () => {
    const before = await balance();
    const { id, status, rewardAmount } = await named('Warm-up: three bets');
    expect([status, rewardAmount]).toEqual(['claimable', 50]);
    const both = await Promise.all(['first-claim', 'other-claim'].map(key => claim(id, key)));
    expect(both.map(({ status: code }) => code).sort()).toEqual([200, 409]);
    expect(both.find(({ status: code }) => code === 409)?.body).toMatchObject({ code: 'activity-refused' });
    const won = both[0]?.status === 200 ? 'first-claim' : 'other-claim';
    const again = await claim(id, won);
    expect(v.parse(missionClaimAnswer, again.body.value).mission).toMatchObject({ status: 'claimed', rewardAmount: 50 });
    expect(await balance()).toBe(before + 50);
    expect((await claim((await named('Five spins a day')).id, won)).body.code).toBe('idempotency-mismatch');
    const booked = await test.platform.db
      .selectFrom('ledger_txn')
      .select(['type', 'ref_id'])
      .where('ref_type', '=', 'mission')
      .where('ref_id', 'like', `%:${accountId}:%`)
      .execute();
    expect(booked).toEqual([{ type: 'bonus', ref_id: `${id}:${accountId}:day:2031-05-14` }]);
    await expect(test.platform.db.deleteFrom('mission_progress').where('account_id', '=', accountId).execute()).rejects.toThrow(
      'stays claimed',
    );
  });

  it('begins anew the next day; a repeat of yesterday’s claim still books nothing', async () => {
    const before = await balance();
    await test.platform.clock.set(NOON + DAY);
    token = await test.login('demo_player');
    expect(await named('Warm-up: three bets')).toMatchObject({ status: 'running', progress: 0 });
    const { id } = await named('Warm-up: three bets');
    const key = (
      await test.platform.db
        .selectFrom('mission_progress')
        .select('claim_key')
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
    ).claim_key;
    expect((await claim(id, key)).status).toBe(200);
    expect(await balance()).toBe(before);
    await bet('RNG', [100, 100, 100], { at: NOON + DAY });
    expect((await claim(id)).status).toBe(200);
    expect(await balance()).toBe(before + 50);
  });

  it('rewards in points are written as points of the games played; without points such missions are gone', async () => {
    const { db } = test.platform;
    const { id } = await named('Ten tips on sport');
    await bet(
      'SPORTS',
      Array.from({ length: 10 }, () => 100),
      { at: NOON + DAY },
    );
    const before = await pointsOf(db, accountId);
    const money = await balance();
    expect(v.parse(missionClaimAnswer, (await claim(id)).body.value).mission).toMatchObject({
      rewardKind: 'points',
      rewardAmount: 200,
      status: 'claimed',
    });
    expect(await pointsOf(db, accountId)).toBe(before + 200);
    expect(await balance()).toBe(money);
    expect(
      await db
        .selectFrom('points_ledger')
        .select(['type', 'remark'])
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    ).toEqual({ type: 'sports_betting', remark: `mission:${id}` });
    await db.updateTable('whitelabel_node').set({ enabled: false }).where('mod_id', '=', 'PTSYS3').execute();
    expect((await summary()).filter(({ rewardKind }) => rewardKind === 'points')).toEqual([]);
    expect((await claim(id)).body.code).toBe('function-disabled');
    await db.updateTable('whitelabel_node').set({ enabled: true }).where('mod_id', '=', 'PTSYS3').execute();
  });

  it('one that the operator takes down is neither listed nor claimed', async () => {
    const { id } = await named('Hundred of the day');
    await bet('RNG', [20_000], { at: NOON + DAY });
    await test.platform.db.updateTable('mission').set({ active: false }).where('id', '=', Number(id)).execute();
    expect((await summary()).map(each => each.id)).not.toContain(id);
    expect((await claim(id)).body.code).toBe('not-found');
  });
});

describe('the mission leaderboard', () => {
  it('PRO-19 API-60 ranks by settled valid stakes of the period, equals alike, names masked, the own place also below the list', async () => {
    const at = NOON + 9 * DAY;
    await test.platform.clock.set(at);
    token = await test.login('demo_player');
    const [member, agent, sub] = [await idOf('demo_member'), await idOf('demo_agent'), await idOf('demo_subagent')];
    expect(await read(leaderboardAnswer, LEADERS)).toMatchObject({ list: [], own: null });
    await bet('RNG', [5_000, 4_000], { at, account: member });
    await bet('LIVE', [9_000], { at, account: agent });
    await bet('LIVE', [50_000], { at: at - 8 * DAY, account: agent });
    await bet('RNG', [20_000], { at, account: sub });
    await bet('RNG', [80_000], { at, account: sub, status: 'open' });
    await bet('RNG', [300], { at });
    const week = await read(leaderboardAnswer, LEADERS, { query: { limit: 3 } });
    expect(week.list).toEqual([
      { rank: 1, customerName: 'de***t', amount: 20_000, isOwn: false },
      { rank: 2, customerName: 'de***r', amount: 9_000, isOwn: false },
      { rank: 2, customerName: 'de***t', amount: 9_000, isOwn: false },
    ]);
    expect(week.own).toEqual({ rank: 4, customerName: 'de***r', amount: 300, isOwn: true });
    expect(week.endsAt).toBe(periodAt('week', at, -6).endsAt);
    const month = await read(leaderboardAnswer, LEADERS, { query: { period: 'month' } });
    expect(month.list[0]).toMatchObject({ rank: 1, amount: 59_000 });
    expect(month.list.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect((await test.call('GET', LEADERS, { token, query: { period: 'year' } })).body).toMatchObject({
      code: 'bad-request',
      fields: { period: expect.any(String) },
    });
  });
});

describe('what is seeded', () => {
  it('shows a demo member missions in each state, and a leaderboard that is not empty', async () => {
    const { db } = test.platform;
    const { at } = await db
      .selectFrom('bet')
      .select(by => by.fn.max('placed_at').as('at'))
      .where('account_id', '=', await idOf('demo_member'))
      .where('placed_at', '<', NOON - DAY)
      .executeTakeFirstOrThrow();
    await test.platform.clock.set(at);
    await db.updateTable('account').set({ password_changed_at: at }).execute();
    const as = await test.login('demo_member');
    const states = (await summary('EN', as)).map(({ status, progress }) =>
      status === 'running' ? (progress > 0 ? 'begun' : 'new') : status,
    );
    expect(new Set(states)).toEqual(new Set(['claimed', 'claimable', 'begun', 'new']));
    expect(states.filter(state => state === 'claimable').length).toBeGreaterThan(0);
    expect((await read(leaderboardAnswer, LEADERS, { token: as })).list.length).toBeGreaterThan(0);
    expect((await read(leaderboardAnswer, LEADERS, { token: as })).own).toMatchObject({ isOwn: true });
  });
});
