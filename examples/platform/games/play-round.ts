import { setTimeout as rest } from 'node:timers/promises';
import { Failure } from '../failure.js';
import { isJackpotGame, potBalance } from '../jackpot/pot.js';
import { openGameSession, type GameSession } from '../ledger/game-sessions.js';
import { beginRound, lookAtTimedRound, stepRound, type SteppedRound, type SteppedRules } from '../ledger/open-rounds.js';
import { playRound, type RoundResult } from '../ledger/rounds.js';
import type { Platform } from '../platform.js';
import type { ChipTable } from './chips/chip-table.js';
import { CHIP_TABLES, playChips } from './chips/chip-tables.js';
import { HIGHEST, isCrashChoice, LOWEST } from './crash/math.js';
import { joinDuel } from './duel/duels.js';
import { gameKind, type Playable } from './game-kind.js';
import { INSTANT_GAMES, playInstant } from './instant/instant-games.js';
import { isMinesChoice, MINE_COUNTS } from './mines/math.js';
import type { RoundAnswer, RoundBody, StepBody } from './protocol.js';
import { drawTable, isTableBet, type TableBet } from './roulette/math.js';
import { steppedRulesOf } from './rules.js';
import { shoot, TARGETS } from './shooter/math.js';
import { spin } from './slot/math.js';
import { SLOT_MODELS } from './slot/models.js';
import { placeFixtureBet } from './sports/fixture-bets.js';
import { highestStake, stakesOf } from './stakes.js';

const MOST_BETS = 60;
/** How long one look at a round may take, and how often the clock is read meanwhile. */
const WATCH_MS = 4_000;
const WATCH_STEP_MS = 100;

/**
 * Plays or begins one round of whichever game the launch token opened; a repeated roundId answers the first outcome and
 * books nothing. Throws Failure: not-logged-in, bad-request (a stake or bet that the game does not have),
 * insufficient-balance, game-maintenance, game-unavailable, idempotency-mismatch.
 */
export async function playGameRound(platform: Platform, body: RoundBody): Promise<RoundAnswer> {
  const session = await openGameSession(platform.db, platform.clock.now(), body.session);
  const playable = gameKind(session);
  const request = { gameSessionToken: body.session, roundId: body.roundId, stake: body.stake };
  if (playable.kind === 'duel') return joinDuel(platform, playable.variant, body);
  const minBet = session.minBet;
  switch (playable.kind) {
    case 'slot': {
      const stake = listedStake(playable, body.stake, minBet);
      const feedsPot = session.accountId !== null && isJackpotGame(session);
      const round = instant(
        await playRound(platform, { ...request, feedsPot, play: rng => spin(SLOT_MODELS[playable.variant], rng, stake) }),
        body,
      );
      return feedsPot ? { ...round, pot: await potBalance(platform) } : round;
    }
    case 'roulette': {
      const bets = rouletteBets(playable, body, minBet);
      return instant(await playRound(platform, { ...request, choice: body.bets, play: rng => drawTable(rng, bets) }), body);
    }
    case 'chips': {
      const table = CHIP_TABLES[playable.variant];
      const bets = chipBets(playable, table, body, minBet);
      return instant(await playRound(platform, { ...request, choice: body.bets, play: rng => playChips(table, rng, bets) }), body);
    }
    case 'shooter': {
      const stake = listedStake(playable, body.stake, minBet);
      const target = TARGETS.find(([name]) => name === body.choice?.target)?.[0];
      if (!target) throw refuse('choice', `target: ${TARGETS.map(([name]) => name).join(', ')}`);
      return instant(await playRound(platform, { ...request, choice: { target }, play: rng => shoot(rng, stake, target) }), body);
    }
    case 'instant': {
      const stake = listedStake(playable, body.stake, minBet);
      const game = INSTANT_GAMES[playable.variant];
      const choice = body.choice ?? {};
      if (!game.accepts(choice)) throw refuse('choice', 'is not one that the game has');
      return instant(await playRound(platform, { ...request, choice, play: rng => playInstant(game, rng, stake, choice) }), body);
    }
    case 'blackjack':
    case 'poker':
      return begin(platform, playable, session, body);
    case 'mines': {
      if (!isMinesChoice(body.choice)) throw refuse('choice', `mines: ${MINE_COUNTS.join(', ')}`);
      return begin(platform, playable, session, body, { mines: body.choice.mines });
    }
    case 'crash': {
      if (!isCrashChoice(body.choice)) throw refuse('choice', `auto: 0 or ${LOWEST} to ${HIGHEST}`);
      return begin(platform, playable, session, body, { auto: body.choice.auto });
    }
    case 'sports': {
      listedStake(playable, body.stake, minBet);
      return placeFixtureBet(platform, playable.variant, body);
    }
  }
}

/** Takes the next step of a round that is open. Throws Failure like `playGameRound`, and not-found for an unknown round. */
export async function stepGameRound(platform: Platform, body: StepBody): Promise<RoundAnswer> {
  const receivedAt = platform.clock.now();
  const session = await openGameSession(platform.db, platform.clock.now(), body.session);
  const rules = steppedRulesOf(gameKind(session));
  if (!rules) throw new Failure('bad-request', { message: 'The rounds of this game have no steps.' });
  const { session: gameSessionToken, roundId, step, action } = body;
  return answerOf(platform, rules, await stepRound(platform, { gameSessionToken, roundId, step, action, rules, receivedAt }));
}

/** Waits for the end of a timed round, at most some seconds, and answers how it stands. Throws like `stepGameRound`. */
export async function watchGameRound(
  platform: Platform,
  { session: gameSessionToken, roundId }: { session: string; roundId: string },
): Promise<RoundAnswer> {
  const session = await openGameSession(platform.db, platform.clock.now(), gameSessionToken);
  const rules = steppedRulesOf(gameKind(session));
  if (!rules?.timed) throw new Failure('bad-request', { message: 'The rounds of this game do not run by the clock.' });
  const look = () => lookAtTimedRound(platform, { gameSessionToken, roundId, rules });
  const { round, endsAt } = await look();
  if (!round.open) return answerOf(platform, rules, round);
  // The clock of the sandbox may be moved meanwhile, so it is looked at often.
  for (const until = Date.now() + WATCH_MS; platform.clock.now() < endsAt && Date.now() < until;)
    await rest(Math.min(WATCH_STEP_MS, Math.max(1, endsAt - platform.clock.now())));
  return answerOf(platform, rules, (await look()).round);
}

/** What a stepped round answers to its page. */
export function answerOf(platform: Platform, rules: SteppedRules, { startedAt, ...round }: SteppedRound): RoundAnswer {
  return { success: true, ...round, ...(rules.timed && { elapsedMs: platform.clock.now() - startedAt }) };
}

async function begin(
  platform: Platform,
  playable: Playable,
  session: GameSession,
  body: RoundBody,
  choice?: unknown,
): Promise<RoundAnswer> {
  const stake = listedStake(playable, body.stake, session.minBet);
  const rules = steppedRulesOf(playable);
  if (!rules) throw new Error(`${playable.kind} has no steps.`);
  return answerOf(
    platform,
    rules,
    await beginRound(platform, { gameSessionToken: body.session, roundId: body.roundId, stake, choice, rules }),
  );
}

function instant({ betId: _betId, ...round }: RoundResult<unknown>, { roundId }: RoundBody): RoundAnswer {
  return { success: true, roundId, ...round, open: false, step: 0 };
}

function listedStake(playable: Playable, stake: number, minBet: number): number {
  const stakes = stakesOf(playable, minBet);
  if (!stakes.includes(stake)) throw refuse('stake', `one of ${stakes.join(', ')}`);
  return stake;
}

function rouletteBets(playable: Playable, body: RoundBody, minBet: number): TableBet[] {
  const bets = (body.bets ?? []).filter(isTableBet);
  return withinLimits(playable, bets, body, minBet);
}

function chipBets(playable: Playable, table: ChipTable, body: RoundBody, minBet: number) {
  const bets = (body.bets ?? []).filter(
    ({ kind, amount, value }) =>
      table.spots.includes(kind) && value === undefined && Number.isSafeInteger(amount) && amount > 0 && amount % minBet === 0,
  );
  return withinLimits(playable, bets, body, minBet);
}

function withinLimits<B extends { amount: number }>(playable: Playable, bets: B[], body: RoundBody, minBet: number): B[] {
  if (bets.length === 0 || bets.length > MOST_BETS || bets.length !== body.bets?.length)
    throw refuse('bets', `1 to ${MOST_BETS} bets that the table has`);
  if (bets.reduce((sum, bet) => sum + bet.amount, 0) !== body.stake) throw refuse('stake', 'the sum of the bets');
  const most = highestStake(playable, minBet);
  if (body.stake > most) throw refuse('stake', `at most ${most}`);
  return bets;
}

function refuse(field: string, problem: string): Failure {
  return new Failure('bad-request', { fields: { [field]: problem } });
}
