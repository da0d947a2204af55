import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { profitAnswer } from '../../../src/api/money/records.js';
import { teamOverviewAnswer } from '../../../src/api/team/team.js';
import { agentRevenueAnswer, teamBetsAnswer, teamEntriesAnswer, teamProfitAnswer } from '../../../src/api/team/team-records.js';
import { balanceAnswer } from '../../../src/api/money/wallet.js';
import type { LedgerType } from '../database/schema.js';
import { decideWithdrawal, requestWithdrawal } from '../funds/withdrawals.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { placeBet, refundBet, settleBet } from '../ledger/bets.js';
import { book } from '../ledger/book.js';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const NONE = { stake: 0, validStake: 0, payout: 0, bonus: 0, rebate: 0, deposits: 0, withdrawals: 0, result: 0 };
/** demo_agent has demo_subagent with demo_player below it, and this member beside it. */
const DIRECT = 'bruno_direct';
const CALLS = ['ODSFE2_TeamBetHist', 'ODSFE2_TeamProfitLoss', 'ODSFE2_TeamTransHist'];

let test: TestApp;
let token: string;
let first: number;
let count = 0;
const ids = new Map<string, number>();
const idOf = (account: string) => ids.get(account) ?? 0;

/** Two days of play and money in the team of demo_agent, and the agent's own and somebody else's beside it. */
beforeAll(async () => {
  test = await openTestApp();
  const { db, clock } = test.platform;
  for (const { id, account } of await db.selectFrom('account').select(['id', 'account']).execute()) ids.set(account, id);
  ids.set(DIRECT, await join(DIRECT, 'demo_agent'));
  await clock.freeze();
  first = Math.ceil(clock.now() / DAY) * DAY + DAY / 2;
  await at(first);
  await move(DIRECT, 'deposit', 10_000);
  await play('demo_player', 'RNG', 500, 200);
  await play('demo_player', 'FISH', 300, 0);
  await play('demo_member', 'RNG', 9_900, 0);
  await play('demo_agent', 'RNG', 8_800, 0);
  await move('demo_agent', 'dividend', 2_000);
  await move('demo_player', 'bonus', 70);
  await at(first + DAY);
  await play(DIRECT, 'RNG', 1_000, 2_500);
  await play('demo_subagent', 'LIVE', 100, 100);
  await play('demo_player', 'RNG', 40, undefined);
  await play('demo_player', 'LIVE', 60, 'back');
  await move('demo_player', 'rebate', 5);
  await move('demo_agent', 'hour_salary', 310);
  await move('demo_agent', 'hour_salary', 190);
  await move('demo_agent', 'daily_salary', 400);
  await move('demo_agent', 'realtime_salary', 55);
  await move('demo_agent', 'bonus', 7_777);
  await move('demo_subagent', 'dividend', 4_444);
  await payOut('demo_player', 2_000);
  await db.updateTable('account').set({ password_changed_at: clock.now() }).execute();
  token = await test.login('demo_agent');
});
afterAll(() => test.close());

const at = (moment: number) => test.platform.clock.set(moment);

async function join(account: string, upline: string): Promise<number> {
  const { id, path } = await test.platform.db
    .selectFrom('account')
    .select(['id', 'path'])
    .where('account', '=', upline)
    .executeTakeFirstOrThrow();
  const now = test.platform.clock.now();
  const row = {
    account,
    nickname: null,
    type: 0,
    upline_id: id,
    path: `${path || '/'}${id}/`,
    password_hash: '!',
    password_changed_at: now,
    payment_password_hash: null,
    avatar_url: null,
    first_login_at: now,
    last_login_at: now,
    created_at: now,
  };
  return (await test.platform.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** `payout`: undefined leaves the bet open, `back` cancels it. */
async function play(account: string, gameType: string, stake: number, payout: number | 'back' | undefined) {
  const { db, clock, transact } = test.platform;
  const game = await db.selectFrom('game').selectAll().where('game_type', '=', gameType).orderBy('node_id').executeTakeFirstOrThrow();
  const key = `given:${++count}`;
  const opened = {
    account_id: idOf(account),
    node_id: game.node_id,
    mode: 'real' as const,
    launch_token_hash: key,
    host: '',
    opened_at: clock.now(),
    expires_at: clock.now(),
    closed_at: null,
    server_seed: key,
    seed_hash: key,
    demo_balance: null,
  };
  const { id } = await db.insertInto('game_session').values(opened).returning('id').executeTakeFirstOrThrow();
  const bettor = { id, accountId: idOf(account), nodeId: game.node_id, gameType, vassalage: game.vassalage };
  await transact(async trx => {
    const { betId } = await placeBet(trx, { bettor, key, stake, at: clock.now() });
    if (payout === 'back') await refundBet(trx, { bettor, betId, key, stake, at: clock.now() });
    else if (payout !== undefined) await settleBet(trx, { bettor, betId, key, payout, at: clock.now() });
  });
}

async function move(account: string, type: LedgerType, amount: number) {
  const entries = [
    { wallet: { account: idOf(account) }, amount },
    { wallet: { house: 'salary' as const }, amount: -amount },
  ];
  await test.platform.transact(trx =>
    book(trx, {
      type,
      ref: { type: 'given', id: String(++count) },
      idempotencyKey: `given:${count}`,
      at: test.platform.clock.now(),
      entries,
    }),
  );
}

async function payOut(account: string, amount: number) {
  const { db, clock, transact } = test.platform;
  const to = await db
    .insertInto('payout_account')
    .values({ account_id: idOf(account), kind: 'bank', address: '0121800123456789', holder: 'Diego', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { withdrawal } = await requestWithdrawal(test.platform, {
    accountId: idOf(account),
    payoutAccountId: to.id,
    amount,
    mobileNum: '5500000001',
    key: 'given-withdrawal',
  });
  await transact(trx => decideWithdrawal(trx, test.platform, withdrawal.id, { approved: true, receiptMinutes: 60 }));
}

const range = () => ({ from: first - HOUR, to: first + DAY + HOUR });
const raw = (name: string, query: Record<string, string | number> = {}, as = token) =>
  test.call('GET', `/wps/relay/${name}`, { token: as, query: { ...range(), ...query } });
const ask = async <S extends v.GenericSchema>(
  schema: S,
  name: string,
  query: Record<string, string | number> = {},
  as = token,
): Promise<v.InferOutput<S>> => {
  const { status, body } = await raw(name, query, as);
  return v.parse(schema, readEnvelope(name, { status, body }));
};
const bets = (query = {}) => ask(teamBetsAnswer, 'ODSFE2_TeamBetHist', query);
const entries = (query = {}) => ask(teamEntriesAnswer, 'ODSFE2_TeamTransHist', query);
/** What an account reads of its own main wallet, minor units. */
const mainOf = async (account: string) =>
  v.parse(balanceAnswer, readEnvelope('balance', await test.call('GET', '/wps/v2/wallets/balance', { token: await test.login(account) })))
    .balance;
const profit = (query = {}) => ask(teamProfitAnswer, 'ODSFE2_TeamProfitLoss', query);

describe('records of a team', () => {
  it('AGT-07 ROL-27 bets of the team only, newest first, with their accounts and sums', async () => {
    const all = await bets();
    expect(all.list.map(({ account, stake, status }) => [account, stake, status])).toEqual([
      ['demo_player', 60, 'cancelled'],
      ['demo_player', 40, 'open'],
      ['demo_subagent', 100, 'settled'],
      [DIRECT, 1_000, 'settled'],
      ['demo_player', 300, 'settled'],
      ['demo_player', 500, 'settled'],
    ]);
    expect([all.total, all.stake, all.payout, all.profit, all.gameTypes]).toEqual([6, 1_940, 2_800, 900, ['FISH', 'LIVE', 'RNG']]);
  });

  it('AGT-07 by account, game type and page', async () => {
    const own = await bets({ account: 'DEMO_player', gameType: 'RNG' });
    expect([own.list.map(({ stake }) => stake), own.total, own.stake, own.gameTypes]).toEqual([[40, 500], 2, 540, ['FISH', 'LIVE', 'RNG']]);
    const second = await bets({ page: 2, pageSize: 4 });
    expect([second.list.map(({ stake }) => stake), second.totalPages, second.total]).toEqual([[300, 500], 2, 6]);
    expect((await bets({ from: first + HOUR })).total).toBe(4);
  });

  it('AGT-08 a line for each direct downline with its whole tree, its sums those of what the members read themselves', async () => {
    const { list, sums, path } = await profit();
    const who = { nickname: '', type: 0, isItself: false, members: 0 };
    expect(list).toEqual([
      { ...NONE, ...who, account: DIRECT, stake: 1_000, validStake: 1_000, payout: 2_500, deposits: 10_000, result: 1_500 },
      {
        ...NONE,
        ...who,
        account: 'demo_subagent',
        nickname: 'Carla',
        type: 2,
        members: 1,
        stake: 940,
        validStake: 900,
        payout: 300,
        bonus: 70,
        rebate: 5,
        withdrawals: 2_000,
        result: -565,
      },
    ]);
    expect(sums).toEqual({
      ...NONE,
      stake: 1_940,
      validStake: 1_900,
      payout: 2_800,
      bonus: 70,
      rebate: 5,
      deposits: 10_000,
      withdrawals: 2_000,
      result: 935,
    });
    expect(path.map(({ account }) => account)).toEqual(['demo_agent']);
    const own = [];
    for (const account of ['demo_player', 'demo_subagent'])
      own.push(...(await ask(profitAnswer, 'ODSFE2_MemProfitLoss', {}, await test.login(account))).list);
    expect(own.reduce((sum, { result }) => sum + result, 0)).toBe(-565);
  });

  it('AGT-08 opened, a downline’s lines and its own sum to its line above; the way back up is named', async () => {
    const { list, sums, path } = await profit({ account: 'demo_subagent' });
    expect(list.map(({ account, isItself, members, stake, result }) => [account, isItself, members, stake, result])).toEqual([
      ['demo_player', false, 0, 840, -565],
      ['demo_subagent', true, 0, 100, 0],
    ]);
    const line = (await profit()).list.find(({ account }) => account === 'demo_subagent');
    expect(line).toMatchObject(sums);
    expect(path.map(({ account }) => account)).toEqual(['demo_agent', 'demo_subagent']);
    expect((await profit({ page: 2, pageSize: 1 })).list.map(({ account }) => account)).toEqual(['demo_subagent']);
  });

  it('AGT-04 AGT-08 says of the team what its overview says', async () => {
    const { team } = await ask(teamOverviewAnswer, 'MCS2_getTeamOverview');
    const { validStake, ...sums } = (await profit()).sums;
    expect(team).toMatchObject({ ...sums, validBets: validStake });
  });

  it('AGT-10 every movement of the team’s money, newest first, its sums equal to the ledger’s', async () => {
    const all = await entries({ pageSize: 200 });
    expect(all.list.slice(0, 4).map(({ account, type, amount }) => [account, type, amount])).toEqual([
      ['demo_player', 'withdraw_hold', -2_000],
      ['demo_subagent', 'dividend', 4_444],
      ['demo_player', 'rebate', 5],
      ['demo_player', 'refund', 60],
    ]);
    expect(all.types).toEqual(['bet', 'bonus', 'deposit', 'dividend', 'payout', 'rebate', 'refund', 'withdraw_hold']);
    const { rows } = await sql<{ count: number; income: number; outgoing: number }>`
      select count(*)::int as count, sum(amount) filter (where amount > 0)::bigint as income, -sum(amount) filter (where amount < 0)::bigint as outgoing
      from ledger_entry entry join ledger_txn txn on txn.id = entry.txn_id join wallet on wallet.id = entry.wallet_id
      where wallet.owner_type = 'account' and wallet.owner_id = any(array[${sql.join(['demo_player', 'demo_subagent', DIRECT].map(account => String(idOf(account))))}])
        and txn.created_at >= ${range().from} and txn.created_at < ${range().to}`.execute(test.platform.db);
    expect({ count: all.total, income: all.income, outgoing: all.outgoing }).toEqual(rows[0]);
    expect(all.list).toHaveLength(all.total);
    expect([all.list[0]?.createdAt, all.list.at(-1)?.createdAt]).toEqual([first + DAY, first]);
    for (const account of ['demo_player', 'demo_subagent', DIRECT]) {
      const [newest, ...others] = all.list.filter(each => each.account === account);
      // The other signs in nowhere.
      if (account !== DIRECT) expect(newest?.balance, account).toBe(await mainOf(account));
      others.reduce((after, entry) => {
        expect(after?.balance, `${account} ${after?.type}`).toBe(entry.balance + (after?.amount ?? 0));
        return entry;
      }, newest);
    }
  });

  it('AGT-10 by account, type and page', async () => {
    const stakes = await entries({ type: 'bet', page: 2, pageSize: 4 });
    expect([stakes.list.map(({ amount }) => amount), stakes.totalPages, stakes.outgoing, stakes.income]).toEqual([
      [-300, -500],
      2,
      2_000,
      0,
    ]);
    const own = await entries({ account: 'demo_player', type: 'rebate' });
    expect([own.list.map(({ amount }) => amount), own.total, own.types]).toEqual([
      [5],
      1,
      ['bet', 'bonus', 'payout', 'rebate', 'refund', 'withdraw_hold'],
    ]);
  });

  it('AGT-09 income is what contracts paid, by day and kind, and nobody else’s', async () => {
    const own = await ask(agentRevenueAnswer, 'ODSFE2_AgentRevenue');
    const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    const none = { dividend: 0, dailySalary: 0, hourSalary: 0, realtimeSalary: 0 };
    expect(own.list).toEqual([
      { ...none, day: day(first + DAY), dailySalary: 400, hourSalary: 500, realtimeSalary: 55, total: 955 },
      { ...none, day: day(first), dividend: 2_000, total: 2_000 },
    ]);
    expect(own.sums).toEqual({ dividend: 2_000, dailySalary: 400, hourSalary: 500, realtimeSalary: 55, total: 2_955 });
    expect((await ask(agentRevenueAnswer, 'ODSFE2_AgentRevenue', { offset: 13 * 60 })).list[0]?.day).toBe(day(first + 2 * DAY));
    expect((await ask(agentRevenueAnswer, 'ODSFE2_AgentRevenue', {}, await test.login('demo_agent41'))).list).toEqual([]);
  });

  it.each(CALLS)(
    'INV-21 ROL-27 %s is refused for an account outside, the upline and one beside, as for one that does not exist',
    async name => {
      const asked = async (account: string, as: string) => {
        const { status, body } = await raw(name, { account }, as);
        return [status, body.code, body.fields, body.message];
      };
      const refused = (account: string) => [404, 'not-found', { account: 'unknown' }, `${account} is not in your team.`];
      const subagent = await test.login('demo_subagent');
      for (const account of ['demo_member', 'demo_agent41', 'nobody_at_all']) expect(await asked(account, token)).toEqual(refused(account));
      for (const account of ['demo_agent', DIRECT]) expect(await asked(account, subagent)).toEqual(refused(account));
      expect((await asked('demo_player', subagent))[0]).toBe(200);
    },
  );

  it.each(['ODSFE2_TeamBetHist', 'ODSFE2_TeamTransHist'])(
    'INV-21 ROL-27 %s is refused for the agent itself, who is not of the own team',
    async name => {
      const { status, body } = await raw(name, { account: 'demo_agent' });
      expect([status, body.code, body.fields]).toEqual([404, 'not-found', { account: 'unknown' }]);
    },
  );

  it('an agent without a team has no records of one; not more than 92 days', async () => {
    const alone = await test.login('demo_agent42');
    for (const name of CALLS) expect((await raw(name, {}, alone)).body.value).toMatchObject({ list: [], total: 0 });
    for (const name of [...CALLS, 'ODSFE2_AgentRevenue']) {
      const { status, body } = await raw(name, { from: first - 93 * DAY });
      expect([status, body.fields]).toEqual([400, { from: 'at most 92 days' }]);
    }
  });

  it('a team of hundreds is read in another way and to the same figures', async () => {
    const before = [
      await bets(),
      await profit(),
      await profit({ account: 'demo_subagent' }),
      await entries(),
      await entries({ type: 'deposit' }),
    ];
    for (let n = 0; n < 120; n++) await join(`carla_${n}`, 'demo_subagent');
    const after = [
      await bets(),
      await profit(),
      await profit({ account: 'demo_subagent' }),
      await entries(),
      await entries({ type: 'deposit' }),
    ];
    const members = (text: string) => text.replaceAll('"members":121', '"members":1');
    expect(members(JSON.stringify(after))).toBe(JSON.stringify(before));
  });

  it('what is asked for is found by an index', async () => {
    await test.platform.transact(async trx => {
      const plan = async (query: string) =>
        (await sql.raw<{ 'QUERY PLAN': string }>(`explain ${query}`).execute(trx)).rows.map(row => row['QUERY PLAN']).join('\n');
      // Of a handful of rows the planner reads all: it is asked what it would do with many.
      await sql`set local enable_seqscan = off`.execute(trx);
      expect(await plan(`select id from account where path like '/2/%'`)).toContain('account_path');
      expect(await plan('select * from bet where placed_at >= 0 order by placed_at desc, id desc limit 20')).toContain('bet_time');
      expect(await plan('select * from ledger_txn where created_at >= 0 order by created_at desc limit 20')).toContain('ledger_txn_time');
      expect(await plan(`select * from ledger_txn where created_at >= 0 and type not in ('bet', 'payout')`)).toContain(
        'ledger_txn_beside_play',
      );
    });
  });
});
