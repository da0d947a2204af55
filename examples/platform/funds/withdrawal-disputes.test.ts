import * as v from 'valibot';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { withdrawalListAnswer } from '../../../src/api/money/withdraw.js';
import { storeImage } from '../uploads/store-image.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { balanceOf } from '../ledger/wallets.js';
import { messageText } from '../messages/message-text.js';
import { settleDispute } from './withdrawal-disputes.js';
import { confirmReceipt, decideWithdrawal, forceReceipt, requestWithdrawal } from './withdrawals.js';

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const AMOUNT = 2_000;

let test: TestApp;
let token: string;
let member: number;
let payout: number;
let keys = 0;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_member');
  const { db, clock } = test.platform;
  member = (await db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow()).id;
  payout = (
    await db
      .insertInto('payout_account')
      .values({ account_id: member, kind: 'bank', address: '0121800123456789', holder: 'Alma Demo', created_at: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
});
afterAll(() => test.close());

const upload = async () => (await storeImage(test.platform, { content: PIXEL, accountId: member, maxBytes: 1000 })).id;
const say = (id: number, body: Record<string, unknown>) =>
  test.call('POST', '/wps/relay/MCSFE_confirmWithdrawReceipt', {
    token,
    body: { id: String(id), receivedAmount: 0, remainingAmount: 0, proofImages: [], ...body },
  });
const list = async () => {
  const { status, body } = await test.call('GET', '/wps/relay/MCSFE_getWithdrawList', { token });
  return v.parse(withdrawalListAnswer, readEnvelope('list', { status, body })).list;
};
const shown = async (id: number) => (await list()).find(item => item.id === String(id));
const settle = (id: number, settlement: Parameters<typeof settleDispute>[3]) =>
  test.platform.transact(trx => settleDispute(trx, test.platform, id, settlement));
const pay = (id: number, amount: number, open: number, words = '') => settle(id, { kind: 'paid', amount, open, words });
const refuse = (id: number, words: string, open = AMOUNT) => settle(id, { kind: 'refused', words, open });
const lastLetter = async (language: 'EN' | 'ES' = 'EN') =>
  messageText(
    await test.platform.db
      .selectFrom('message')
      .selectAll()
      .where('account_id', '=', member)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
    language,
    'USD',
  );
const bookings = (id: number) =>
  test.platform.db
    .selectFrom('ledger_txn')
    .select(['type', 'idempotency_key'])
    .where('ref_type', '=', 'withdrawal_dispute')
    .where('ref_id', '=', String(id))
    .orderBy('id')
    .execute();
const broken = () => brokenInvariants(test.platform.db);

/** A withdrawal that was paid out. */
async function paidOut(): Promise<number> {
  const { withdrawal } = await requestWithdrawal(test.platform, {
    accountId: member,
    payoutAccountId: payout,
    amount: AMOUNT,
    mobileNum: '5500000001',
    key: `dispute-${++keys}`,
  });
  await test.platform.transact(trx => decideWithdrawal(trx, test.platform, withdrawal.id, { approved: true, receiptMinutes: 30 }));
  return withdrawal.id;
}
/** One of which its owner says what did not come. */
async function disputed(received = 0): Promise<number> {
  const id = await paidOut();
  const answer =
    received === 0
      ? { receipt: 'not_received' }
      : { receipt: 'partly', receivedAmount: received / 100, remainingAmount: (AMOUNT - received) / 100 };
  expect((await say(id, { ...answer, proofImages: [String(await upload())], claim: 'My bank has not seen it.' })).body.success).toBe(true);
  return id;
}

describe('withdrawals that did not come', () => {
  it('WAL-12 WAL-13 WAL-14 the owner’s words and pictures open a dispute; what came whole opens none', async () => {
    const id = await paidOut();
    expect((await say(id, { receipt: 'not_received', proofImages: [String(await upload())], claim: 'x'.repeat(501) })).body.fields).toEqual(
      { claim: 'length' },
    );
    expect((await shown(id))?.receipt).toBe('open');
    const lost = await disputed();
    expect(await shown(lost)).toMatchObject({
      receipt: 'not_received',
      dispute: 'open',
      claim: 'My bank has not seen it.',
      paidAgain: 0,
      settlements: [],
      receiptAt: expect.any(Number),
    });
    await say(id, { receipt: 'received', claim: 'Thank you' });
    expect(await shown(id)).toMatchObject({ receipt: 'received', dispute: 'none', claim: '' });
    const forced = await paidOut();
    await test.platform.transact(trx => forceReceipt(trx, test.platform, forced, 'operator'));
    expect(await shown(forced)).toMatchObject({ receipt: 'received', dispute: 'none' });
    expect(await pay(forced, AMOUNT, AMOUNT)).toBeUndefined();
    expect(await broken()).toEqual([]);
  });

  it('WAL-13 INV-11 paid again: booked once out of what the house lost, told to the owner, whose own balance stays', async () => {
    const id = await disputed();
    const before = await balanceOf(test.platform.db, member);
    expect(await pay(id, AMOUNT, AMOUNT, 'Sent by another bank.')).toBeDefined();
    expect(await pay(id, AMOUNT, AMOUNT)).toBeUndefined();
    expect(await refuse(id, 'Too late')).toBeUndefined();
    expect(await bookings(id)).toEqual([{ type: 'withdraw_pay', idempotency_key: `withdrawal:${id}:dispute:1` }]);
    expect(await balanceOf(test.platform.db, member)).toBe(before);
    expect(await shown(id)).toMatchObject({
      receipt: 'not_received',
      dispute: 'paid',
      paidAgain: AMOUNT,
      settlements: [{ kind: 'paid', amount: AMOUNT, words: 'Sent by another bank.' }],
    });
    expect(await lastLetter()).toEqual({
      title: 'Missing money is on its way',
      content: expect.stringMatching(
        /W\d{6} did not come\. We have sent \$20\.00 again\. Should it not come either, our customer service helps you\.\nReason: Sent by another bank\./,
      ),
    });
    expect(await broken()).toEqual([]);
  });

  it('WAL-12 INV-11 the rest is paid, at once or in parts, and never more than is missing', async () => {
    const id = await disputed(1_500);
    await expect(pay(id, 501, 500)).rejects.toMatchObject({ code: 'bad-request', options: { fields: { amount: 'more than is missing' } } });
    expect(await pay(id, 200, 500)).toBeDefined();
    expect(await shown(id)).toMatchObject({ dispute: 'open', paidAgain: 200 });
    expect(await pay(id, 200, 500), 'what the other cashier has paid meanwhile is not paid twice').toBeUndefined();
    expect(await pay(id, 300, 300)).toBeDefined();
    expect(await shown(id)).toMatchObject({ dispute: 'paid', paidAgain: 500, settlements: [{ amount: 200 }, { amount: 300 }] });
    expect(await broken()).toEqual([]);
  });

  it('WAL-13 INV-11 refused with a reason: nothing is booked, and the owner reads why', async () => {
    const id = await disputed();
    expect(await refuse(id, 'The bank confirms the credit')).toBeDefined();
    expect(await pay(id, AMOUNT, AMOUNT)).toBeUndefined();
    expect(await bookings(id)).toEqual([]);
    expect(await shown(id)).toMatchObject({
      dispute: 'refused',
      paidAgain: 0,
      settlements: [{ kind: 'refused', words: 'The bank confirms the credit' }],
    });
    expect((await lastLetter()).content).toContain('Reason: The bank confirms the credit');
    expect(await broken()).toEqual([]);
  });

  it('WAL-13 INV-11 paid in part and then refused: what was sent stands in the books once, and the owner reads both amounts', async () => {
    const id = await disputed();
    const before = await balanceOf(test.platform.db, member);
    expect(await pay(id, 1_200, AMOUNT, 'The bank found a part.')).toBeDefined();
    expect(await lastLetter()).toEqual({
      title: 'Part of the missing money is on its way',
      content: expect.stringMatching(
        /We have sent \$12\.00 again\. \$8\.00 is still open: we look into it.*\nReason: The bank found a part\./,
      ),
    });
    expect(await lastLetter('ES')).toEqual({
      title: 'Una parte del dinero que faltaba va en camino',
      content: expect.stringContaining('Quedan $8.00 por resolver'),
    });
    expect(await refuse(id, 'The bank confirms the rest', 800)).toBeDefined();
    expect(await lastLetter()).toEqual({
      title: 'We cannot pay the rest of your withdrawal again',
      content: expect.stringMatching(
        /We have sent \$12\.00 again\. We have looked into the remaining \$8\.00 and do not pay it again\..*\nReason: The bank confirms the rest/,
      ),
    });
    expect(await lastLetter('ES')).toEqual({
      title: 'No podemos pagar de nuevo el resto de tu retiro',
      content: expect.stringMatching(/Te enviamos \$12\.00 otra vez\. Revisamos los \$8\.00 que quedan/),
    });
    expect(await shown(id)).toMatchObject({
      receipt: 'not_received',
      dispute: 'refused',
      remainingAmount: AMOUNT,
      paidAgain: 1_200,
      settlements: [
        { kind: 'paid', amount: 1_200 },
        { kind: 'refused', amount: 0, words: 'The bank confirms the rest' },
      ],
    });
    expect(await bookings(id)).toEqual([{ type: 'withdraw_pay', idempotency_key: `withdrawal:${id}:dispute:1` }]);
    const { rows } = await sql<{
      wallet: string;
      amount: number;
    }>`select wallet.owner_type || ' ' || wallet.owner_id || ' ' || wallet.vendor as wallet, entry.amount from ledger_entry entry join wallet on wallet.id = entry.wallet_id
      join ledger_txn txn on txn.id = entry.txn_id where txn.ref_type = 'withdrawal_dispute' and txn.ref_id = ${String(id)} order by entry.amount`.execute(
      test.platform.db,
    );
    expect(rows.map(({ wallet, amount }) => [wallet, Number(amount)])).toEqual([
      ['house cash LOST', -1_200],
      ['house cash MAIN', 1_200],
    ]);
    expect(await balanceOf(test.platform.db, member), 'the member’s own balance moves by the request alone').toBe(before);
    expect(await broken()).toEqual([]);
  });

  it('INV-11 sixteen cashiers at once settle a dispute once', async () => {
    const id = await disputed();
    const done = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 4 === 0 ? refuse(id, 'Has come') : pay(id, AMOUNT, AMOUNT))),
    );
    expect(done.filter(result => result !== undefined)).toHaveLength(1);
    expect((await bookings(id)).length).toBeLessThanOrEqual(1);
    expect(await broken()).toEqual([]);
  });

  it('INV-11 the database refuses every other move', async () => {
    const { db } = test.platform;
    const [open, refused, whole] = [await disputed(), await disputed(), await paidOut()];
    await refuse(refused, 'Has come');
    await confirmReceipt(test.platform, member, whole, { receipt: 'received' }, { images: [], claim: '' });
    const line = { withdrawal_id: open, step: 1, kind: 'refused' as const, amount: 0, words: 'No', created_at: 1 };
    const change = (id: number, values: Record<string, unknown>) => db.updateTable('withdrawal').set(values).where('id', '=', id).execute();
    const refusals = [
      ['a dispute of what has come', () => change(whole, { dispute: 'open' })],
      ['paid without a settlement', () => change(open, { dispute: 'paid', paid_again: AMOUNT })],
      ['refused without a settlement', () => change(open, { dispute: 'refused' })],
      ['a dispute that is gone', () => change(open, { dispute: 'none' })],
      ['another receipt after the dispute', () => change(open, { receipt: 'received', dispute: 'none' })],
      ['other figures of the receipt', () => change(open, { received_amount: 1, remaining_amount: 1_999 })],
      ['other words of the owner', () => change(open, { claim: 'All has come' })],
      ['taken up again', () => change(refused, { dispute: 'open' })],
      [
        'a settlement of what is settled',
        () =>
          db
            .insertInto('withdrawal_settlement')
            .values({ ...line, withdrawal_id: refused, step: 2 })
            .execute(),
      ],
      [
        'a settlement of what has come',
        () =>
          db
            .insertInto('withdrawal_settlement')
            .values({ ...line, withdrawal_id: whole })
            .execute(),
      ],
      [
        'a step that is left out',
        () =>
          db
            .insertInto('withdrawal_settlement')
            .values({ ...line, step: 2 })
            .execute(),
      ],
      [
        'a refusal without words',
        () =>
          db
            .insertInto('withdrawal_settlement')
            .values({ ...line, words: '' })
            .execute(),
      ],
      [
        'a payment without a booking',
        () =>
          db
            .insertInto('withdrawal_settlement')
            .values({ ...line, kind: 'paid', amount: 1 })
            .execute(),
      ],
      [
        'another settlement',
        () => db.updateTable('withdrawal_settlement').set({ words: 'Other' }).where('withdrawal_id', '=', refused).execute(),
      ],
      ['a settlement that is gone', () => db.deleteFrom('withdrawal_settlement').where('withdrawal_id', '=', refused).execute()],
    ] as const;
    const wrong: string[] = [];
    for (const [what, move] of refusals) {
      const code: unknown = await move().then(
        () => 'done',
        (error: { code?: unknown }) => error.code,
      );
      if (code !== '23001' && code !== '23514') wrong.push(`${what}: ${String(code)}`);
    }
    expect(wrong).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  it('INV-11 the checker of the books finds a dispute that was settled past them', async () => {
    const id = await disputed();
    const { db } = test.platform;
    await sql`alter table withdrawal disable trigger withdrawal_moves`.execute(db);
    await db.updateTable('withdrawal').set({ dispute: 'paid', paid_again: AMOUNT }).where('id', '=', id).execute();
    expect(await broken()).toEqual([
      'INV-11 disputes that differ from what their settlements come to: 1',
      'INV-11 lost money that differs from what was paid again: 1',
    ]);
    await db.updateTable('withdrawal').set({ dispute: 'open', paid_again: 0 }).where('id', '=', id).execute();
    await sql`alter table withdrawal enable trigger withdrawal_moves`.execute(db);
    expect(await broken()).toEqual([]);
  });
});
