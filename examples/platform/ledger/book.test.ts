import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { book, type Booking } from './book.js';
import { brokenInvariants } from './invariants.js';
import { balanceOf } from './wallets.js';

let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

let next = 0;
function deposit(accountId: number, amount: number, key = `test:${++next}`): Booking {
  return {
    type: amount > 0 ? 'deposit' : 'adjustment',
    ref: { type: 'test', id: '1' },
    idempotencyKey: key,
    at: platform.clock.now(),
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'cash' }, amount: -amount },
    ],
  };
}
const bookNow = (booking: Booking) => platform.transact(trx => book(trx, booking));

describe('ledger', () => {
  it('holds every invariant after the seed', async () => {
    expect(await brokenInvariants(platform.db)).toEqual([]);
  });

  it('INV-01 INV-02 books both sides and says the balance after', async () => {
    const before = await balanceOf(platform.db, 1);
    const booked = await bookNow(deposit(1, 1_234));
    expect(booked.balances[0]).toBe(before + 1_234);
    expect(await balanceOf(platform.db, 1)).toBe(before + 1_234);
    expect(await brokenInvariants(platform.db)).toEqual([]);
  });

  it('INV-01 refuses what does not sum to zero, in the code and in the database', async () => {
    const uneven = {
      ...deposit(1, 10),
      entries: [
        { wallet: { account: 1 }, amount: 10 },
        { wallet: { house: 'cash' as const }, amount: -9 },
      ],
    };
    await expect(bookNow(uneven)).rejects.toThrow('sum to zero');
    const bare = platform.transact(trx =>
      trx
        .insertInto('ledger_txn')
        .values({ type: 'deposit', ref_type: 'test', ref_id: '1', created_at: 0, idempotency_key: 'bare', request_hash: '' })
        .execute(),
    );
    await expect(bare).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    ['no entries', []],
    ['a single one', [10]],
    ['entries of nothing', [0, 0]],
    ['one of nothing beside two that even out', [10, -10, 0]],
    ['parts of a minor unit', [0.5, -0.5]],
    ['more than a number counts exactly', [2 ** 53, -(2 ** 53)]],
    ['what is no number', [Number.NaN, Number.NaN]],
  ])('INV-01 refuses %s', async (_name, amounts) => {
    const before = await balanceOf(platform.db, 1);
    const wallets = [{ account: 1 }, { house: 'cash' }, { house: 'bonus' }] as const;
    const booking = { ...deposit(1, 10), entries: amounts.map((amount, index) => ({ wallet: wallets[index] ?? wallets[0], amount })) };
    await expect(bookNow(booking)).rejects.toThrow('at least two entries of whole minor units');
    expect(await balanceOf(platform.db, 1)).toBe(before);
  });

  it('INV-02 the balances and wallets are those of the entries, in their order, whichever of them is older', async () => {
    const there = await bookNow(deposit(1, 100));
    const { entries, ...rest } = deposit(1, 100);
    const back = await bookNow({ ...rest, entries: [...entries].reverse() });
    expect(back.wallets).toEqual([...there.wallets].reverse());
    expect(back.balances).toEqual([(there.balances[1] ?? 0) - 100, (there.balances[0] ?? 0) + 100]);
    expect(back.balances[1]).toBe(await balanceOf(platform.db, 1));
  });

  it('wallets are taken in the order of their ids, however the entries stand: two bookings never wait for each other in a circle', async () => {
    await bookNow(deposit(1, 1));
    const taken = await platform.transact(async trx => {
      await sql`create temporary table taken (at serial, wallet bigint) on commit drop`.execute(trx);
      await sql`create function pg_temp.note_taken() returns trigger language plpgsql as $$ begin insert into taken (wallet) values (new.id); return new; end $$`.execute(
        trx,
      );
      await sql`create trigger note_taken before update on wallet for each row execute function pg_temp.note_taken()`.execute(trx);
      const { entries, ...rest } = deposit(1, 1);
      for (const each of [entries, [...entries].reverse()]) await book(trx, { ...rest, idempotencyKey: `test:${++next}`, entries: each });
      const { rows } = await sql<{ wallet: number }>`select wallet from taken order by at`.execute(trx);
      await sql`drop trigger note_taken on wallet`.execute(trx);
      return rows.map(({ wallet }) => Number(wallet));
    });
    const [low = 0, high = 0] = taken;
    expect([low < high, taken]).toEqual([true, [low, high, low, high]]);
  });

  it('each account whose money moved is told of once, when the booking stands; the house never, and nobody of what was refused', async () => {
    const told: unknown[] = [];
    const leave = platform.events.on('account-changed', detail => told.push(detail));
    await platform.transact(async trx => {
      for (const accountId of [5, 6, 5]) await book(trx, deposit(accountId, 10));
      expect(told).toEqual([]);
    });
    await expect(bookNow(deposit(7, -(await balanceOf(platform.db, 7)) - 1))).rejects.toMatchObject({ code: 'insufficient-balance' });
    leave();
    expect(told).toEqual([{ accountId: 5 }, { accountId: 6 }]);
  });

  it('only a lack of money is told as one: another failure of the database is what it is', async () => {
    const failing = platform.transact(async trx => {
      await sql`create function pg_temp.fail() returns trigger language plpgsql as $$ begin raise exception 'the disk is full' using errcode = '53100'; end $$`.execute(
        trx,
      );
      await sql`create trigger fail before update on wallet for each row execute function pg_temp.fail()`.execute(trx);
      await book(trx, deposit(1, 5));
    });
    await expect(failing).rejects.toMatchObject({ code: '53100' });
  });

  it('a wallet of a vendor is another one than the main wallet, made when money first comes to it', async () => {
    const [main, none] = [await balanceOf(platform.db, 3), await balanceOf(platform.db, 3, 'PP')];
    await bookNow({
      ...deposit(3, 70),
      entries: [
        { wallet: { account: 3, vendor: 'PP' }, amount: 70 },
        { wallet: { house: 'cash' }, amount: -70 },
      ],
    });
    expect([none, await balanceOf(platform.db, 3, 'PP'), await balanceOf(platform.db, 3)]).toEqual([0, 70, main]);
  });

  it('INV-03 refuses to take an account below zero, and books nothing', async () => {
    const before = await balanceOf(platform.db, 9);
    await expect(bookNow(deposit(9, -before - 1))).rejects.toMatchObject({ code: 'insufficient-balance' });
    expect(await balanceOf(platform.db, 9)).toBe(before);
    expect(await brokenInvariants(platform.db)).toEqual([]);
  });

  it('INV-03 pays exactly once when fifty want the whole balance at once', async () => {
    const all = await balanceOf(platform.db, 10);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => bookNow(deposit(10, -all))));
    expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(platform.db, 10)).toBe(0);
  });

  it('INV-04 answers a repeated key with the first result and books nothing', async () => {
    const first = await bookNow(deposit(2, 500, 'same-key'));
    await bookNow(deposit(2, 1));
    const again = await bookNow({ ...deposit(2, 500, 'same-key'), at: platform.clock.now() + 1 });
    expect(again).toEqual({ ...first, repeated: true });
    const { rows } = await sql<{ count: number }>`select count(*) as count from ledger_txn where idempotency_key = 'same-key'`.execute(
      platform.db,
    );
    expect(rows[0]?.count).toBe(1);
  });

  it('INV-04 refuses the same key for another movement', async () => {
    await bookNow(deposit(2, 500, 'one-key'));
    const same = deposit(2, 500, 'one-key');
    const others: Booking[] = [
      deposit(2, 501, 'one-key'),
      deposit(4, 500, 'one-key'),
      { ...same, type: 'bonus' },
      { ...same, ref: { type: 'test', id: '2' } },
    ];
    for (const other of others) await expect(bookNow(other)).rejects.toMatchObject({ code: 'idempotency-mismatch', status: 422 });
  });

  it('INV-01 never lets go of what is booked', async () => {
    await expect(sql`update ledger_entry set amount = amount + 1 where id = 1`.execute(platform.db)).rejects.toMatchObject({
      code: '23001',
    });
    await expect(sql`delete from ledger_txn where id = 1`.execute(platform.db)).rejects.toMatchObject({ code: '23001' });
  });
});
