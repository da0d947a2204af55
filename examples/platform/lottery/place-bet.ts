import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import { hashOf } from '../ledger/canonical.js';
import type { Platform, Trx } from '../platform.js';
import { ruleOf } from './number-rules.js';
import { playsOf, type Play } from './plays.js';
import { readSelection } from './selection.js';

export interface BetRequest {
  accountId: number;
  gameCode: string;
  issueNo: string;
  play: string;
  selection: string;
  /** Minor units for one line. */
  unitStake: number;
  /** Sent again with the same request it answers the first bet (INV-04). */
  idempotencyKey: string;
}
export interface PlacedBet {
  betId: number;
  /** Main wallet after the bet, minor units. */
  balance: number;
  repeated: boolean;
}

/** Of one line, minor units. */
export const LEAST_STAKE = 10;
const MOST_STAKE = 100_000;
/** The most that one line may win, minor units. */
const MOST_PAYOUT = 100_000_000;

/** The highest stake of one line, minor units. */
export function mostStakeOf(play: Play): number {
  const best = Math.max(...play.prizes.map(({ odds }) => odds));
  return Math.max(LEAST_STAKE, Math.min(MOST_STAKE, Math.floor(MOST_PAYOUT / best) * 100));
}

/**
 * Places one bet: stake, bet and what it is on in one transaction (INV-24). Whether the draw still takes bets is decided with
 * the draw's row locked, by the code and by the database itself (INV-25).
 * Throws Failure: bad-request, game-unavailable, draw-closed, insufficient-balance, idempotency-mismatch.
 */
export async function placeBet(platform: Platform, request: BetRequest): Promise<PlacedBet> {
  const { idempotencyKey: _key, accountId: _account, ...wanted } = request;
  try {
    return await platform.transact(trx => place(trx, platform.clock.now, request, hashOf(wanted)));
  } catch (error) {
    if (isClosed(error)) throw new Failure('draw-closed');
    throw error;
  }
}

async function place(trx: Trx, now: () => number, request: BetRequest, requestHash: string): Promise<PlacedBet> {
  const { accountId, idempotencyKey } = request;
  // Bets of one account one after the other: two requests with one key must not both be the first.
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const first = await trx
    .selectFrom('lottery_bet')
    .select(['bet_id', 'request_hash', 'balance_after'])
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (first) {
    if (first.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
    return { betId: first.bet_id, balance: first.balance_after, repeated: true };
  }
  const game = await trx
    .selectFrom('lottery_game')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id')
    .select(['lottery_game.number_rule', 'game.node_id', 'game.game_type', 'game.vassalage'])
    .where('lottery_game.game_code', '=', request.gameCode)
    .executeTakeFirst();
  if (!game) throw new Failure('game-unavailable');
  const play = playsOf(ruleOf(game.number_rule)).find(({ code }) => code === request.play);
  if (!play) throw new Failure('bad-request', { fields: { play: 'is not a play of this lottery' } });
  const { text, lines } = readSelection(play, request.selection);
  assertStake(play, request.unitStake);
  const draw = await trx
    .selectFrom('lottery_draw')
    .select(['id', 'closes_at', 'numbers'])
    .where('game_code', '=', request.gameCode)
    .where('issue_no', '=', request.issueNo)
    .forShare()
    .executeTakeFirst();
  if (!draw) throw new Failure('bad-request', { fields: { issueNo: 'is not a draw of this lottery' } });
  // With the row locked, not before: who waited for it may have waited past the closing.
  const at = now();
  if (draw.numbers != null || at >= draw.closes_at) throw new Failure('draw-closed');

  const stake = request.unitStake * lines.length;
  const bet = await trx
    .insertInto('bet')
    .values({
      account_id: accountId,
      game_session_id: null,
      lottery_draw_id: draw.id,
      node_id: game.node_id,
      game_type: game.game_type,
      vassalage: game.vassalage,
      stake,
      valid_stake: stake,
      payout: null,
      status: 'open',
      placed_at: at,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const booked = await book(trx, {
    type: 'bet',
    ref: { type: 'bet', id: String(bet.id) },
    idempotencyKey: `lottery:${bet.id}:bet`,
    at,
    entries: [
      { wallet: { account: accountId }, amount: -stake },
      { wallet: { house: 'game', vendor: game.vassalage }, amount: stake },
    ],
  });
  const balance = booked.balances[0] ?? 0;
  await trx
    .insertInto('lottery_bet')
    .values({
      bet_id: bet.id,
      draw_id: draw.id,
      account_id: accountId,
      play: play.code,
      selection: text,
      lines: lines.length,
      unit_stake: request.unitStake,
      odds: JSON.stringify(Object.fromEntries(play.prizes.map(({ when, odds }) => [when, odds]))),
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      balance_after: balance,
    })
    .execute();
  return { betId: bet.id, balance, repeated: false };
}

function assertStake(play: Play, unitStake: number): void {
  if (Number.isSafeInteger(unitStake) && unitStake >= LEAST_STAKE && unitStake <= mostStakeOf(play)) return;
  throw new Failure('bad-request', { fields: { stake: `${LEAST_STAKE / 100} to ${mostStakeOf(play) / 100}` } });
}

function isClosed(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === 'lottery_bet_in_time';
}
