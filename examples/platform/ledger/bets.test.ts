import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { placeBet, refundBet, settleBet, type Bettor } from './bets.js';
import { createGameSession, openGameSession } from './game-sessions.js';
import { brokenInvariants } from './invariants.js';
import { balanceOf } from './wallets.js';

let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

let rounds = 0;
const nextKey = () => `round:test:${++rounds}`;
const at = () => platform.clock.now();
const openBettor = (accountId: number | null): Promise<Bettor> =>
  platform.transact(async trx => {
    const token = await createGameSession(trx, { accountId, nodeId: 1010, host: 'http://127.0.0.1', at: at(), lifetime: 60_000 });
    return openGameSession(trx, at(), token);
  });
const place = (bettor: Bettor, stake: number, key = nextKey()) => platform.transact(trx => placeBet(trx, { bettor, key, stake, at: at() }));
const settle = (bettor: Bettor, betId: number | null, payout: number) =>
  platform.transact(trx => settleBet(trx, { bettor, betId, key: nextKey(), payout, at: at() }));
const refund = (bettor: Bettor, betId: number | null, stake: number) =>
  platform.transact(trx => refundBet(trx, { bettor, betId, key: nextKey(), stake, at: at() }));
const betOf = (betId: number | null) => platform.db.selectFrom('bet').selectAll().where('id', '=', betId).executeTakeFirstOrThrow();
const vendorPurse = async (bettor: Bettor) =>
  (
    await platform.db
      .selectFrom('wallet')
      .select('balance')
      .where('owner_id', '=', 'game')
      .where('vendor', '=', bettor.vassalage)
      .executeTakeFirst()
  )?.balance ?? 0;
const playMoney = async (bettor: Bettor) =>
  (await platform.db.selectFrom('game_session').select('demo_balance').where('id', '=', bettor.id).executeTakeFirstOrThrow()).demo_balance;

describe('a bet that is settled later', () => {
  it('INV-24 takes the stake to the vendor’s purse and is open until it is settled', async () => {
    const bettor = await openBettor(1);
    const [before, purse] = [await balanceOf(platform.db, 1), await vendorPurse(bettor)];
    const { betId, balance } = await place(bettor, 300);
    expect(balance).toBe(before - 300);
    expect([await balanceOf(platform.db, 1), await vendorPurse(bettor)]).toEqual([before - 300, purse + 300]);
    expect(await betOf(betId)).toMatchObject({
      account_id: 1,
      stake: 300,
      valid_stake: 300,
      payout: null,
      status: 'open',
      settled_at: null,
    });
    expect(await settle(bettor, betId, 500)).toBe(before + 200);
    expect([await balanceOf(platform.db, 1), await vendorPurse(bettor)]).toEqual([before + 200, purse - 200]);
    expect(await betOf(betId)).toMatchObject({ payout: 500, status: 'settled' });
    expect(await brokenInvariants(platform.db)).toEqual([]);
  });

  it('INV-24 moves nothing for a lost one, and closes it', async () => {
    const bettor = await openBettor(2);
    const { betId, balance } = await place(bettor, 100);
    expect(await settle(bettor, betId, 0)).toBeUndefined();
    expect(await balanceOf(platform.db, 2)).toBe(balance);
    expect(await betOf(betId)).toMatchObject({ payout: 0, status: 'settled' });
  });

  it('INV-24 gives a cancelled one’s stake back', async () => {
    const bettor = await openBettor(3);
    const before = await balanceOf(platform.db, 3);
    const { betId } = await place(bettor, 100);
    expect(await refund(bettor, betId, 100)).toBe(before);
    expect(await balanceOf(platform.db, 3)).toBe(before);
    expect(await betOf(betId)).toMatchObject({ status: 'cancelled', payout: null });
  });

  it('is closed once: neither a second payout nor a refund moves money', async () => {
    const bettor = await openBettor(4);
    const { betId } = await place(bettor, 100);
    await settle(bettor, betId, 150);
    const after = await balanceOf(platform.db, 4);
    await expect(settle(bettor, betId, 150)).rejects.toThrow('is not open');
    await expect(refund(bettor, betId, 100)).rejects.toThrow('is not open');
    expect(await balanceOf(platform.db, 4)).toBe(after);
    expect(await betOf(betId)).toMatchObject({ payout: 150, status: 'settled' });
  });

  it('INV-03 refuses a stake above the balance, and leaves no bet', async () => {
    const bettor = await openBettor(5);
    const balance = await balanceOf(platform.db, 5);
    const count = () =>
      platform.db
        .selectFrom('bet')
        .select(eb => eb.fn.countAll<number>().as('bets'))
        .where('account_id', '=', 5)
        .executeTakeFirstOrThrow();
    const before = await count();
    await expect(place(bettor, balance + 1)).rejects.toMatchObject({ code: 'insufficient-balance' });
    expect(await count()).toEqual(before);
  });

  it('INV-23 plays a demo session with its play money: whole balance, payout, refund, no record', async () => {
    const bettor = await openBettor(null);
    const ledger = () =>
      platform.db
        .selectFrom('ledger_txn')
        .select(eb => eb.fn.countAll().as('count'))
        .executeTakeFirst();
    const before = await ledger();
    await expect(place(bettor, 100_001)).rejects.toMatchObject({ code: 'insufficient-balance' });
    expect(await place(bettor, 100_000)).toEqual({ betId: null, balance: 0 });
    expect(await settle(bettor, null, 0)).toBeUndefined();
    expect(await settle(bettor, null, 700)).toBe(700);
    expect(await refund(bettor, null, 50)).toBe(750);
    expect(await playMoney(bettor)).toBe(750);
    expect(await ledger()).toEqual(before);
  });
});
