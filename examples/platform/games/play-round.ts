import { Failure } from '../failure.js';
import { openGameSession } from '../ledger/game-sessions.js';
import { playRound } from '../ledger/rounds.js';
import type { Platform } from '../platform.js';
import { gameKind } from './game-kind.js';
import type { RoundAnswer, RoundBody } from './protocol.js';
import { spin, type SlotOutcome } from './slot/math.js';
import { highestStake, stakesOf } from './stakes.js';
import { drawTable, isTableBet, type TableOutcome } from './table/math.js';

const MOST_BETS = 60;

/**
 * Plays one round of whichever game the launch token opened; a repeated roundId answers the first outcome and books nothing.
 * Throws Failure: not-logged-in, bad-request (a stake or bet that the game does not have), insufficient-balance,
 * game-maintenance, game-unavailable, idempotency-mismatch.
 */
export async function playGameRound(platform: Platform, body: RoundBody): Promise<RoundAnswer> {
  const session = await openGameSession(platform.db, platform.clock.now(), body.session);
  const kind = gameKind(session.gameType);
  const request = { gameSessionToken: body.session, roundId: body.roundId, stake: body.stake };
  const { betId: _betId, ...round } = kind === 'slot'
    ? await playRound<SlotOutcome | TableOutcome>(platform, { ...request, play: (rng) => spin(rng, slotStake(body, session.minBet)) })
    : await playRound<SlotOutcome | TableOutcome>(platform, { ...request, choice: body.bets, play: (rng) => drawTable(rng, tableBets(body, session.minBet)) });
  return { success: true, roundId: body.roundId, ...round };
}

function slotStake(body: RoundBody, minBet: number): number {
  const stakes = stakesOf('slot', minBet);
  if (!stakes.includes(body.stake)) throw new Failure('bad-request', { fields: { stake: `one of ${stakes.join(', ')}` } });
  return body.stake;
}

function tableBets(body: RoundBody, minBet: number): NonNullable<RoundBody['bets']> {
  const bets = body.bets ?? [];
  if (bets.length === 0 || bets.length > MOST_BETS || !bets.every(isTableBet)) throw new Failure('bad-request', { fields: { bets: `1 to ${MOST_BETS} bets that the table has` } });
  if (bets.reduce((sum, bet) => sum + bet.amount, 0) !== body.stake) throw new Failure('bad-request', { fields: { stake: 'the sum of the bets' } });
  const most = highestStake('table', minBet);
  if (body.stake > most) throw new Failure('bad-request', { fields: { stake: `at most ${most}` } });
  return bets;
}
