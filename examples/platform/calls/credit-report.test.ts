import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditAnswer, CREDIT_FIGURES } from '../../../src/api/money/credit.js';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import type { LedgerType } from '../database/schema.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { book } from '../ledger/book.js';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** A Wednesday; the 31st is the Saturday after it. */
const START = Date.UTC(2029, 2, 28, 12);
const BEFORE = 80_000;

let test: TestApp;
let token: string;
let accountId: number;
let count = 0;

/** Every kind of booking on the account, over four days that begin a new week and a new month. */
beforeAll(async () => {
  test = await openTestApp();
  accountId = (await test.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_player').executeTakeFirstOrThrow()).id;
  await test.platform.clock.freeze();
  await at(START, [
    ['deposit', 5_000],
    ['withdraw_hold', -2_000],
    ['bonus', 300],
    ['bet', -700, 'bet'],
    ['payout', 450, 'bet'],
  ]);
  await at(START + DAY, [
    ['withdraw_return', 2_000],
    ['transfer_up', -400],
    ['rebate', 25],
    ['points_convert', 110],
    ['refund', 90, 'withdrawal'],
    ['refund', 200, 'bet'],
    ['wallet_transfer', 0],
  ]);
  await at(START + 2 * DAY, [
    ['bet', -300, 'bet'],
    ['payout', 300, 'bet'],
  ]);
  await at(START + 4 * DAY, [
    ['red_envelope', 60],
    ['red_envelope', -150],
    ['dividend', 500],
    ['adjustment', -30],
  ]);
  await test.platform.db.updateTable('account').set({ password_changed_at: START }).execute();
  token = await test.login('demo_player');
});
afterAll(() => test.close());

async function at(moment: number, bookings: [type: LedgerType, amount: number, ref?: string][]): Promise<void> {
  await test.platform.clock.set(moment);
  for (const [type, amount, ref = 'test'] of bookings) {
    const own = { account: accountId };
    const entries =
      amount === 0
        ? [
            { wallet: own, amount: -100 },
            { wallet: { ...own, vendor: 'KTE' }, amount: 100 },
          ]
        : [
            { wallet: own, amount },
            { wallet: { house: 'cash' as const }, amount: -amount },
          ];
    // A kind of reference that no bet has: these bookings stand for ones of their kind.
    await test.platform.transact(trx =>
      book(trx, { type, ref: { type: ref, id: `given-${++count}` }, idempotencyKey: `given:${count}`, at: moment, entries }),
    );
  }
}
const read = async (query: Record<string, string | number> = {}, as = token) => {
  const { status, body } = await test.call('GET', '/wps/relay/ODSFE2_MemCreditReport', {
    token: as,
    query: { from: START - DAY, to: START + 5 * DAY, ...query },
  });
  return v.parse(creditAnswer, readEnvelope('credit', { status, body }));
};
const ledger = async (from: number, to: number) => {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as sum from ledger_entry entry join ledger_txn txn on txn.id = entry.txn_id join wallet on wallet.id = entry.wallet_id
    where wallet.owner_type = 'account' and wallet.owner_id = ${String(accountId)} and txn.created_at >= ${from} and txn.created_at < ${to}`.execute(
    test.platform.db,
  );
  return rows[0]?.sum;
};
const added = (row: Awaited<ReturnType<typeof read>>['list'][number]) => CREDIT_FIGURES.reduce((sum, figure) => sum + row[figure], 0);

describe('credit report', () => {
  it('MEM-18 O-31 each booking counts in one figure, newest day first', async () => {
    const { list } = await read();
    const none = Object.fromEntries([...CREDIT_FIGURES, 'change'].map(figure => [figure, 0]));
    expect(list).toEqual([
      { ...none, from: '2029-04-01', to: '2029-04-01', bonus: 60, transfer: -150, other: 470, change: 380 },
      {
        ...none,
        from: '2029-03-29',
        to: '2029-03-29',
        withdrawal: 2_000,
        transfer: -400,
        rebate: 25,
        bonus: 110,
        bet: 200,
        other: 90,
        change: 2_025,
      },
      { ...none, from: '2029-03-28', to: '2029-03-28', deposit: 5_000, withdrawal: -2_000, bonus: 300, bet: -250, change: 3_050 },
    ]);
  });

  it('MEM-18 the figures of each period and of the range sum to the change of the balance, and that to the ledger’s', async () => {
    for (const period of ['day', 'week', 'month']) {
      const report = await read({ period });
      expect(report).toMatchObject({
        opening: BEFORE,
        closing: BEFORE + report.change,
        change: await ledger(START - DAY, START + 5 * DAY),
      });
      for (const row of report.list) expect([row.from, added(row)]).toEqual([row.from, row.change]);
      expect(report.list.reduce((sum, { change }) => sum + change, 0)).toBe(report.change);
      for (const figure of CREDIT_FIGURES)
        expect([figure, report.list.reduce((sum, row) => sum + row[figure], 0)]).toEqual([figure, report[figure]]);
    }
    const part = await read({ from: START + HOUR, to: START + 2 * DAY });
    expect([part.opening, part.closing]).toEqual([BEFORE + 3_050, BEFORE + 3_050 + 2_025]);
  });

  it('MEM-18 weeks begin on Monday, months on the first, and neither leaves the range', async () => {
    const days = async (period: string) => (await read({ period })).list.map(({ from, to }) => [from, to]);
    expect(await days('week')).toEqual([['2029-03-27', '2029-04-01']]);
    expect(await days('month')).toEqual([
      ['2029-04-01', '2029-04-02'],
      ['2029-03-27', '2029-03-31'],
    ]);
    expect((await read({ period: 'week', to: START + 12 * DAY, from: START - 9 * DAY })).list.map(({ from, to }) => [from, to])).toEqual([
      ['2029-03-26', '2029-04-01'],
    ]);
  });

  it('MEM-18 days begin at the reader’s midnight', async () => {
    expect((await read({ offset: 13 * 60 })).list.map(({ from }) => from)).toEqual(['2029-04-02', '2029-03-30', '2029-03-29']);
    expect((await read({ offset: -13 * 60 })).list.map(({ from }) => from)).toEqual(['2029-03-31', '2029-03-28', '2029-03-27']);
  });

  it('MEM-18 nothing happened: no rows, the balance stays; nothing of another account; not more than 92 days', async () => {
    expect(await read({ from: START - 3 * DAY, to: START - 2 * DAY })).toMatchObject({
      list: [],
      opening: BEFORE,
      closing: BEFORE,
      change: 0,
    });
    expect((await read({}, await test.login('demo_agent'))).list).toEqual([]);
    const long = await test.call('GET', '/wps/relay/ODSFE2_MemCreditReport', { token, query: { from: START - 93 * DAY, to: START } });
    expect([long.status, long.body.fields]).toEqual([400, { from: 'at most 92 days' }]);
    expect((await test.call('GET', '/wps/relay/ODSFE2_MemCreditReport', { token, query: { period: 'year' } })).body.fields).toEqual({
      period: 'one of day, week, month',
    });
  });
});
