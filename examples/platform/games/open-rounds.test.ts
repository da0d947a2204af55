import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ABANDONED_MS } from '../ledger/open-rounds.js';
import { brokenInvariants } from '../ledger/invariants.js';
import type { BlackjackView } from './blackjack/math.js';
import type { MinesView } from './mines/math.js';
import { holdAction, POKER_PAYS, type PokerView } from './poker/math.js';
import { openTestGames, type TestGame, type TestGames } from './open-test-games.js';
import type { RoundAnswer, SessionAnswer } from './protocol.js';
import { settleDue } from './settle-due.js';

type Blackjack = RoundAnswer<BlackjackView>;
type Poker = RoundAnswer<PokerView>;
let games: TestGames;
let blackjack: TestGame;
let mines: TestGame;
let stake: number;
beforeAll(async () => {
  games = await openTestGames();
  blackjack = await games.game('blackjack');
  mines = await games.game('mines');
  stake = mines.minBet;
});
afterAll(() => games.close());

/** Begins rounds until one asks for a decision; finishes those that ended at once. */
async function openHand(session: string, prefix: string): Promise<Blackjack> {
  for (let i = 0; ; i++) {
    const round = await games.post<Blackjack>('round', { session, roundId: `${prefix}-${i}`, stake: blackjack.minBet * 2 });
    if (round.open) return round;
  }
}

describe('rounds of several steps', () => {
  it('INV-24 shows a session’s seed only once no round of it is open: it says where the mines lie', async () => {
    const session = await games.launch(mines, 'demo_member');
    await games.post('round', { session, roundId: 'open', stake, choice: { mines: 1 } });
    expect(await games.post('reveal', { session })).toMatchObject({ status: 400, message: 'A round is still open: finish it first.' });
    await games.post('step', { session, roundId: 'open', step: 0, action: 'cash' });
    expect(await games.post('reveal', { session })).toMatchObject({
      status: 200,
      success: true,
      rounds: [expect.objectContaining({ stake })],
    });
  });

  it('INV-24 takes the stake at the start, keeps the bet open, and settles it once at the end', async () => {
    const session = await games.launch(mines, 'demo_member');
    const before = await games.balance('demo_member');
    const begun = await games.post<RoundAnswer<MinesView>>('round', { session, roundId: 'm1', stake, choice: { mines: 1 } });
    expect(begun).toMatchObject({ open: true, step: 0, payout: 0, balance: before - stake });
    expect(
      await games.platform.db.selectFrom('bet').select(['status', 'payout']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    ).toEqual({ status: 'open', payout: null });
    const cashed = await games.post<RoundAnswer<MinesView>>('step', { session, roundId: 'm1', step: 0, action: 'cash' });
    expect(cashed).toMatchObject({ open: false, step: 1, payout: stake, balance: before });
    expect(
      await games.platform.db
        .selectFrom('bet')
        .select(['status', 'payout', 'valid_stake'])
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
      'nothing was at risk, so it counts for no rebate, rank or salary',
    ).toEqual({ status: 'settled', payout: stake, valid_stake: 0 });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('INV-24 a doubled hand is two bets: each is paid its half, under a number of its own, and told by itself', async () => {
    const { db, events } = games.platform;
    const session = await games.launch(blackjack, 'demo_member');
    const half = blackjack.minBet * 2;
    expect(await games.post('round', { session, roundId: 'low', stake: blackjack.minBet - 1 })).toMatchObject({ status: 400 });
    let told: { stake: number; payout: number }[] = [];
    const stop = events.on('bet-settled', ({ stake, payout }) => void told.push({ stake, payout }));
    let done: Blackjack;
    for (let i = 0; ; i++) {
      const begun = await openHand(session, `won${i}`);
      told = [];
      done = await games.post<Blackjack>('step', { session, roundId: begun.roundId, step: 0, action: 'double' });
      if (done.payout > 0) break;
    }
    stop();
    expect(done).toMatchObject({ open: false, stake: 2 * half });
    const payout = done.payout / 2;
    expect(told).toEqual([
      { stake: half, payout },
      { stake: half, payout },
    ]);
    const ids = [done.roundId, `${done.roundId}.2`];
    const rows = await db.selectFrom('game_round').selectAll().where('round_id', 'in', ids).orderBy('id').execute();
    expect(rows.map(row => [row.round_id, row.stake, row.payout])).toEqual(ids.map(id => [id, half, payout]));
    const betIds = rows.map(row => row.bet_id ?? 0);
    const bets = await db.selectFrom('bet').select(['stake', 'payout', 'status']).where('id', 'in', betIds).execute();
    expect(bets).toEqual([1, 2].map(() => ({ stake: half, payout, status: 'settled' })));
    const hands = await db
      .selectFrom('open_round')
      .select('nonce')
      .where('game_session_id', '=', rows[0]!.game_session_id)
      .orderBy('id')
      .execute();
    expect(hands.map(({ nonce }) => nonce)).toEqual(hands.map((_, index) => index));
    expect(await brokenInvariants(db)).toEqual([]);
  });

  it('INV-04 answers a repeated start and a repeated step with the same round, also when they come at once', async () => {
    const session = await games.launch(mines, 'demo_player');
    const start = { session, roundId: 'twice', stake, choice: { mines: 3 } };
    const begun = await Promise.all([1, 2, 3].map(() => games.post<RoundAnswer<MinesView>>('round', start)));
    expect(begun.map(({ open, step }) => [open, step])).toEqual([
      [true, 0],
      [true, 0],
      [true, 0],
    ]);
    const booked = await games.entries();
    const steps = await Promise.all(
      [1, 2, 3].map(() => games.post<RoundAnswer<MinesView>>('step', { session, roundId: 'twice', step: 0, action: '7' })),
    );
    expect(new Set(steps.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(steps.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(steps[0]?.step).toBe(1);
    expect(await games.entries()).toBe(booked);
    expect(await games.post('step', { session, roundId: 'twice', step: 0, action: '8' })).toMatchObject({
      status: 422,
      code: 'idempotency-mismatch',
    });
    if (steps[0]?.open) await games.post('step', { session, roundId: 'twice', step: 1, action: 'cash' });
    expect(await games.post('round', start)).toMatchObject({ status: 200, open: false, repeated: true });
    expect(await games.post('round', { ...start, stake: stake * 2 })).toMatchObject({ status: 422, code: 'idempotency-mismatch' });
  });

  it('goes on after the page was closed and the game opened anew, in a session of its own', async () => {
    const first = await games.launch(blackjack, 'demo_agent');
    const round = await openHand(first, 'resume');
    const again = await games.launch(blackjack, 'demo_agent');
    const { openRound } = await games.post<SessionAnswer>('session', { session: again });
    expect(openRound).toMatchObject({ roundId: round.roundId, stake: round.stake, open: true, outcome: round.outcome });
    expect(await games.post('round', { session: again, roundId: 'other', stake: blackjack.minBet * 2 })).toMatchObject({
      status: 400,
      message: expect.stringContaining('still open') as string,
    });
    const before = await games.balance('demo_agent');
    const done = await games.post<Blackjack>('step', { session: again, roundId: round.roundId, step: 0, action: 'stand' });
    expect(done).toMatchObject({ open: false, balance: before + done.payout });
    expect((await games.post<SessionAnswer>('session', { session: again })).openRound).toBeNull();
    expect((await games.post<SessionAnswer>('session', { session: first })).lastRound).toMatchObject({
      roundId: round.roundId,
      payout: done.payout,
    });
  });

  it('books doubling as a bet of its own, and refuses it when the balance is too low, leaving the round as it was', async () => {
    const session = await games.launch(blackjack, 'demo_agent41');
    const round = await openHand(session, 'double');
    const before = await games.balance('demo_agent41');
    const done = await games.post<Blackjack>('step', { session, roundId: round.roundId, step: 0, action: 'double' });
    expect(done).toMatchObject({ open: false, stake: round.stake * 2, balance: before - round.stake + done.payout });
    const bets = await games.platform.db.selectFrom('bet').select(['stake', 'payout', 'status']).orderBy('id', 'desc').limit(2).execute();
    expect(bets).toEqual([1, 2].map(() => ({ stake: round.stake, payout: done.payout / 2, status: 'settled' })));

    const demo = await games.launch(blackjack, null);
    const hand = await openHand(demo, 'poor');
    await games.platform.db.updateTable('game_session').set({ demo_balance: 1 }).where('mode', '=', 'demo').execute();
    expect(await games.post('step', { session: demo, roundId: hand.roundId, step: 0, action: 'double' })).toMatchObject({
      status: 409,
      code: 'insufficient-balance',
    });
    expect((await games.post<SessionAnswer>('session', { session: demo })).openRound).toMatchObject({ step: 0, outcome: hand.outcome });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('may be finished under maintenance, but not begun', async () => {
    const session = await games.launch(mines, 'demo_agent42');
    await games.post('round', { session, roundId: 'late', stake, choice: { mines: 3 } });
    const set = (maintenance: boolean) =>
      games.platform.db.updateTable('game').set({ maintenance }).where('node_id', '=', mines.nodeId).execute();
    await set(true);
    expect(await games.post('step', { session, roundId: 'late', step: 0, action: 'cash' })).toMatchObject({ status: 200, payout: stake });
    expect(await games.post('round', { session, roundId: 'new', stake, choice: { mines: 3 } })).toMatchObject({ code: 'game-maintenance' });
    await set(false);
  });

  it('ends by the rules when nobody took it up for a day', async () => {
    const session = await games.launch(mines, 'demo_subagent');
    const before = await games.balance('demo_subagent');
    await games.post('round', { session, roundId: 'left', stake, choice: { mines: 3 } });
    await settleDue(games.platform);
    expect(await games.balance('demo_subagent')).toBe(before - stake);
    await games.platform.clock.advance(ABANDONED_MS + 1);
    await settleDue(games.platform);
    expect(await games.balance('demo_subagent')).toBe(before);
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('INV-23 plays in demo mode with play money only', async () => {
    const session = await games.launch(mines, null);
    const booked = await games.entries();
    expect(await games.post('round', { session, roundId: 'd', stake, choice: { mines: 1 } })).toMatchObject({
      mode: 'demo',
      balance: 100_000 - stake,
    });
    expect(await games.post('step', { session, roundId: 'd', step: 0, action: 'cash' })).toMatchObject({ balance: 100_000, payout: stake });
    expect(await games.entries()).toBe(booked);
  });

  it('INV-04 INV-24 video poker takes the stake at the deal and settles once, however often the draw is sent', async () => {
    const poker = await games.game('poker');
    const session = await games.launch(poker, 'demo_member');
    const { stakes, balance: before, rtp, rtpFrom } = await games.post<SessionAnswer>('session', { session });
    expect([rtp, rtpFrom]).toEqual([97.3, 97.3]);
    const [bet = 0, more = 0] = stakes;
    const start = { session, roundId: 'hand', stake: bet };
    const [dealt] = await Promise.all([1, 2].map(() => games.post<Poker>('round', start)));
    expect(dealt).toMatchObject({ open: true, step: 0, payout: 0, balance: before - bet, outcome: { held: null } });
    const held = [true, false, true, false, false];
    const draw = { session, roundId: 'hand', step: 0, action: holdAction(held) };
    const draws = await Promise.all([1, 2, 3].map(() => games.post<Poker>('step', draw)));
    expect(draws.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const [drawn] = draws;
    expect(drawn?.outcome.held).toEqual(held);
    expect(drawn?.outcome.cards.filter(card => dealt?.outcome.cards.includes(card))).toEqual([
      dealt?.outcome.cards[0],
      dealt?.outcome.cards[2],
    ]);
    const payout = bet * POKER_PAYS[drawn?.outcome.hand ?? 'high-card'];
    for (const answer of draws)
      expect(answer).toMatchObject({ open: false, payout, balance: before - bet + payout, outcome: drawn?.outcome });
    expect(
      await games.platform.db.selectFrom('bet').select(['status', 'stake', 'payout']).orderBy('id', 'desc').limit(1).executeTakeFirst(),
    ).toEqual({ status: 'settled', stake: bet, payout });
    expect(await games.post('step', { ...draw, action: holdAction([true, true, true, true, true]) })).toMatchObject({
      status: 422,
      code: 'idempotency-mismatch',
    });
    expect(await games.post('round', { ...start, stake: more })).toMatchObject({ status: 422, code: 'idempotency-mismatch' });
    expect(await games.post('round', { ...start, roundId: 'odd', stake: bet + 1 })).toMatchObject({ status: 400 });
    expect(await games.balance('demo_member')).toBe(before - bet + payout);
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('video poker: a hand comes back with the same cards, and after a day it is paid as it was dealt', async () => {
    const poker = await games.game('poker');
    const first = await games.launch(poker, 'demo_agent41');
    const {
      stakes: [bet = 0],
    } = await games.post<SessionAnswer>('session', { session: first });
    const before = await games.balance('demo_agent41');
    const dealt = await games.post<Poker>('round', { session: first, roundId: 'kept', stake: bet });
    const again = await games.launch(poker, 'demo_agent41');
    expect((await games.post<SessionAnswer>('session', { session: again })).openRound).toMatchObject({
      roundId: 'kept',
      step: 0,
      open: true,
      outcome: dealt.outcome,
    });
    await games.platform.clock.advance(ABANDONED_MS + 1);
    await settleDue(games.platform);
    const later = await games.launch(poker, 'demo_agent41');
    expect((await games.post<SessionAnswer>('session', { session: later })).openRound).toBeNull();
    expect(await games.balance('demo_agent41')).toBe(before - bet + bet * POKER_PAYS[dealt.outcome.hand]);
    expect(await games.post('step', { session: later, roundId: 'kept', step: 0, action: 'hold-00000' })).toMatchObject({ status: 422 });
    expect(await brokenInvariants(games.platform.db)).toEqual([]);
  });

  it('INV-23 video poker deals and draws for play money only', async () => {
    const session = await games.launch(await games.game('poker'), null);
    const {
      stakes: [bet = 0],
    } = await games.post<SessionAnswer>('session', { session });
    const booked = await games.entries();
    expect(await games.post('round', { session, roundId: 'd', stake: bet })).toMatchObject({
      mode: 'demo',
      open: true,
      balance: 100_000 - bet,
    });
    const drawn = await games.post<Poker>('step', { session, roundId: 'd', step: 0, action: 'hold-00000' });
    expect(drawn).toMatchObject({ open: false, balance: 100_000 - bet + drawn.payout });
    expect(await games.entries()).toBe(booked);
  });

  it('refuses a stranger’s round, an unknown token, a step out of order, and what the game does not have', async () => {
    const session = await games.launch(mines, 'demo_newip');
    await games.post('round', { session, roundId: 'mine', stake, choice: { mines: 3 } });
    const stranger = await games.launch(mines, 'demo_first');
    const booked = await games.entries();
    expect(await games.post('step', { session: stranger, roundId: 'mine', step: 0, action: 'cash' })).toMatchObject({ status: 404 });
    expect(await games.post('step', { session: 'unknown', roundId: 'mine', step: 0, action: 'cash' })).toMatchObject({
      status: 401,
      code: 'not-logged-in',
    });
    expect(await games.post('step', { session, roundId: 'mine', step: 4, action: 'cash' })).toMatchObject({ status: 400 });
    for (const action of ['25', 'hit', '', '<b>'])
      expect((await games.post('step', { session, roundId: 'mine', step: 0, action })).status, action).toBe(400);
    for (const choice of [undefined, {}, { mines: 2 }, { mines: 'all' }])
      expect((await games.post('round', { session: stranger, roundId: 'x', stake, choice })).status).toBe(400);
    const slot = await games.launch(await games.game('slot'), 'demo_newip');
    expect(await games.post('step', { session: slot, roundId: 'mine', step: 0, action: 'cash' })).toMatchObject({ status: 400 });
    expect(await games.entries()).toBe(booked);
  });
});
