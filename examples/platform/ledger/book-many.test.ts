import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import type { Booking } from './book.js';
import { bookMany } from './book-many.js';
import { brokenInvariants } from './invariants.js';
import { balanceOf } from './wallets.js';

let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

const bonus = (accountId: number, amount: number, key: string): Booking => ({
  type: 'bonus',
  ref: { type: 'test', id: key },
  idempotencyKey: `many:${key}`,
  at: platform.clock.now(),
  entries: [
    { wallet: { account: accountId }, amount },
    { wallet: { house: 'bonus' }, amount: -amount },
  ],
});
const bookNow = (bookings: Booking[]) => platform.transact(trx => bookMany(trx, bookings));

describe('bookMany', () => {
  it('INV-01 INV-02 books every movement in its order, also where they fill more than one statement', async () => {
    const before = await balanceOf(platform.db, 1);
    const ids = await bookNow(Array.from({ length: 2_000 }, (_, index) => bonus(1, index + 1, `row ${index}`)));
    expect(await balanceOf(platform.db, 1)).toBe(before + 2_001_000);
    const rows = await platform.db
      .selectFrom('ledger_txn')
      .innerJoin('ledger_entry', 'ledger_entry.txn_id', 'ledger_txn.id')
      .innerJoin('wallet', 'wallet.id', 'ledger_entry.wallet_id')
      .select(['ledger_txn.id', 'idempotency_key', 'balance_after'])
      .where('idempotency_key', 'like', 'many:row %')
      .where('owner_type', '=', 'account')
      .orderBy('ledger_entry.id')
      .execute();
    expect(rows.map(row => row.id)).toEqual(ids);
    expect(rows.map(row => row.idempotency_key)).toEqual(ids.map((_, index) => `many:row ${index}`));
    expect(rows.map(row => row.balance_after)).toEqual(ids.map((_, index) => before + ((index + 1) * (index + 2)) / 2));
    expect(await brokenInvariants(platform.db)).toEqual([]);
  });

  it('books nothing of no movements', async () => {
    expect(await bookNow([])).toEqual([]);
  });

  it('INV-03 takes an account to nothing and not below, and leaves nothing of the others', async () => {
    const balance = await balanceOf(platform.db, 2);
    await expect(bookNow([bonus(1, 5, 'beside'), bonus(2, -balance - 1, 'below')])).rejects.toThrow(
      'many:below would take an account below zero',
    );
    expect(await platform.db.selectFrom('ledger_txn').select('id').where('idempotency_key', '=', 'many:beside').execute()).toEqual([]);
    await bookNow([bonus(2, -balance, 'to nothing')]);
    expect(await balanceOf(platform.db, 2)).toBe(0);
  });

  it('INV-04 refuses a key that was booked before', async () => {
    const before = await balanceOf(platform.db, 3);
    await bookNow([bonus(3, 7, 'once')]);
    await expect(bookNow([bonus(3, 7, 'once')])).rejects.toMatchObject({ code: '23505' });
    expect(await balanceOf(platform.db, 3)).toBe(before + 7);
  });
});
