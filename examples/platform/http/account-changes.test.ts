import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEDGER_TYPES } from '../console/ledger-types.js';
import { endDueDeposits, orderDeposit } from '../funds/deposits.js';
import { book } from '../ledger/book.js';
import { bookMany } from '../ledger/book-many.js';
import { convertPoints, lockPoints, writePoints } from '../points/points.js';
import type { Trx } from '../platform.js';
import { openTestApp, type TestApp } from './test-app.js';

const WITHIN_MS = 2_000;
let test: TestApp;
let token: string;
let id: number;
let told: number;
let stop: () => void;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_member');
  ({ id } = await test.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_member').executeTakeFirstOrThrow());
});
afterAll(() => test.close());
beforeEach(async () => {
  told = 0;
  stop = (await test.app.services.changes.accounts.find(await known()))!.listen(() => told++);
});
afterEach(() => stop());

/** What the balance that a page has asked for says of the account's changes. */
async function known(): Promise<string> {
  const { value } = (await test.call('GET', '/wps/v2/wallets/balance', { token })).body;
  return (value as { changes: string }).changes;
}
/** An open page that knew the state before is told within two seconds, and what it asks then knows all of it. */
async function expectTold(before: string): Promise<void> {
  const { find } = test.app.services.changes.accounts;
  expect((await find(before))?.isBehind).toBe(true);
  await expect.poll(() => told, { timeout: WITHIN_MS }).toBeGreaterThan(0);
  expect((await find(await known()))?.isBehind).toBe(false);
}
const transact = <T>(work: (trx: Trx) => Promise<T>) => test.platform.transact(work);
const at = () => test.platform.clock.now();

it('WAL-01 of two that come first for their account at the same time both are told', async () => {
  const { accounts } = test.app.services.changes;
  const player = await test.platform.db.selectFrom('account').select('id').where('account', '=', 'demo_player').executeTakeFirstOrThrow();
  const both = await Promise.all([1, 2].map(async () => accounts.find(await accounts.ticket(player.id))));
  const heard = [0, 0];
  both.forEach((account, i) => account?.listen(() => heard[i]!++));
  test.platform.events.emit('account-changed', { accountId: player.id });
  await expect.poll(() => heard, { timeout: WITHIN_MS }).toEqual([1, 1]);
});

describe('every booking reaches the open pages of its account, whoever caused it', () => {
  it.each(LEDGER_TYPES)('WAL-01 %s', async type => {
    const before = await known();
    await transact(trx =>
      book(trx, {
        type,
        ref: { type: 'test', id: type },
        idempotencyKey: `told:${type}`,
        at: at(),
        entries: [
          { wallet: { account: id }, amount: 100 },
          { wallet: { house: 'cash' }, amount: -100 },
        ],
      }),
    );
    await expectTold(before);
  });
  it('many in one step', async () => {
    const before = await known();
    await transact(trx =>
      bookMany(
        trx,
        [1, 2].map(number => ({
          type: 'bonus' as const,
          ref: { type: 'test', id: `${number}` },
          idempotencyKey: `told:many:${number}`,
          at: at(),
          entries: [
            { wallet: { account: id }, amount: 100 },
            { wallet: { house: 'bonus' as const }, amount: -100 },
          ],
        })),
      ),
    );
    await expectTold(before);
    expect(told).toBe(1);
  });
  it('PTS-01 points', async () => {
    const before = await known();
    await transact(async trx => {
      await lockPoints(trx, id);
      await writePoints(trx, { accountId: id, type: 'deposit', points: 5_000, remark: 'deposit:5000', reference: 'told', at: at() });
    });
    await expectTold(before);
  });
  it('INV-10 a deposit that arrives', async () => {
    const { db } = test.platform;
    const { id: methodId, min } = await db
      .selectFrom('deposit_method')
      .select(['id', 'min'])
      .where('kind', '=', 'instant')
      .where('active', '=', true)
      .orderBy('sort')
      .executeTakeFirstOrThrow();
    const order = await orderDeposit(test.platform, { accountId: id, methodId, amount: min, proofId: null, key: 'told-deposit' });
    await db.updateTable('deposit_order').set({ due_at: at() }).where('id', '=', order.id).execute();
    const before = await known();
    await endDueDeposits(test.platform);
    await expectTold(before);
  });
  it('WAL-13 a transfer between wallets', async () => {
    await test.platform.db.updateTable('setting').set({ value: '0' }).where('key', '=', 'merchant_wallet_single').execute();
    test.platform.events.emit('status-changed', undefined);
    const before = await known();
    expect(
      (
        await test.call('POST', '/wps/relay/GCS_walletTransfer', {
          token,
          headers: { 'idempotency-key': 'told-transfer' },
          body: { from: 'MAIN', to: 'KTE', amount: 1 },
        })
      ).status,
    ).toBe(200);
    await expectTold(before);
  });
  it('PTS-10 a conversion of points', async () => {
    const before = await known();
    await transact(trx => convertPoints(trx, { accountId: id, points: 1_000, key: 'told-convert', at: at() }));
    await expectTold(before);
  });
  it('the end of a session', async () => {
    const elsewhere = await test.login('demo_member');
    const before = await known();
    await test.call('DELETE', '/wps/session/logout', { token: elsewhere });
    await expectTold(before);
  });
  it('nothing is told of what was rolled back, of a repeat, or to others', async () => {
    const before = await known();
    const other = await test.app.services.changes.accounts.ticket(id + 1);
    const booking = {
      type: 'bonus' as const,
      ref: { type: 'test', id: 'undone' },
      idempotencyKey: 'told:bonus-undone',
      at: at(),
      entries: [
        { wallet: { account: id }, amount: 100 },
        { wallet: { house: 'bonus' as const }, amount: -100 },
      ],
    };
    await expect(transact(async trx => (await book(trx, booking), Promise.reject(new Error('no'))))).rejects.toThrow('no');
    await transact(trx => book(trx, { ...booking, ref: { type: 'test', id: 'bonus' }, idempotencyKey: 'told:bonus' })).catch(
      () => undefined,
    );
    expect([
      (await test.app.services.changes.accounts.find(before))?.isBehind,
      (await test.app.services.changes.accounts.find(other))?.isBehind,
      told,
    ]).toEqual([false, false, 0]);
  });
  it('a burst is told once, its last change with it', async () => {
    const before = await known();
    for (let number = 0; number < 20; number++) test.platform.events.emit('account-changed', { accountId: id });
    await expectTold(before);
    expect(told).toBe(1);
  });
});
