import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform } from './database/test-platform.js';
import type { Platform } from './platform.js';
import { tell } from './tell.js';

let platform: Platform;
let told: unknown[];
let stops: (() => void)[];
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());
beforeEach(() => {
  told = [];
  stops = (['account-changed', 'balance-changed', 'bet-settled', 'status-changed'] as const).map(name =>
    platform.events.on(name, detail => told.push(detail ?? name)),
  );
});
afterEach(() => stops.forEach(stop => stop()));

describe('what a transaction tells', () => {
  it('is heard once the transaction stands, in the order of telling, and never before', async () => {
    const during = await platform.transact(async trx => {
      tell(trx, 'status-changed', undefined);
      tell(trx, 'account-changed', { accountId: 1 });
      await trx.updateTable('setting').set({ value: '4321' }).where('key', '=', 'password_expiry_days').execute();
      return [...told];
    });
    expect([during, told]).toEqual([[], ['status-changed', { accountId: 1 }]]);
  });

  it('is never heard when it is rolled back', async () => {
    const failing = platform.transact(async trx => {
      tell(trx, 'account-changed', { accountId: 1 });
      await trx.selectFrom('account').select('id').execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await platform.transact(async trx => trx.selectFrom('account').select('id').execute());
    expect(told).toEqual([]);
  });

  it.each(['40001', '40P01'])('of a transaction that is tried again after %s only the try that stands is heard', async code => {
    let tries = 0;
    await platform.transact(async trx => {
      tell(trx, 'account-changed', { accountId: ++tries });
      tell(trx, 'bet-settled', { accountId: tries, nodeId: 1, stake: 1, payout: 0 });
      if (tries < 3) throw Object.assign(new Error('try again'), { code });
    });
    expect(told).toEqual([{ accountId: 3 }, { accountId: 3, nodeId: 1, stake: 1, payout: 0 }]);
  });

  it('is heard once where it says the same, of a balance the last, and of bets each', async () => {
    const bet = { accountId: 1, nodeId: 1, stake: 100, payout: 0 };
    await platform.transact(async trx => {
      for (const accountId of [1, 2, 1]) tell(trx, 'account-changed', { accountId });
      tell(trx, 'account-changed', {});
      for (const balance of [900, 800]) {
        tell(trx, 'balance-changed', { accountId: 1, balance });
        tell(trx, 'bet-settled', bet);
      }
      tell(trx, 'balance-changed', { accountId: 2, balance: 900 });
    });
    expect(told).toEqual([
      { accountId: 1 },
      { accountId: 2 },
      {},
      { accountId: 1, balance: 800 },
      bet,
      bet,
      { accountId: 2, balance: 900 },
    ]);
  });
});
