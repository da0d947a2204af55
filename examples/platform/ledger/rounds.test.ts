import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { hashOfSeed, rngOf } from '../rng.js';
import { closeGameSession, createGameSession } from './game-sessions.js';
import { brokenInvariants } from './invariants.js';
import { playRound } from './rounds.js';
import { balanceOf } from './wallets.js';

let platform: Platform;
beforeAll(async () => (platform = await openTestPlatform()));
afterAll(() => platform.close());

const NODE = 1010;
const open = (accountId: number | null, lifetime = 60_000) =>
  platform.transact(trx =>
    createGameSession(trx, { accountId, nodeId: NODE, host: 'http://127.0.0.1', at: platform.clock.now(), lifetime }),
  );
const round = (gameSessionToken: string, roundId: string, stake = 100, payout = 250) =>
  playRound(platform, { gameSessionToken, roundId, stake, play: rng => ({ payout, outcome: { number: rng.int(1_000_000) } }) });

describe('playRound', () => {
  it('INV-24 books stake and payout, and keeps bet and outcome', async () => {
    const before = await balanceOf(platform.db, 1);
    const played = await round(await open(1), 'r1');
    expect(played).toMatchObject({ mode: 'real', stake: 100, payout: 250, balance: before + 150, repeated: false });
    expect(await balanceOf(platform.db, 1)).toBe(before + 150);
    const bet = await platform.db
      .selectFrom('bet')
      .selectAll()
      .where('id', '=', played.betId ?? 0)
      .executeTakeFirst();
    expect(bet).toMatchObject({ account_id: 1, stake: 100, payout: 250, status: 'settled', node_id: NODE });
    expect(await brokenInvariants(platform.db)).toEqual([]);
  });

  it('INV-04 answers a repeated round with the first outcome, also when thirty come at once', async () => {
    const token = await open(2);
    const before = await balanceOf(platform.db, 2);
    const results = await Promise.all(Array.from({ length: 30 }, () => round(token, 'same')));
    expect(new Set(results.map(result => JSON.stringify(result.outcome))).size).toBe(1);
    expect(results.filter(result => !result.repeated)).toHaveLength(1);
    expect(await balanceOf(platform.db, 2)).toBe(before + 150);
    await expect(round(token, 'same', 200)).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('INV-04 takes a repeated round only with the choice that it was played with', async () => {
    const token = await open(2);
    const choose = (roundId: string, choice?: unknown) =>
      playRound(platform, { gameSessionToken: token, roundId, stake: 100, choice, play: () => ({ payout: 0, outcome: null }) });
    await choose('red', { colour: 'red' });
    expect(await choose('red', { colour: 'red' })).toMatchObject({ repeated: true });
    await expect(choose('red', { colour: 'black' })).rejects.toMatchObject({ code: 'idempotency-mismatch' });
    await expect(choose('red')).rejects.toMatchObject({ code: 'idempotency-mismatch' });
    await choose('plain');
    expect(await choose('plain')).toMatchObject({ repeated: true });
    await expect(choose('plain', { colour: 'red' })).rejects.toMatchObject({ code: 'idempotency-mismatch' });
  });

  it('tells of a round with real money once, and of none with play money', async () => {
    const told: unknown[] = [];
    const stops = [
      platform.events.on('bet-settled', event => void told.push(event)),
      platform.events.on('balance-changed', event => void told.push(event)),
    ];
    const token = await open(2);
    const { balance } = await round(token, 'told');
    await round(token, 'told');
    await round(await open(null), 'demo');
    stops.forEach(stop => stop());
    expect(told).toEqual([
      { accountId: 2, nodeId: NODE, stake: 100, payout: 250 },
      { accountId: 2, balance },
    ]);
  });

  it('INV-03 refuses a stake above the balance and leaves nothing of the round', async () => {
    const token = await open(9);
    const before = await balanceOf(platform.db, 9);
    await expect(round(token, 'big', before + 1, 10 * before)).rejects.toMatchObject({ code: 'insufficient-balance' });
    expect(await balanceOf(platform.db, 9)).toBe(before);
    expect(await platform.db.selectFrom('game_round').select('id').where('round_id', '=', 'big').execute()).toEqual([]);
    expect((await round(token, 'big', 100, 0)).balance).toBe(before - 100);
  });

  it('INV-23 plays demo sessions with play money only', async () => {
    const token = await open(null);
    const before = await platform.db
      .selectFrom('ledger_txn')
      .select(eb => eb.fn.countAll().as('count'))
      .executeTakeFirst();
    expect(await round(token, 'd1')).toMatchObject({ mode: 'demo', betId: null, balance: 100_150 });
    await expect(round(token, 'd2', 100_151)).rejects.toMatchObject({ code: 'insufficient-balance' });
    expect((await round(token, 'd3', 100_150, 0)).balance).toBe(0);
    expect(
      await platform.db
        .selectFrom('ledger_txn')
        .select(eb => eb.fn.countAll().as('count'))
        .executeTakeFirst(),
    ).toEqual(before);
  });

  it('lets every round be checked with the seed that is revealed at the end', async () => {
    const token = await open(3);
    const played = [await round(token, 'a'), await round(token, 'b'), await round(token, 'c')];
    const { serverSeed, seedHash } = await platform.transact(trx => closeGameSession(trx, platform.clock.now(), token));
    expect(hashOfSeed(serverSeed)).toBe(seedHash);
    for (const { outcome, nonce, seedHash: published } of played) {
      expect(published).toBe(seedHash);
      expect(outcome).toEqual({ number: rngOf(serverSeed, nonce).int(1_000_000) });
    }
    expect(played.map(result => result.nonce)).toEqual([0, 1, 2]);
    expect(new Set(played.map(result => result.outcome.number)).size).toBe(3);
    await expect(round(token, 'd')).rejects.toMatchObject({ code: 'not-logged-in' });
  });

  it('GAM-09 refuses rounds of a game under maintenance, of an expired session, below the minimum, of a locked account', async () => {
    const token = await open(4);
    await expect(round(await open(4, 0), 'late')).rejects.toMatchObject({ code: 'not-logged-in' });
    await expect(round(token, 'low', 1)).rejects.toMatchObject({ code: 'bad-request' });
    await platform.db.updateTable('game').set({ maintenance: true }).where('node_id', '=', NODE).execute();
    await expect(round(token, 'closed')).rejects.toMatchObject({ code: 'game-maintenance' });
    await platform.db.updateTable('game').set({ maintenance: false }).where('node_id', '=', NODE).execute();
    await platform.db.updateTable('account').set({ status: 'locked' }).where('id', '=', 4).execute();
    await expect(round(token, 'locked')).rejects.toMatchObject({ code: 'not-logged-in' });
  });

  it.each([
    ['an id with a space', 'two words', 100, { roundId: 'letters, digits, - and _, at most 64' }],
    ['an id of 65 characters', 'x'.repeat(65), 100, { roundId: 'letters, digits, - and _, at most 64' }],
    ['no id', '', 100, { roundId: 'letters, digits, - and _, at most 64' }],
    ['a stake of nothing', 'none', 0, { stake: 'whole minor units above 0' }],
    ['a stake below nothing', 'below', -100, { stake: 'whole minor units above 0' }],
    ['a part of a minor unit', 'part', 100.5, { stake: 'whole minor units above 0' }],
  ])('refuses %s', async (_, roundId, stake, fields) => {
    await expect(round(await open(5), roundId, stake)).rejects.toMatchObject({ code: 'bad-request', options: { fields } });
  });

  it.each([-1, 0.5, NaN])('books nothing of a round whose game pays %d', async payout => {
    const before = await balanceOf(platform.db, 6);
    await expect(round(await open(6), 'wrong', 100, payout)).rejects.toThrow('A payout is a whole number of minor units');
    expect(await balanceOf(platform.db, 6)).toBe(before);
  });
});
