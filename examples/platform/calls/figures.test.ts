import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonusesAnswer } from '../../../src/api/money/bonuses.js';
import { creditAnswer } from '../../../src/api/money/credit.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { pointHistoryAnswer } from '../../../src/api/money/points.js';
import { rebateAnswer } from '../../../src/api/money/rebate.js';
import { betsAnswer, profitAnswer, transactionsAnswer } from '../../../src/api/money/records.js';
import { teamOverviewAnswer } from '../../../src/api/team/team.js';
import { agentRevenueAnswer, teamBetsAnswer, teamEntriesAnswer, teamProfitAnswer } from '../../../src/api/team/team-records.js';
import type { LedgerType } from '../database/schema.js';
import { decideWithdrawal, requestWithdrawal } from '../funds/withdrawals.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import type { Bettor } from '../ledger/bets.js';
import { book, type Booking } from '../ledger/book.js';
import { bookMany } from '../ledger/book-many.js';
import { pointsOf, writePoints } from '../points/points.js';
import { rngOf } from '../rng.js';

const DAY = 86_400_000;
const MINUTE = 60_000;
const BOOKINGS = 500;
/** Both changes of the clocks of that spring, and the end of a month. */
const FROM = Date.UTC(2027, 2, 8);
const TO = Date.UTC(2027, 3, 7);
const PLAYERS = ['demo_player', 'demo_subagent', 'demo_member'];
const EVERYBODY = [...PLAYERS, 'demo_agent'];
/** The types that are booked by themselves; play and withdrawals go their own ways. */
const TYPES: readonly (readonly [type: LedgerType, ref: string])[] = [
  ['deposit', 'deposit'],
  ['wallet_transfer', 'account'],
  ['transfer_up', 'account'],
  ['transfer_down', 'account'],
  ['bonus', 'activity'],
  ['bonus', 'vip'],
  ['rebate', 'rebate'],
  ['points_convert', 'points'],
  ['dividend', 'contract'],
  ['daily_salary', 'contract'],
  ['hour_salary', 'contract'],
  ['realtime_salary', 'contract'],
  ['red_envelope', 'red_envelope'],
  ['red_envelope', 'red_envelope_return'],
  ['refund', 'withdrawal'],
  ['adjustment', 'operator'],
];

let test: TestApp;
const ids = new Map<string, number>();
const tokens = new Map<string, string>();
const idOf = (account: string) => ids.get(account) ?? 0;

/** Five hundred bookings of every type at random moments, the same with every run. */
beforeAll(async () => {
  test = await openTestApp();
  const { platform } = test;
  const { db, clock } = platform;
  for (const { id, account } of await db.selectFrom('account').select(['id', 'account']).execute()) ids.set(account, id);
  await clock.freeze();
  await clock.set(FROM - DAY);
  const rng = rngOf('figures', 1);
  const one = <T>(list: readonly T[]): T => list[rng.int(list.length)] as T;
  const games = await db
    .selectFrom('game')
    .select(['node_id', 'game_type', 'vassalage'])
    .where('game_type', 'in', ['RNG', 'FISH', 'LIVE'])
    .orderBy('node_id')
    .limit(40)
    .execute();
  const bettors = new Map<string, Bettor>();
  const payees = new Map<string, number>();
  for (const account of EVERYBODY) {
    const game = one(games);
    const session = {
      account_id: idOf(account),
      node_id: game.node_id,
      mode: 'real' as const,
      launch_token_hash: account,
      host: '',
      opened_at: FROM,
      expires_at: TO,
      closed_at: null,
      server_seed: account,
      seed_hash: account,
      demo_balance: null,
    };
    const { id } = await db.insertInto('game_session').values(session).returning('id').executeTakeFirstOrThrow();
    bettors.set(account, { id, accountId: idOf(account), nodeId: game.node_id, gameType: game.game_type, vassalage: game.vassalage });
    payees.set(
      account,
      (
        await db
          .insertInto('payout_account')
          .values({ account_id: idOf(account), kind: 'bank', address: '0121800123456789', holder: 'Diego', created_at: FROM })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id,
    );
    await platform.transact(trx =>
      book(trx, {
        type: 'deposit',
        ref: { type: 'deposit', id: '0' },
        idempotencyKey: `figures:${account}`,
        at: FROM - DAY,
        entries: [
          { wallet: { account: idOf(account) }, amount: 10_000_000 },
          { wallet: { house: 'cash' }, amount: -10_000_000 },
        ],
      }),
    );
  }
  const moments = Array.from({ length: BOOKINGS }, () => FROM + rng.int((TO - FROM) / 1000) * 1000).sort((a, b) => a - b);
  const bets: { at: number; settledAt: number; account: string; stake: number; payout: number | 'back' | 'open' }[] = [];
  const bookings: Booking[] = [];
  const points: { accountId: number; amount: number; reference: string; at: number }[] = [];
  for (const [index, at] of moments.entries()) {
    const account = one(EVERYBODY);
    const amount = 1 + rng.int(50_000);
    const key = `figures:${index}`;
    const kind = rng.int(20);
    // Settled or cancelled up to two days later, over midnight and the month's end; some stay open.
    if (kind < 8)
      bets.push({
        at,
        settledAt: at + rng.int(2 * DAY),
        account,
        stake: amount,
        payout: one([0, 0, amount, amount * 2, Math.floor(amount / 3), 'back', 'open'] as const),
      });
    else if (kind === 8) {
      await clock.set(at);
      const { withdrawal } = await requestWithdrawal(platform, {
        accountId: idOf(account),
        payoutAccountId: payees.get(account)!,
        amount,
        mobileNum: '5500000001',
        key,
      });
      await clock.set(at + rng.int(DAY));
      if (rng.int(4) > 0)
        await platform.transact(trx =>
          decideWithdrawal(
            trx,
            platform,
            withdrawal.id,
            rng.int(3) === 0 ? { approved: false, reason: 'no' } : { approved: true, receiptMinutes: 60 },
          ),
        );
    } else if (kind === 9) points.push({ accountId: idOf(account), amount, reference: key, at });
    else {
      const [type, ref] = TYPES[index % TYPES.length]!;
      const isLess =
        type === 'adjustment' || type === 'bonus' || (type === 'red_envelope' && ref === 'red_envelope') || type.startsWith('transfer')
          ? rng.int(3) === 0
          : false;
      const signed = isLess ? -amount : amount;
      bookings.push({
        type,
        ref: { type: ref, id: String(index) },
        idempotencyKey: key,
        at,
        entries: [
          { wallet: { account: idOf(account) }, amount: signed },
          { wallet: { house: 'bonus' }, amount: -signed },
        ],
      });
    }
  }
  await platform.transact(async trx => {
    const rows = bets.map(({ at, settledAt, account, stake, payout }) => {
      const { id: game_session_id, accountId: account_id, nodeId: node_id, gameType: game_type, vassalage } = bettors.get(account)!;
      const isSettled = typeof payout === 'number';
      return {
        account_id: account_id ?? 0,
        game_session_id,
        node_id,
        game_type,
        vassalage,
        stake,
        valid_stake: stake,
        payout: isSettled ? payout : null,
        status: isSettled ? ('settled' as const) : payout === 'back' ? ('cancelled' as const) : ('open' as const),
        placed_at: at,
        settled_at: isSettled ? settledAt : null,
      };
    });
    const inserted = await trx.insertInto('bet').values(rows).returning('id').execute();
    for (const [index, { id }] of inserted.entries()) {
      const { at, settledAt, account, stake, payout } = bets[index]!;
      const move = (type: LedgerType, amount: number, when: number) =>
        bookings.push({
          type,
          ref: { type: 'bet', id: String(id) },
          idempotencyKey: `figures:${type}:${id}`,
          at: when,
          entries: [
            { wallet: { account: idOf(account) }, amount },
            { wallet: { house: 'game' }, amount: -amount },
          ],
        });
      move('bet', -stake, at);
      if (payout === 'back') move('refund', stake, settledAt);
      else if (payout !== 'open' && payout > 0) move('payout', payout, settledAt);
    }
    await bookMany(
      trx,
      bookings.sort((a, b) => a.at - b.at),
    );
    for (const { amount, ...line } of points) {
      const isSpent = (await pointsOf(trx, line.accountId)) > amount && rng.int(2) === 0;
      await writePoints(trx, {
        ...line,
        type: isSpent ? 'redeem' : 'deposit',
        points: isSpent ? -amount : amount,
        remark: `deposit:${amount}`,
      });
    }
  });
  await clock.set(TO + 3 * DAY);
  await db.updateTable('account').set({ password_changed_at: clock.now() }).execute();
  for (const account of EVERYBODY) tokens.set(account, await test.login(account));
}, 60_000);
afterAll(() => test.close());

const ask = async <S extends v.GenericSchema>(
  schema: S,
  name: string,
  query: Record<string, string | number>,
  account: string,
): Promise<v.InferOutput<S>> => {
  const { status, body } = await test.call('GET', `/wps/relay/${name}`, {
    token: tokens.get(account) ?? '',
    query: { language: 'EN', ...query },
  });
  return v.parse(schema, readEnvelope(name, { status, body }));
};
interface Span {
  from: number;
  to: number;
}
/** The auditor's own sums over the entries of some accounts; what counts is written here once more, apart from the platform's classes. */
async function sums(accounts: readonly string[], { from, to }: Span, whats: readonly string[]): Promise<number[]> {
  const owners = sql.join(accounts.map(account => String(idOf(account))));
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(whats.map((what, index) => sql`coalesce(sum(entry.amount) filter (where ${sql.raw(what)}), 0)::bigint as ${sql.ref(`sum${index}`)}`))}
    from ledger_entry entry join ledger_txn txn on txn.id = entry.txn_id join wallet on wallet.id = entry.wallet_id
    where owner_type = 'account' and owner_id in (${owners}) and txn.created_at >= ${from} and txn.created_at < ${to}`.execute(
    test.platform.db,
  );
  return whats.map((_, index) => Number(rows[0]?.[`sum${index}`] ?? 0));
}
async function sum(accounts: readonly string[], span: Span, what: string): Promise<number> {
  return (await sums(accounts, span, [what]))[0] ?? 0;
}
async function sumOfBets(accounts: readonly string[], figure: string, what: string): Promise<number> {
  const { rows } = await sql<{
    sum: number;
  }>`select coalesce(sum(${sql.raw(figure)}), 0)::bigint as sum from bet where account_id in (${sql.join(accounts.map(idOf))}) and (${sql.raw(what)})`.execute(
    test.platform.db,
  );
  return Number(rows[0]?.sum ?? 0);
}
const STAKE = `txn.type = 'bet' or (txn.type = 'refund' and txn.ref_type = 'bet')`;
const BONUS = `txn.type in ('bonus', 'points_convert') or (txn.type = 'red_envelope' and entry.amount > 0 and txn.ref_type = 'red_envelope')`;
const TRANSFER = `txn.type in ('wallet_transfer', 'transfer_up', 'transfer_down') or (txn.type = 'red_envelope' and (entry.amount < 0 or txn.ref_type = 'red_envelope_return'))`;
const OTHER = `txn.type in ('dividend', 'daily_salary', 'hour_salary', 'realtime_salary', 'adjustment') or (txn.type = 'refund' and txn.ref_type <> 'bet')`;
/** A reader's days begin at another midnight; -360: Mexico City, 60: Madrid before the change, 120: after it. */
const SPANS: readonly (readonly [name: string, span: Span, offset: number])[] = [
  ['all of it', { from: FROM, to: TO }, 0],
  ['Madrid, over the change of its clocks', { from: Date.UTC(2027, 2, 20, 23), to: Date.UTC(2027, 3, 2, 22) }, 120],
  ['Mexico City, the end of March', { from: Date.UTC(2027, 2, 25, 6), to: Date.UTC(2027, 3, 1, 6) }, -360],
];
const days = ({ from, to }: Span, offset: number): (readonly [name: string, span: Span])[] => {
  const first = Math.floor((from + offset * MINUTE) / DAY);
  const last = Math.floor((to - 1 + offset * MINUTE) / DAY);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const begins = (first + index) * DAY - offset * MINUTE;
    return [
      new Date((first + index) * DAY).toISOString().slice(0, 10),
      { from: Math.max(from, begins), to: Math.min(to, begins + DAY) },
    ] as const;
  });
};
const within = (column: string, { from, to }: Span) => `${column} >= ${from} and ${column} < ${to}`;

it('the history has every type of booking', async () => {
  const rows = await test.platform.db
    .selectFrom('ledger_txn')
    .select('type')
    .distinct()
    .where('created_at', '>=', FROM)
    .where('created_at', '<', TO)
    .execute();
  expect(rows.map(({ type }) => type).sort()).toEqual(
    [...new Set([...TYPES.map(([type]) => type), 'bet', 'payout', 'withdraw_hold', 'withdraw_pay', 'withdraw_return'])].sort(),
  );
});

describe.each(SPANS)('figures of %s', (_name, span, offset) => {
  it.each(['demo_member', 'demo_agent'])(
    'MEM-07 MEM-08 MEM-09 MEM-18 the pages of %s say the same sums, those of the ledger, in all and day by day',
    async account => {
      const own = (what: string, at: Span = span) => sum([account], at, what);
      const [bonuses, profit, credit, entries] = [
        await ask(bonusesAnswer, 'ODSFE2_MemBonusDet', { ...span }, account),
        await ask(profitAnswer, 'ODSFE2_MemProfitLoss', { ...span, offset }, account),
        await ask(creditAnswer, 'ODSFE2_MemCreditReport', { ...span, offset, period: 'day' }, account),
        await ask(transactionsAnswer, 'ODSFE2_MemTransHist', { ...span }, account),
      ];
      const all = (figure: 'stake' | 'payout' | 'bonus' | 'rebate' | 'result') =>
        profit.list.reduce((total, row) => total + row[figure], 0);
      const [stake, payout, bonus, rebate] = [
        -(await own(STAKE)),
        await own(`txn.type = 'payout'`),
        await own(BONUS),
        await own(`txn.type = 'rebate'`),
      ];
      expect([all('stake'), all('payout'), all('bonus'), all('rebate'), all('result')]).toEqual([
        stake,
        payout,
        bonus,
        rebate,
        payout + bonus + rebate - stake,
      ]);
      expect(bonuses.amount).toBe(bonus + rebate);
      const opening = await sum([account], { from: 0, to: span.from }, 'true');
      const change = await own('true');
      expect(credit).toMatchObject({
        opening,
        closing: opening + change,
        change,
        bonus,
        rebate,
        bet: payout - stake,
        deposit: await own(`txn.type = 'deposit'`),
        transfer: await own(TRANSFER),
        other: await own(OTHER),
        withdrawal: await own(`txn.type in ('withdraw_hold', 'withdraw_pay', 'withdraw_return')`),
      });
      expect([entries.income, entries.outgoing]).toEqual([await own('entry.amount > 0'), -(await own('entry.amount < 0'))]);
      for (const [name, day] of days(span, offset)) {
        const rows = profit.list.filter(row => row.day === name);
        const of = (figure: 'stake' | 'payout' | 'bonus' | 'rebate') => rows.reduce((total, row) => total + row[figure], 0);
        const [stakes = 0, ...others] = await sums([account], day, [STAKE, `txn.type = 'payout'`, BONUS, `txn.type = 'rebate'`, 'true']);
        expect([
          name,
          of('stake'),
          of('payout'),
          of('bonus'),
          of('rebate'),
          credit.list.find(({ from }) => from === name)?.change ?? 0,
        ]).toEqual([name, 0 - stakes, ...others]);
      }
      const bets = await ask(betsAnswer, 'ODSFE2_MemBetHist', { ...span }, account);
      const placed = within('placed_at', span);
      expect([bets.stake, bets.payout, bets.profit]).toEqual([
        await sumOfBets([account], 'stake', `${placed} and status <> 'cancelled'`),
        await sumOfBets([account], 'payout', placed),
        await sumOfBets([account], 'payout - stake', `${placed} and status = 'settled'`),
      ]);
    },
  );

  it('AGT-04 AGT-07 AGT-08 AGT-09 AGT-10 what an agent reads of the team are the same sums, and the agent’s own income', async () => {
    const team = ['demo_player', 'demo_subagent'];
    const of = (what: string, at: Span = span, accounts = team) => sum(accounts, at, what);
    const paid = async (at: Span, accounts = team) => {
      const { rows } = await sql<{ sum: number }>`
        select coalesce(sum(entry.amount), 0)::bigint as sum from ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id join withdrawal on withdrawal.id = txn.ref_id::bigint
        where txn.type = 'withdraw_pay' and entry.amount > 0 and txn.created_at >= ${at.from} and txn.created_at < ${at.to} and account_id in (${sql.join(accounts.map(idOf))})`.execute(
        test.platform.db,
      );
      return Number(rows[0]?.sum ?? 0);
    };
    const figures = async (at: Span, accounts = team) => {
      const [deposits, stake = 0, payout = 0, bonus = 0, rebate = 0] = await sums(accounts, at, [
        `txn.type = 'deposit'`,
        STAKE,
        `txn.type = 'payout'`,
        BONUS,
        `txn.type = 'rebate'`,
      ]);
      return { deposits, withdrawals: await paid(at, accounts), stake: 0 - stake, payout, bonus, rebate };
    };
    const expected = await figures(span);
    const overview = await ask(teamOverviewAnswer, 'MCS2_getTeamOverview', { ...span, offset }, 'demo_agent');
    const settled = `${within('settled_at', span)} and status = 'settled'`;
    const valid = await sumOfBets(team, 'valid_stake', settled);
    expect(overview.team).toMatchObject({
      ...expected,
      validBets: valid,
      result: expected.payout + expected.bonus + expected.rebate - expected.stake,
    });
    expect(overview.direct).toMatchObject(await figures(span, ['demo_subagent']));
    for (const [name, day] of days(span, offset)) expect(overview.list.find(row => row.day === name)).toMatchObject(await figures(day));
    const profit = await ask(teamProfitAnswer, 'ODSFE2_TeamProfitLoss', { ...span }, 'demo_agent');
    expect(profit.sums).toMatchObject({
      ...expected,
      validStake: valid,
      result: expected.payout + expected.bonus + expected.rebate - expected.stake,
    });
    const opened = await ask(teamProfitAnswer, 'ODSFE2_TeamProfitLoss', { ...span, account: 'demo_subagent' }, 'demo_agent');
    expect(opened.sums).toMatchObject(expected);
    expect(opened.list.find(({ account }) => account === 'demo_player')).toMatchObject(await figures(span, ['demo_player']));
    const entries = await ask(teamEntriesAnswer, 'ODSFE2_TeamTransHist', { ...span }, 'demo_agent');
    expect([entries.income, entries.outgoing]).toEqual([await of('entry.amount > 0'), -(await of('entry.amount < 0'))]);
    const bets = await ask(teamBetsAnswer, 'ODSFE2_TeamBetHist', { ...span }, 'demo_agent');
    expect([bets.stake, bets.payout]).toEqual([
      await sumOfBets(team, 'stake', `${within('placed_at', span)} and status <> 'cancelled'`),
      await sumOfBets(team, 'payout', within('placed_at', span)),
    ]);
    const revenue = await ask(agentRevenueAnswer, 'ODSFE2_AgentRevenue', { ...span, offset }, 'demo_agent');
    const income = (type: string, at: Span = span) => of(`txn.type = '${type}'`, at, ['demo_agent']);
    expect([revenue.sums.dividend, revenue.sums.dailySalary, revenue.sums.hourSalary, revenue.sums.realtimeSalary]).toEqual([
      await income('dividend'),
      await income('daily_salary'),
      await income('hour_salary'),
      await income('realtime_salary'),
    ]);
    for (const [name, day] of days(span, offset))
      expect([name, revenue.list.find(row => row.day === name)?.dividend ?? 0]).toEqual([name, await income('dividend', day)]);
  });

  it('PTS-04 points: every line and the balance after it, from the points ledger', async () => {
    const { db } = test.platform;
    const own = await db
      .selectFrom('points_ledger')
      .selectAll()
      .where('account_id', '=', idOf('demo_member'))
      .where('created_at', '>=', span.from)
      .where('created_at', '<', span.to)
      .orderBy('id', 'desc')
      .execute();
    const list = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await ask(pointHistoryAnswer, 'ODSFE2_MemTransDet', { ...span, page }, 'demo_member');
      pages = answer.totalPages;
      list.push(...answer.list);
    }
    expect(list.map(({ changedPoints, pointsBalance }) => [changedPoints, pointsBalance])).toEqual(
      own.map(row => [row.changed_points, row.points_balance]),
    );
  });
});

it('MEM-14 the rebate page: what is open is of the settled bets, and a claim is booked as the total that was shown', async () => {
  const open = await ask(rebateAnswer, 'MCS2_getManualRebate', {}, 'demo_member');
  const played = open.list.filter(({ validStake }) => validStake > 0);
  expect(played).not.toEqual([]);
  for (const { gameType, validStake } of played)
    expect([gameType, validStake]).toEqual([
      gameType,
      await sumOfBets(
        ['demo_member'],
        'valid_stake',
        `status = 'settled' and game_type = '${gameType}' and id not in (select bet_id from rebate_bet)`,
      ),
    ]);
  expect(open.total).toBe(open.list.reduce((total, { amount }) => total + amount, 0));
  const later = { from: TO + DAY, to: TO + 4 * DAY };
  expect(
    (
      await test.call('POST', '/wps/relay/MCS2_claimManualRebate', {
        token: tokens.get('demo_member') ?? '',
        body: {},
        headers: { 'idempotency-key': 'figures-rebate' },
      })
    ).status,
  ).toBe(200);
  expect(await sum(['demo_member'], later, `txn.type = 'rebate'`)).toBe(open.total);
  const after = await ask(rebateAnswer, 'MCS2_getManualRebate', {}, 'demo_member');
  expect([after.total, after.history[0]?.amount]).toEqual([0, open.total]);
  expect((await ask(bonusesAnswer, 'ODSFE2_MemBonusDet', later, 'demo_member')).amount).toBe(open.total);
});
