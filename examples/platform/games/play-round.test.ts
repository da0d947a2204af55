import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../ledger/invariants.js';
import { loadGameAssets } from './game-assets.js';
import type { GameKind } from './game-kind.js';
import { openTestGames, type TestGame, type TestGames } from './open-test-games.js';
import type { RoundAnswer, SessionAnswer } from './protocol.js';

/** Each game that is decided at once, with something to play and something that it does not have. */
const PLAYS: readonly { kind: GameKind; variant: string; good: object; bad: object[] }[] = [
  ...(['baccarat', 'dragon-tiger', 'sic-bo', 'money-wheel'] as const).map(variant => ({
    kind: 'chips' as const,
    variant,
    good: { spot: { baccarat: 'banker', 'dragon-tiger': 'tiger', 'sic-bo': 'big', 'money-wheel': 'x3' }[variant] },
    bad: [
      { bets: [] },
      { bets: [{ kind: 'red', amount: 100 }] },
      { bets: [{ kind: '<b>', amount: 100 }] },
      { bets: [{ kind: 'tie', value: 1, amount: 100 }] },
    ],
  })),
  { kind: 'instant', variant: 'coin', good: { choice: { side: 'tails' } }, bad: [{}, { choice: { side: 'edge' } }] },
  { kind: 'instant', variant: 'dice', good: { choice: { chance: 50 } }, bad: [{ choice: { chance: 99 } }, { choice: { chance: '50' } }] },
  { kind: 'instant', variant: 'plinko', good: { choice: { risk: 'high' } }, bad: [{ choice: { risk: 'none' } }] },
  { kind: 'instant', variant: 'scratch', good: {}, bad: [{ choice: { prize: 6 } }] },
  { kind: 'instant', variant: 'bingo', good: {}, bad: [{ choice: { lines: 8 } }] },
  { kind: 'shooter', variant: 'sea', good: { choice: { target: 'shark' } }, bad: [{}, { choice: { target: 'boat' } }] },
  { kind: 'shooter', variant: 'space', good: { choice: { target: 'minnow' } }, bad: [{ choice: { target: 2 } }] },
  { kind: 'slot', variant: 'classic', good: {}, bad: [] },
  { kind: 'slot', variant: 'ways', good: {}, bad: [] },
  { kind: 'slot', variant: 'storm', good: {}, bad: [] },
];

let games: TestGames;
beforeAll(async () => (games = await openTestGames()));
afterAll(() => games.close());

function bodyOf(good: object, session: string, stake: number): { session: string; roundId: string; stake: number } {
  return { session, roundId: 'r1', stake, ...('spot' in good ? { bets: [{ kind: good.spot, amount: stake }] } : good) };
}

describe('every game that is decided at once', () => {
  it.each(PLAYS)('INV-04 INV-24 $kind $variant: one round is one bet, however often it is sent', async ({ kind, variant, good }) => {
    const game = await games.game(kind, variant);
    const session = await games.launch(game, 'demo_member');
    const { stakes, rtp, rtpFrom, balance, seedHash } = await games.post<SessionAnswer>('session', { session });
    expect(rtpFrom).toBeLessThanOrEqual(rtp);
    expect(rtp).toBeLessThan(100);
    const body = bodyOf(good, session, stakes[0] ?? 0);
    const [first, again] = await Promise.all([games.post<RoundAnswer>('round', body), games.post<RoundAnswer>('round', body)]);
    expect(first).toMatchObject({ status: 200, open: false, seedHash, balance: balance - body.stake + first.payout });
    expect({ ...again, repeated: first.repeated }).toEqual(first);
    expect(await games.balance('demo_member')).toBe(first.balance);
    const bet = await games.platform.db
      .selectFrom('bet')
      .select(['node_id', 'stake', 'payout', 'status'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(bet).toEqual({ node_id: game.nodeId, stake: body.stake, payout: first.payout, status: 'settled' });
    expect(
      await games.post('round', {
        ...body,
        stake: stakes[1] ?? 0,
        ...('spot' in good ? { bets: [{ kind: good.spot, amount: stakes[1] }] } : {}),
      }),
    ).toMatchObject({ status: 422, code: 'idempotency-mismatch' });
  });

  it.each(PLAYS)('$kind $variant: refuses stakes outside its limits and what it does not have', async ({ kind, variant, good, bad }) => {
    const game: TestGame = await games.game(kind, variant);
    const session = await games.launch(game, 'demo_player');
    const { stakes, highestStake } = await games.post<SessionAnswer>('session', { session });
    const booked = await games.entries();
    for (const stake of [0, -1, 1, 0.5, highestStake + (stakes[0] ?? 0)])
      expect(await games.post('round', bodyOf(good, session, stake)), String(stake)).toMatchObject({ status: 400, code: 'bad-request' });
    for (const wrong of bad)
      expect(await games.post('round', { session, roundId: 'r2', stake: stakes[0], ...wrong }), JSON.stringify(wrong)).toMatchObject({
        status: 400,
        code: 'bad-request',
      });
    expect(await games.post('round', bodyOf(good, 'x'.repeat(43), stakes[0] ?? 0))).toMatchObject({ status: 401, code: 'not-logged-in' });
    expect(await games.entries()).toBe(booked);
  });

  it('INV-23 plays in demo mode without a wallet, until the play money is used up', async () => {
    const session = await games.launch(await games.game('instant', 'coin'), null);
    const { stakes } = await games.post<SessionAnswer>('session', { session });
    const booked = await games.entries();
    expect(await games.post('round', { session, roundId: 'd1', stake: stakes[0], choice: { side: 'heads' } })).toMatchObject({
      status: 200,
      mode: 'demo',
    });
    await games.platform.db.updateTable('game_session').set({ demo_balance: 1 }).where('mode', '=', 'demo').execute();
    expect(await games.post('round', { session, roundId: 'd2', stake: stakes[0], choice: { side: 'heads' } })).toMatchObject({
      status: 409,
      code: 'insufficient-balance',
    });
    expect(await games.entries()).toBe(booked);
  });

  it('INV-32 puts a win on the winner board at once', async () => {
    const session = await games.launch(await games.game('instant', 'dice'), 'demo_member');
    const { stakes } = await games.post<SessionAnswer>('session', { session });
    for (let i = 0; ; i++) {
      const { payout } = await games.post<RoundAnswer>('round', { session, roundId: `w${i}`, stake: stakes[0], choice: { chance: 50 } });
      if (payout === 0) continue;
      const [latest] = await games.platform.db
        .selectFrom('win_board')
        .select(['customer_name', 'win_amount'])
        .orderBy('bet_id', 'desc')
        .limit(1)
        .execute();
      expect(latest).toEqual({ customer_name: 'de***r', win_amount: payout });
      return;
    }
  });

  it('keeps the books right through all of it', async () => expect(await brokenInvariants(games.platform.db)).toEqual([]));
});

describe('the pages of the games', () => {
  it('are told one thing by the page around them, that the balance may have moved, and listen for nothing else', async () => {
    for (const [file, { body }] of await loadGameAssets(games.platform.config.root)) {
      if (!file.endsWith('.js')) continue;
      const text = body.toString();
      const listeners = text.match(/addEventListener\(["'`]message["'`]|onmessage/g) ?? [];
      expect([file, listeners.length]).toEqual([file, /["'`]gp-page["'`]/.test(text) ? 1 : 0]);
    }
  });
});
