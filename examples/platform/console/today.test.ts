import { afterAll, beforeAll, expect, it } from 'vitest';
import { book } from '../ledger/book.js';
import { offsetOf } from '../platform-day.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Today } from './today.js';

const HOUR = 3_600_000;
const NOTHING = { stake: 0, payout: 0, deposits: 0, withdrawals: 0, registrations: 0 };
let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

it('OPC-20 the day so far stands by hour of the platform’s clock: what was staked, paid, brought in and taken out, and who came', async () => {
  const { platform } = operator;
  const { db, clock } = platform;
  const shift = (await offsetOf(platform)) * HOUR;
  // A day in which nothing has happened yet, one second after its midnight.
  const midnight = (Math.floor((clock.now() + shift) / (24 * HOUR)) + 3) * 24 * HOUR - shift;
  await operator.ask('POST', '/clock/freeze');
  await operator.ask('POST', '/clock/set', { at: midnight + 1_000 });
  expect((await operator.ask<Today>('GET', '/today')).body.hours).toEqual([{ hour: 0, ...NOTHING }]);

  const member = await operator.idOf('demo_member');
  const move = (type: 'bet' | 'payout' | 'deposit' | 'bonus', amount: number, at: number) =>
    platform.transact(trx =>
      book(trx, {
        type,
        ref: { type: 'test', id: `${type} ${at}` },
        idempotencyKey: `${type} ${at}`,
        at,
        entries: [
          { wallet: { account: member }, amount },
          { wallet: { house: 'cash' }, amount: -amount },
        ],
      }),
    );
  await move('deposit', 5_000, midnight - 1);
  await move('deposit', 2_000, midnight);
  await move('bet', -300, midnight + HOUR - 1);
  await move('bet', -200, midnight + 2 * HOUR);
  await move('payout', 900, midnight + 2 * HOUR + 5);
  await move('bonus', 50, midnight + 2 * HOUR + 6);
  await db
    .updateTable('account')
    .set({ created_at: midnight + 2 * HOUR })
    .where('account', '=', 'demo_agent')
    .execute();
  const taken = { amount: 400, mobile_num: '', balance_after: 0, request_hash: '', created_at: midnight };
  const { id: payout_account_id } = await db
    .insertInto('payout_account')
    .values({ account_id: member, kind: 'ewallet', address: 'alma@wallet', holder: 'Alma Demo', created_at: midnight })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('withdrawal')
    .values([
      {
        ...taken,
        account_id: member,
        payout_account_id,
        status: 'approved',
        receipt: 'open',
        idempotency_key: 'paid',
        decided_at: midnight + HOUR,
      },
      { ...taken, account_id: member, payout_account_id, idempotency_key: 'asked for' },
    ])
    .execute();
  await operator.ask('POST', '/clock/set', { at: midnight + 2.5 * HOUR });
  const { day, hours } = (await operator.ask<Today>('GET', '/today')).body;
  expect(day).toBe(new Date(midnight + shift).toISOString().slice(0, 10));
  expect(hours).toEqual([
    { ...NOTHING, hour: 0, deposits: 2_000, stake: 300 },
    { ...NOTHING, hour: 1, withdrawals: 400 },
    { ...NOTHING, hour: 2, stake: 200, payout: 900, registrations: 1 },
  ]);
});
