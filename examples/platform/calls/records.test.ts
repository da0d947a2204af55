import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betsAnswer, profitAnswer, transactionsAnswer } from '../../../src/api/money/records.js';
import { launchAnswer } from '../../../src/api/games/games.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { book } from '../ledger/book.js';
import { playRound } from '../ledger/rounds.js';

const DAY = 86_400_000;
const HOUR = 3_600_000;
let test: TestApp;
let token: string;
let accountId: number;
/** Noon of the day that the rounds begin with, so that none falls into the next. */
let first: number;

/** A round of one game, and the days between: two of slots, one of fishing, with a bonus and a rebate. */
beforeAll(async () => {
  test = await openTestApp();
  const { clock, db } = test.platform;
  token = await test.login('demo_member');
  accountId = (await db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow()).id;
  first = Math.ceil(clock.now() / DAY) * DAY + DAY / 2;
  await clock.freeze();
  await clock.set(first);
  token = await test.login('demo_member');
  await play('1010', 'KTE', 'slot-1', 200, 900);
  await play('1010', 'KTE', 'slot-2', 300, 0);
  await move('bonus', 5_000);
  await clock.set(first + DAY);
  token = await test.login('demo_member');
  const fish = await db
    .selectFrom('game')
    .selectAll()
    .where('game_type', '=', 'FISH')
    .where('active', '=', true)
    .where('maintenance', '=', false)
    .orderBy('node_id')
    .executeTakeFirstOrThrow();
  await play(String(fish.node_id), fish.vassalage, 'fish-1', 1_000, 400);
  await move('rebate', 25);
});
afterAll(() => test.close());

async function play(nodeId: string, vassalage: string, roundId: string, stake: number, payout: number) {
  const { game_code: gameCode } = await test.platform.db
    .selectFrom('game')
    .select('game_code')
    .where('node_id', '=', Number(nodeId))
    .executeTakeFirstOrThrow();
  const launch = await test.call('POST', '/wps/game/launchGame', { token, body: { nodeId, vassalage, gameCode } });
  const { url } = v.parse(launchAnswer, { ...launch.body, ...(launch.body.value as object) });
  const gameSessionToken = new URL(url).searchParams.get('session') ?? '';
  await playRound(test.platform, { gameSessionToken, roundId, stake, play: () => ({ payout, outcome: null }) });
}
const move = (type: 'bonus' | 'rebate', amount: number) =>
  test.platform.transact(trx =>
    book(trx, {
      type,
      ref: { type: 'test', id: 'given' },
      idempotencyKey: `test:${type}`,
      at: test.platform.clock.now(),
      entries: [
        { wallet: { account: accountId }, amount },
        { wallet: { house: 'bonus' }, amount: -amount },
      ],
    }),
  );
const ask = async <S extends v.GenericSchema>(schema: S, name: string, query: Record<string, string | number>) =>
  v.parse(schema, (await test.call('GET', `/wps/relay/${name}`, { token, query })).body.value);
const range = () => ({ from: first - HOUR, to: first + DAY + HOUR });

describe('records of an account', () => {
  it('MEM-07 the account record has every entry with its balance after, newest first, and sums of the range', async () => {
    const all = await ask(transactionsAnswer, 'ODSFE2_MemTransHist', range());
    expect(all.list.map(({ type, amount }) => [type, amount])).toEqual([
      ['rebate', 25],
      ['payout', 400],
      ['bet', -1_000],
      ['bonus', 5_000],
      ['bet', -300],
      ['payout', 900],
      ['bet', -200],
    ]);
    expect([all.income, all.outgoing, all.total]).toEqual([6_325, 1_500, 7]);
    expect(all.types).toEqual(['bet', 'bonus', 'payout', 'rebate']);
    all.list.forEach(({ balance, amount }, index) => expect(balance - amount).toBe(all.list[index + 1]?.balance ?? 125_000));
  });

  it('MEM-07 by type and page, and nothing of another account', async () => {
    const bets = await ask(transactionsAnswer, 'ODSFE2_MemTransHist', { ...range(), type: 'bet', page: 2, pageSize: 2 });
    expect([bets.list.map(({ amount }) => amount), bets.totalPages, bets.outgoing]).toEqual([[-200], 2, 1_500]);
    expect(bets.types).toHaveLength(4);
    const other = (await test.call('GET', '/wps/relay/ODSFE2_MemTransHist', { token: await test.login('demo_player'), query: range() }))
      .body.value;
    expect(other).toMatchObject({ list: [], total: 0, income: 0 });
  });

  it('MEM-06 the betting record by date, game type and vendor, with sums, and what may be chosen', async () => {
    const all = await ask(betsAnswer, 'ODSFE2_MemBetHist', range());
    expect(all.list.map(({ stake, payout, profit, status }) => [stake, payout, profit, status])).toEqual([
      [1_000, 400, -600, 'settled'],
      [300, 0, -300, 'settled'],
      [200, 900, 700, 'settled'],
    ]);
    expect([all.stake, all.payout, all.profit, all.gameTypes]).toEqual([1_500, 1_300, -200, ['FISH', 'RNG']]);
    const slots = await ask(betsAnswer, 'ODSFE2_MemBetHist', { ...range(), gameType: 'RNG', vassalage: 'KTE' });
    expect([slots.total, slots.stake, slots.gameTypes]).toEqual([2, 500, ['FISH', 'RNG']]);
    for (const [name, value] of [
      ['gameType', 'RNG'],
      ['vassalage', 'KTE'],
    ] as const)
      expect(
        (await ask(betsAnswer, 'ODSFE2_MemBetHist', { ...range(), [name]: value })).list.map(({ gameType, stake }) => [gameType, stake]),
        name,
      ).toEqual([
        ['RNG', 300],
        ['RNG', 200],
      ]);
    expect(slots.vendors.map(({ code }) => code)).toEqual(all.vendors.map(({ code }) => code));
    expect((await ask(betsAnswer, 'ODSFE2_MemBetHist', { from: first - HOUR, to: first + HOUR })).total).toBe(2);
  });

  it('MEM-06 nothing of another account', async () => {
    const { value } = (await test.call('GET', '/wps/relay/ODSFE2_MemBetHist', { token: await test.login('demo_player'), query: range() }))
      .body;
    expect(value).toMatchObject({ list: [], total: 0, stake: 0, gameTypes: [] });
  });

  it('MEM-06 a cancelled bet counts as no stake, an open one has no result', async () => {
    const before = await ask(betsAnswer, 'ODSFE2_MemBetHist', range());
    const bet = {
      account_id: accountId,
      game_session_id: null,
      node_id: 1010,
      game_type: 'RNG',
      vassalage: 'KTE',
      stake: 70,
      valid_stake: 70,
      payout: null,
      placed_at: first,
      settled_at: null,
    };
    const { id } = await test.platform.db
      .insertInto('bet')
      .values({ ...bet, status: 'open' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const open = await ask(betsAnswer, 'ODSFE2_MemBetHist', range());
    expect([open.stake, open.profit]).toEqual([before.stake + 70, before.profit]);
    await test.platform.db.updateTable('bet').set({ status: 'cancelled' }).where('id', '=', id).execute();
    const cancelled = await ask(betsAnswer, 'ODSFE2_MemBetHist', range());
    expect([cancelled.stake, cancelled.profit]).toEqual([before.stake, before.profit]);
  });

  it('MEM-08 profit and loss per day and type, its sums equal to the ledger’s', async () => {
    const { list } = await ask(profitAnswer, 'ODSFE2_MemProfitLoss', range());
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const none = { stake: 0, payout: 0, bonus: 0, rebate: 0 };
    expect(list).toEqual([
      { ...none, day: day(first + DAY), gameType: '', rebate: 25, result: 25 },
      { ...none, day: day(first + DAY), gameType: 'FISH', stake: 1_000, payout: 400, result: -600 },
      { ...none, day: day(first), gameType: '', bonus: 5_000, result: 5_000 },
      { ...none, day: day(first), gameType: 'RNG', stake: 500, payout: 900, result: 400 },
    ]);
    const { rows } = await sql<{ sum: number }>`
      select sum(entry.amount)::bigint as sum from ledger_entry entry join ledger_txn txn on txn.id = entry.txn_id join wallet on wallet.id = entry.wallet_id
      where wallet.owner_type = 'account' and wallet.owner_id = ${String(accountId)} and txn.created_at >= ${range().from} and txn.created_at < ${range().to}`.execute(
      test.platform.db,
    );
    expect(list.reduce((sum, { result }) => sum + result, 0)).toBe(rows[0]?.sum);
  });

  it('MEM-08 days begin at the reader’s midnight', async () => {
    const shifted = await ask(profitAnswer, 'ODSFE2_MemProfitLoss', { ...range(), offset: 13 * 60 });
    expect(new Set(shifted.list.map(({ day }) => day))).toEqual(
      new Set([first + DAY, first + 2 * DAY].map(at => new Date(at).toISOString().slice(0, 10))),
    );
    const tooLong = await test.call('GET', '/wps/relay/ODSFE2_MemProfitLoss', { token, query: { from: first - 93 * DAY, to: first } });
    expect([tooLong.status, tooLong.body.fields]).toEqual([400, { from: 'at most 92 days' }]);
  });

  it('MEM-06, MEM-07 what is asked for is found by an index', async () => {
    await test.platform.transact(async trx => {
      const plan = async (query: string) => {
        const { rows } = await sql.raw<{ 'QUERY PLAN': string }>(`explain ${query}`).execute(trx);
        return rows.map(row => row['QUERY PLAN']).join('\n');
      };
      // Of a handful of rows the planner reads all: it is asked what it would do with many.
      await sql`set local enable_seqscan = off`.execute(trx);
      expect(await plan(`select * from bet where account_id = ${accountId} and placed_at >= 0 order by placed_at desc limit 20`)).toContain(
        'bet_account',
      );
      expect(
        await plan('select * from ledger_entry where wallet_id = 1 and created_at >= 0 order by created_at desc, id desc limit 20'),
      ).toContain('ledger_entry_record');
    });
  });
});
