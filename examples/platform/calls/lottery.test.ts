import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  gameMenuAnswer,
  lotteryBetAnswer,
  lotteryBetsAnswer,
  lotteryRecentAnswer,
  openedGameAnswer,
  openedNumbersAnswer,
} from '../../../src/api/games/lottery.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import { numbersOf } from '../lottery/draws.js';
import { createLotterySchedule, type LotterySchedule } from '../lottery/scheduler.js';
import { hashOfSeed } from '../rng.js';

let app: TestApp;
let schedule: LotterySchedule;
let token: string;
let accountId: number;
let next = 0;
beforeAll(async () => {
  app = await openTestApp();
  await app.platform.clock.freeze();
  schedule = createLotterySchedule(app.platform);
  await schedule.run();
  token = await app.login('demo_member');
  accountId = (await app.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow()).id;
});
afterAll(async () => {
  await schedule.stop();
  await app.close();
});

const fields = (body: { value?: unknown }) => ({ ...body, ...(body.value as object) });
const menuOf = async (prizeMode: string) =>
  v.parse(gameMenuAnswer, fields((await app.call('GET', '/lgw/vn/games/game_menu', { query: { prizeMode, device: 'WEB' } })).body));
const openedOf = async (gameCode: string, query = {}) =>
  v.parse(openedGameAnswer, fields((await app.call('GET', '/lgw/vn/numeros/opened/game', { query: { gameCode, ...query } })).body));
const fast3 = async () => {
  const game = (await menuOf('ELOTT')).games.find(({ numberRule }) => numberRule === 'D3');
  if (!game) throw new Error('There is no lottery of three digits.');
  return game;
};
const placeOn = (
  issueNo: string,
  gameCode: string,
  more: { play?: string; selection?: string; stake?: number; key?: string; token?: string } = {},
) =>
  app.call('POST', '/lgw/vn/bets', {
    token: more.token ?? token,
    headers: { 'Idempotency-Key': more.key ?? `lottery-bet-${++next}` },
    sealed: { gameCode, issueNo, play: more.play ?? 'last-digit', selection: more.selection ?? 'odd even', stake: more.stake ?? 2 },
  });

describe('lottery menus', () => {
  it('API-55 ENT-41 LOT-01 LOT-02 answers groups and games with their group, each with its next draw', async () => {
    const { gameMenus, games, numberRules } = await menuOf('ELOTT');
    expect(gameMenus.map(({ code }) => code)).toEqual(['FAST', 'VN', 'PICK', 'DAILY']);
    for (const { code } of gameMenus) expect(games.some(game => game.groupCode === code)).toBe(true);
    expect(games).toHaveLength(21);
    const titles = await app.platform.db.selectFrom('lottery_group').select(['game_group_code', 'titles']).execute();
    expect(gameMenus.map(({ code, title }) => [code, title])).toEqual(
      gameMenus.map(({ code }) => [code, titles.find(row => row.game_group_code === code)?.titles.ES]),
    );
    for (const game of games) {
      const { current } = await openedOf(game.code, { pageSize: 1 });
      expect([game.issueNo, game.closesAt]).toEqual([current?.issueNo, current?.closesAt]);
      expect(game.closesAt).toBeGreaterThan(app.platform.clock.now());
      expect(numberRules.find(rule => rule.code === game.numberRule)?.plays.length).toBeGreaterThan(2);
    }
  });

  it('CON-60 accepts LOTT, ZY, ELOTT and SEA and refuses others', async () => {
    const found = await Promise.all(['LOTT', 'ZY', 'ELOTT', 'SEA'].map(async mode => (await menuOf(mode)).games.length));
    expect(found).toEqual([21, 15, 21, 6]);
    expect((await app.call('GET', '/lgw/vn/games/game_menu', { query: { prizeMode: 'GOLD' } })).body).toMatchObject({
      code: 'bad-request',
      fields: { prizeMode: 'one of LOTT, ZY, ELOTT, SEA' },
    });
  });

  it('every lottery of the catalogue is one that can be played', async () => {
    const games = await app.platform.db
      .selectFrom('game')
      .select('game_code')
      .where('vassalage', 'in', ['TCG_LOTTO_VN', 'ELOTT', 'LOTT', 'TCG_SEA'])
      .execute();
    const playable = [...(await menuOf('ELOTT')).games, ...(await menuOf('SEA')).games].map(({ code }) => code);
    expect(playable.sort()).toEqual(games.map(game => game.game_code).sort());
  });

  it('API-56 LOT-04 LOT-08 LOT-10 LOT-11 LOT-12 a launch of a lottery enters it into the recent ones', async () => {
    const game = await fast3();
    const launch = (body: object) =>
      app.call('POST', '/wps/game/launchGame', {
        token,
        body: {
          lottoArea: 'VN',
          launchMode: 'LOTT',
          prizeMode: 'ELOTT',
          device: 'WEB',
          backUrl: 'https://host.example/',
          language: 'EN',
          ...body,
        },
      });
    expect((await launch({ gameCode: game.code, view: 'betting' })).body).toMatchObject({ value: { backUrl: 'https://host.example/' } });
    const recent = v.parse(
      lotteryRecentAnswer,
      fields((await app.call('GET', '/lgw/vn/games/game_menu/recent', { token, query: { prizeMode: 'ELOTT', device: 'WEB' } })).body),
    );
    expect(recent.games.map(({ code }) => code)).toEqual([game.code]);
    expect((await launch({ gameCode: '', view: 'lobby' })).status).toBe(200);
    expect((await launch({ gameCode: game.code, view: 'lobby' })).status).toBe(400);
    expect((await launch({ gameCode: 'NONE', view: 'betting' })).body.code).toBe('game-unavailable');
    expect((await launch({ gameCode: game.code, view: 'betting', lottoArea: 'XX' })).status).toBe(400);
    expect((await app.call('GET', '/lgw/vn/games/game_menu/recent')).body.code).toBe('not-logged-in');
  });

  it('API-56 recent lotteries are the account’s own, the last first, of the mode that is asked for', async () => {
    const [first, second] = (await menuOf('ELOTT')).games;
    const sea = (await menuOf('SEA')).games[0]!;
    const [own, other] = [await app.login('demo_agent41'), await app.login('demo_agent42')];
    const recent = async (prizeMode: string, as = own) =>
      v
        .parse(
          lotteryRecentAnswer,
          fields((await app.call('GET', '/lgw/vn/games/game_menu/recent', { token: as, query: { prizeMode } })).body),
        )
        .games.map(({ code }) => code);
    for (const [prizeMode, game] of [
      ['ELOTT', first!],
      ['ELOTT', second!],
      ['SEA', sea],
      ['ELOTT', first!],
    ] as const) {
      await app.platform.clock.advance(1_000);
      expect(
        (
          await app.call('POST', '/wps/game/launchGame', {
            token: own,
            body: { lottoArea: 'VN', launchMode: 'LOTT', prizeMode, gameCode: game.code, view: 'betting', device: 'WEB', backUrl: '' },
          })
        ).status,
      ).toBe(200);
    }
    expect([await recent('ELOTT'), await recent('SEA'), await recent('ELOTT', other)]).toEqual([
      [first!.code, second!.code],
      [sea.code],
      [],
    ]);
  });

  it('OP-59 API-57 API-58 LOT-05 answers the last draws of one game and the last of all', async () => {
    const { code } = await fast3();
    const first = await openedOf(code, { pageSize: 5 });
    expect(first).toMatchObject({ total: 30, totalPages: 6 });
    const third = await openedOf(code, { pageSize: 5, pageNo: 3 });
    const moments = [...first.list, ...third.list].map(draw => draw.closesAt);
    expect(moments).toEqual([...moments].sort((a, b) => b - a));
    const all = v.parse(
      openedNumbersAnswer,
      fields((await app.call('GET', '/lotto/lgw/games/opened/numero', { query: { prizeMode: 'ELOTT' } })).body),
    );
    expect(all.list).toHaveLength(21);
    expect(all.list.find(({ gameCode }) => gameCode === code)?.numbers).toEqual(first.list[0]?.numbers);
  });
});

describe('lottery bets', () => {
  let issueNo: string;
  let gameCode: string;
  beforeEach(async () => {
    ({ code: gameCode } = await fast3());
    issueNo = (await openedOf(gameCode)).current!.issueNo;
  });
  const pass = async (ms: number) => {
    await app.platform.clock.advance(ms);
    await schedule.run();
  };

  it('O-51 O-52 LOT-14 INV-24 takes the stake at once and pays the odds after the draw', async () => {
    const before = await balanceOf(app.platform.db, accountId);
    const placed = v.parse(lotteryBetAnswer, fields((await placeOn(issueNo, gameCode)).body));
    expect(placed).toMatchObject({
      balance: before - 400,
      bet: { status: 'open', lines: 2, stake: 400, unitStake: 200, payout: undefined },
    });
    await pass(61_000);
    // Of odd and even exactly one wins, at 1.90.
    expect(await balanceOf(app.platform.db, accountId)).toBe(before - 400 + 380);
    const { list } = v.parse(lotteryBetsAnswer, fields((await app.call('GET', '/lgw/vn/bets', { token, query: { gameCode } })).body));
    expect(list[0]).toMatchObject({ issueNo, status: 'settled', payout: 380 });
    expect(list[0]?.numbers).toEqual((await openedOf(gameCode)).list.find(draw => draw.issueNo === issueNo)?.numbers);
    const records = (await app.call('GET', '/wps/relay/ODSFE2_MemBetHist', { token, query: { gameType: 'ELOTT' } })).body.value as {
      list: object[];
    };
    expect(records.list[0]).toMatchObject({ payout: 3.8, stake: 4, status: 'settled' });
    expect(await brokenInvariants(app.platform.db)).toEqual([]);
  });

  it('publishes the hash of the seed before, and the seed after: anybody can draw the same numbers again', async () => {
    const { current } = await openedOf(gameCode);
    await pass(61_000);
    const drawn = (await openedOf(gameCode)).list.find(draw => draw.issueNo === current?.issueNo);
    expect(hashOfSeed(drawn?.serverSeed ?? '')).toBe(current?.seedHash);
    expect(numbersOf('D3', drawn?.serverSeed ?? '')).toEqual(drawn?.numbers);
  });

  it('INV-04 a repeated key answers the first bet, also after the draw; for another bet it is refused', async () => {
    const before = await balanceOf(app.platform.db, accountId);
    const first = await placeOn(issueNo, gameCode, { key: 'the-same-key', selection: 'odd' });
    const again = await placeOn(issueNo, gameCode, { key: 'the-same-key', selection: 'odd' });
    expect(again.body).toEqual(first.body);
    expect(await balanceOf(app.platform.db, accountId)).toBe(before - 200);
    expect((await placeOn(issueNo, gameCode, { key: 'the-same-key', selection: 'even' })).body.code).toBe('idempotency-mismatch');
    await pass(61_000);
    expect((await placeOn(issueNo, gameCode, { key: 'the-same-key', selection: 'odd' })).status).toBe(200);
  });

  it('INV-25 refuses a bet from the moment of closing, before and after the numbers are there', async () => {
    const before = await balanceOf(app.platform.db, accountId);
    const { closesAt } = (await openedOf(gameCode)).current!;
    await app.platform.clock.set(closesAt);
    expect((await placeOn(issueNo, gameCode)).body.code).toBe('draw-closed');
    await schedule.run();
    expect((await placeOn(issueNo, gameCode)).body.code).toBe('draw-closed');
    expect(await balanceOf(app.platform.db, accountId)).toBe(before);
  });

  it('INV-25 the database itself refuses a late bet, other numbers, and numbers before the closing', async () => {
    const { db } = app.platform;
    const open = await db
      .selectFrom('lottery_draw')
      .select('id')
      .where('game_code', '=', gameCode)
      .where('issue_no', '=', issueNo)
      .executeTakeFirstOrThrow();
    await expect(
      sql`update lottery_draw set numbers = '1 2 3', drawn_at = closes_at - 1 where id = ${open.id}`.execute(db),
    ).rejects.toMatchObject({ code: '23514' });
    const drawn = await db
      .selectFrom('lottery_draw')
      .select(['id', 'closes_at'])
      .where('game_code', '=', gameCode)
      .where('numbers', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    await expect(sql`update lottery_draw set numbers = '9 9 9' where id = ${drawn.id}`.execute(db)).rejects.toMatchObject({
      code: '23001',
    });
    const late = app.platform.transact(async trx => {
      const game = await trx
        .selectFrom('lottery_game')
        .select(['node_id', 'vassalage'])
        .where('game_code', '=', gameCode)
        .executeTakeFirstOrThrow();
      const bet = await trx
        .insertInto('bet')
        .values({
          account_id: accountId,
          game_session_id: null,
          lottery_draw_id: drawn.id,
          node_id: game.node_id,
          game_type: 'ELOTT',
          vassalage: game.vassalage,
          stake: 1,
          valid_stake: 1,
          payout: null,
          status: 'open',
          placed_at: 0,
          settled_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('lottery_bet')
        .values({
          bet_id: bet.id,
          draw_id: drawn.id,
          account_id: accountId,
          play: 'last2',
          selection: '1|1',
          lines: 1,
          unit_stake: 1,
          odds: '{}',
          idempotency_key: 'late-key-1',
          request_hash: '',
          balance_after: 0,
        })
        .execute();
    });
    await expect(late).rejects.toMatchObject({ constraint: 'lottery_bet_in_time' });
    await placeOn(issueNo, gameCode);
    await pass(61_000);
    await expect(sql`update bet set payout = payout + 1 where lottery_draw_id = ${open.id}`.execute(db)).rejects.toMatchObject({
      code: '23001',
    });
  });

  it('makes up for what was due while nothing ran, once, however long it was', async () => {
    const before = await balanceOf(app.platform.db, accountId);
    await placeOn(issueNo, gameCode);
    await app.platform.clock.advance(3 * 3_600_000);
    const [one, other] = [createLotterySchedule(app.platform), createLotterySchedule(app.platform)];
    await Promise.all([one.run(), other.run(), schedule.run()]);
    await Promise.all([one.stop(), other.stop()]);
    expect(await balanceOf(app.platform.db, accountId)).toBe(before - 400 + 380);
    expect(await brokenInvariants(app.platform.db)).toEqual([]);
    const { current, list } = await openedOf(gameCode, { pageSize: 30 });
    expect(current!.closesAt).toBeGreaterThan(app.platform.clock.now());
    expect(new Set(list.slice(1).map((draw, index) => list[index]!.closesAt - draw.closesAt))).toEqual(new Set([60_000]));
  });

  it.each([
    ['another play', { play: 'nothing' }, 'play'],
    ['a number that is not there', { play: 'last2', selection: '1|x' }, 'selection'],
    ['too little', { stake: 0.05 }, 'stake'],
    ['more than the most', { play: 'straight', selection: '1|2|3', stake: 5_000 }, 'stake'],
    ['no number', { stake: Number.NaN }, 'stake'],
  ])('refuses %s and says which field', async (_, more, field) => {
    const { body, status } = await placeOn(issueNo, gameCode, more);
    expect({ status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 400,
      code: 'bad-request',
      fields: [field],
    });
  });

  it('refuses a bet without a key, unsealed, of a visitor, of a trial account, beyond the balance, on an unknown draw', async () => {
    const sealed = { gameCode, issueNo, play: 'last-digit', selection: 'odd', stake: 1 };
    expect((await app.call('POST', '/lgw/vn/bets', { token, sealed })).body.fields).toEqual({ 'Idempotency-Key': 'is needed' });
    expect((await app.call('POST', '/lgw/vn/bets', { token, body: sealed })).body.code).toBe('seal-refused');
    expect((await app.call('POST', '/lgw/vn/bets', { sealed })).body.code).toBe('not-logged-in');
    expect((await placeOn(issueNo, gameCode, { token: await app.freePlay() })).body.code).toBe('real-account-required');
    expect((await placeOn('19990101', gameCode)).body.fields).toHaveProperty('issueNo');
    const poor = await app.login('demo_first');
    expect((await placeOn(issueNo, gameCode, { token: poor, stake: 900, selection: 'odd even big small' })).body.code).toBe(
      'insufficient-balance',
    );
  });

  it('pays exactly once when fifty bets of many and the draw come together', async () => {
    const { db, clock } = app.platform;
    const { closesAt } = (await openedOf(gameCode)).current!;
    const before = await balanceOf(db, accountId);
    await clock.set(closesAt - 1);
    const bets = Array.from({ length: 50 }, (_, index) => placeOn(issueNo, gameCode, { key: `closing-time-${index}` }));
    const draws = clock.set(closesAt).then(() => schedule.run());
    const answers = await Promise.all(bets);
    await draws;
    await schedule.run();
    const accepted = answers.filter(answer => answer.status === 200).length;
    expect(answers.every(answer => answer.status === 200 || answer.body.code === 'draw-closed')).toBe(true);
    expect(await balanceOf(db, accountId)).toBe(before - accepted * 20);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});
