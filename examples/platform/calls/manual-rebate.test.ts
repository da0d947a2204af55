import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { rebateAnswer, rebateClaimAnswer } from '../../../src/api/money/rebate.js';
import { balanceAnswer } from '../../../src/api/money/wallet.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { brokenInvariants } from '../ledger/invariants.js';

const READ = '/wps/relay/MCS2_getManualRebate';
const CLAIM = '/wps/relay/MCS2_claimManualRebate';
let test: TestApp;
let token: string;
let accountId: number;
let keys = 0;
/** An account without bets, at rank 0; slots 0.30 %, live 0.20 %. */
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_player');
  accountId = await idOf('demo_player');
});
afterAll(() => test.close());

const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const read = async (page = 1, as = token) =>
  v.parse(rebateAnswer, readEnvelope('rebate', await test.call('GET', READ, { token: as, query: { page } })));
const claim = (key = `rebate-test-${++keys}`, as = token) =>
  test.call('POST', CLAIM, { token: as, body: {}, headers: { 'idempotency-key': key } });
const claimed = async (key?: string) => v.parse(rebateClaimAnswer, readEnvelope('claim', await claim(key))).claim;
const balance = async () =>
  v.parse(balanceAnswer, readEnvelope('balance', await test.call('GET', '/wps/v2/wallets/balance', { token }))).balance;
const open = async () =>
  Object.fromEntries(
    (await read()).list
      .filter(({ validStake }) => validStake > 0)
      .map(({ gameType, validStake, amount }) => [gameType, [validStake, amount]]),
  );
async function bet(gameType: string, stake: number, status: 'settled' | 'open' | 'cancelled' = 'settled'): Promise<number> {
  const at = test.platform.clock.now();
  const game = await test.platform.db
    .selectFrom('game')
    .select(['node_id', 'vassalage'])
    .where('game_type', '=', gameType)
    .orderBy('node_id')
    .executeTakeFirstOrThrow();
  const row = {
    account_id: accountId,
    game_session_id: null,
    node_id: game.node_id,
    vassalage: game.vassalage,
    game_type: gameType,
    stake,
    valid_stake: stake,
    placed_at: at,
  };
  const done = status === 'settled' ? { payout: 0, settled_at: at } : { payout: null, settled_at: null };
  return (
    await test.platform.db
      .insertInto('bet')
      .values({ ...row, ...done, status })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

describe('manual rebate', () => {
  it('MEM-14 O-35 without play nothing is open; rates are those of the rank', async () => {
    const none = await read();
    expect(none).toMatchObject({ rank: 'VIP 0', total: 0, history: [] });
    expect(none.list.find(({ gameType }) => gameType === 'RNG')).toEqual({ gameType: 'RNG', validStake: 0, rate: 0.003, amount: 0 });
    const demo = await read(1, await test.login('demo_member'));
    const level = Number(/\d+/.exec(demo.rank)?.[0]);
    expect(level).toBeGreaterThan(0);
    expect(demo.list.find(({ gameType }) => gameType === 'RNG')?.rate).toBeCloseTo(0.003 + 0.0005 * level, 6);
    expect(demo.total).toBeGreaterThan(0);
  });

  it('MEM-14 O-36 nothing to claim is refused, also without a key', async () => {
    expect((await claim()).body.code).toBe('activity-refused');
    expect((await test.call('POST', CLAIM, { token, body: {} })).body.code).toBe('bad-request');
  });

  it('MEM-14 settled valid stakes count by type, open and cancelled ones do not; a claim books them once', async () => {
    await bet('RNG', 5_000);
    await bet('RNG', 1_234);
    await bet('LIVE', 2_600);
    await bet('LIVE', 9_000, 'cancelled');
    const later = await bet('SPORTS', 4_000, 'open');
    expect(await open()).toEqual({ RNG: [6_234, 18], LIVE: [2_600, 5] });
    const before = await balance();
    const done = await claimed('rebate-first');
    expect(done).toMatchObject({
      amount: 23,
      parts: [
        { gameType: 'RNG', validStake: 6_234, rate: 0.003, amount: 18 },
        { gameType: 'LIVE', amount: 5 },
      ],
    });
    expect([await balance(), (await read()).total]).toEqual([before + 23, 0]);
    expect((await read()).history).toEqual([done]);
    // The same key is the same claim, whatever has become open meanwhile.
    await test.platform.db
      .updateTable('bet')
      .set({ status: 'settled', payout: 0, settled_at: test.platform.clock.now() })
      .where('id', '=', later)
      .execute();
    expect(await claimed('rebate-first')).toEqual(done);
    expect([await balance(), await open()]).toEqual([before + 23, { SPORTS: [4_000, 12] }]);
    expect((await claimed()).amount).toBe(12);
  });

  it('MEM-14 stakes that bring less than a cent stay open and add up', async () => {
    await bet('PVP', 200);
    expect([await open(), (await claim()).body.code]).toEqual([{ PVP: [200, 0] }, 'activity-refused']);
    await bet('RNG', 1_000);
    expect((await claimed()).parts.map(({ gameType }) => gameType)).toEqual(['RNG']);
    await bet('PVP', 50);
    expect((await claimed()).parts).toEqual([{ gameType: 'PVP', validStake: 250, rate: 0.004, amount: 1 }]);
  });

  it('MEM-14 sixteen claims at once, each with a key of its own, give it once', async () => {
    for (const stake of [10_000, 20_000, 30_000]) await bet('RNG', stake);
    const [before, { total }] = [await balance(), await read()];
    expect(total).toBeGreaterThan(0);
    const answers = await Promise.all(Array.from({ length: 16 }, () => claim()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'activity-refused')).toHaveLength(15);
    expect(await balance()).toBe(before + total);
    await bet('RNG', 10_000);
    const further = (await read()).total;
    const same = await Promise.all(Array.from({ length: 16 }, () => claim('rebate-same-key')));
    expect(new Set(same.map(({ body }) => JSON.stringify(body.value))).size).toBe(1);
    expect(await balance()).toBe(before + total + further);
  });

  it('MEM-14 the database counts no bet twice, and keeps what was claimed', async () => {
    const { db } = test.platform;
    const counted = await db.selectFrom('rebate_bet').selectAll().orderBy('bet_id').executeTakeFirstOrThrow();
    await expect(db.insertInto('rebate_bet').values(counted).execute()).rejects.toMatchObject({ code: '23505' });
    await expect(db.deleteFrom('rebate_bet').where('bet_id', '=', counted.bet_id).execute()).rejects.toMatchObject({ code: '23514' });
    await expect(db.updateTable('rebate_claim').set({ amount: 1 }).where('account_id', '=', accountId).execute()).rejects.toMatchObject({
      code: '23514',
    });
    expect((await brokenInvariants(db)).filter(name => name.startsWith('MEM-14'))).toEqual([]);
  });

  it('O-35 claims stand newest first, ten a page, and nobody sees another’s', async () => {
    while ((await read()).totalPages < 2) {
      await bet('RNG', 1_000);
      await claimed();
    }
    const [first, second] = [await read(1), await read(2)];
    expect([first.history.length, second.history.length]).toEqual([10, 1]);
    expect(first.history.map(({ id }) => Number(id))).toEqual(first.history.map(({ id }) => Number(id)).sort((a, b) => b - a));
    expect((await read(1, await test.login('demo_agent'))).history).toEqual([]);
  });
});
