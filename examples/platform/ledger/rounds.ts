import { Failure } from '../failure.js';
import type { Platform, Trx } from '../platform.js';
import { rngOf, type Rng } from '../rng.js';
import { keepPotStake, POT, stakeOnPot, type PotStake } from '../jackpot/pot.js';
import { tell } from '../tell.js';
import { book, type BookingEntry } from './book.js';
import { hashOf } from './canonical.js';
import { openGameSession, type GameSession } from './game-sessions.js';
import type { WalletOwner } from './wallets.js';

export interface RoundRequest<Outcome> {
  /** The launch token that the game page got in its address. */
  gameSessionToken: string;
  /** Chosen by the game page, once per round; a repeat answers the first outcome (INV-04). At most 64 characters. */
  roundId: string;
  /** Minor units, whole, at least the game's minimum. */
  stake: number;
  /** Anything else that decides the round, such as lines or a chosen colour; a repeat must carry the same. */
  choice?: unknown;
  /** Decides the round from `rng` alone: synchronous, no effects. `payout` in whole minor units ≥ 0; `outcome` is kept as JSON. */
  play: (rng: Rng) => { payout: number; outcome: Outcome };
  /** A stake of this game feeds the pot and may win it, with real money only. */
  feedsPot?: boolean;
}
export interface RoundResult<Outcome> {
  stake: number;
  /** The pot within. */
  payout: number;
  /** The pot that the round won; 0 if none. */
  jackpot: number;
  outcome: Outcome;
  /** After the round, minor units: of the account's wallet, or the play money of a demo session. */
  balance: number;
  mode: 'real' | 'demo';
  /** Null in demo mode, which is never in the records. */
  betId: number | null;
  /** With the session's seed (published when it is closed) the round can be checked: `rngOf(seed, nonce)`. */
  nonce: number;
  seedHash: string;
  repeated: boolean;
}

const ROUND_ID = /^[\w-]{1,64}$/;

/**
 * Plays one round: stake, numbers, payout, bet record and outcome in one database transaction (INV-24), so that a process
 * killed at any moment leaves either the whole round or nothing. Demo sessions never touch a wallet (INV-23).
 * Throws Failure: not-logged-in (token unknown or expired), game-maintenance, game-unavailable, bad-request,
 * insufficient-balance, idempotency-mismatch.
 */
export async function playRound<Outcome>(platform: Platform, request: RoundRequest<Outcome>): Promise<RoundResult<Outcome>> {
  assertRequest(request);
  return platform.transact(async trx => {
    const session = await openGameSession(trx, platform.clock.now(), request.gameSessionToken, { lock: true });
    const requestHash = hashOf({ stake: request.stake, choice: request.choice ?? null });
    const first = await firstOutcome<Outcome>(trx, session, request.roundId, requestHash);
    if (first) return first;
    if (session.maintenance) throw new Failure('game-maintenance');
    if (request.stake < session.minBet) throw new Failure('bad-request', { fields: { stake: `at least ${session.minBet}` } });
    const at = platform.clock.now();
    const rng = rngOf(session.serverSeed, session.nextNonce);
    const { payout: paid, outcome } = request.play(rng);
    assertPayout(paid);
    // After the game's own numbers, from the same seed: it can be checked with the round.
    const pot = request.feedsPot === true && session.accountId !== null ? await stakeOnPot(trx, rng, request.stake, at) : undefined;
    const jackpot = pot?.won ?? 0;
    const payout = paid + jackpot;
    await trx
      .updateTable('game_session')
      .set({ next_nonce: session.nextNonce + 1 })
      .where('id', '=', session.id)
      .execute();
    const money =
      session.accountId === null
        ? await moveDemo(trx, session, request.stake, payout)
        : await moveReal(trx, { ...session, accountId: session.accountId }, request.roundId, request.stake, payout, pot, at);
    await trx
      .insertInto('game_round')
      .values({
        game_session_id: session.id,
        round_id: request.roundId,
        bet_id: money.betId,
        nonce: session.nextNonce,
        stake: request.stake,
        payout,
        outcome: JSON.stringify(outcome ?? null),
        balance_after: money.balance,
        request_hash: requestHash,
        created_at: at,
      })
      .execute();
    return {
      stake: request.stake,
      payout,
      jackpot,
      outcome,
      balance: money.balance,
      mode: session.mode,
      betId: money.betId,
      nonce: session.nextNonce,
      seedHash: session.seedHash,
      repeated: false,
    };
  });
}

async function firstOutcome<Outcome>(
  trx: Trx,
  session: GameSession,
  roundId: string,
  requestHash: string,
): Promise<RoundResult<Outcome> | undefined> {
  const row = await trx
    .selectFrom('game_round')
    .selectAll()
    .where('game_session_id', '=', session.id)
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
  const won =
    row.bet_id === null
      ? undefined
      : await trx.selectFrom('jackpot_win').select('amount').where('bet_id', '=', row.bet_id).executeTakeFirst();
  return {
    stake: row.stake,
    payout: row.payout,
    jackpot: won?.amount ?? 0,
    outcome: row.outcome as Outcome,
    balance: row.balance_after,
    mode: session.mode,
    betId: row.bet_id,
    nonce: row.nonce,
    seedHash: session.seedHash,
    repeated: true,
  };
}

async function moveReal(
  trx: Trx,
  session: GameSession & { accountId: number },
  roundId: string,
  stake: number,
  payout: number,
  pot: PotStake | undefined,
  at: number,
) {
  const bet = await trx
    .insertInto('bet')
    .values({
      account_id: session.accountId,
      game_session_id: session.id,
      node_id: session.nodeId,
      game_type: session.gameType,
      vassalage: session.vassalage,
      stake,
      valid_stake: stake,
      payout,
      status: 'settled',
      placed_at: at,
      settled_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  tell(trx, 'bet-settled', { accountId: session.accountId, nodeId: session.nodeId, stake, payout });
  const ref = { type: 'bet', id: String(bet.id) };
  const account = { account: session.accountId };
  const house = { house: 'game' as const, vendor: session.vassalage };
  const key = `round:${session.id}:${roundId}`;
  const placed = await book(trx, {
    type: 'bet',
    ref,
    at,
    idempotencyKey: `${key}:bet`,
    entries: booked([account, -stake], [house, stake - (pot?.fed ?? 0)], [POT, pot?.fed ?? 0]),
  });
  if (pot) await keepPotStake(trx, bet.id, pot, at);
  if (payout === 0) return { betId: bet.id, balance: placed.balances[0] ?? 0 };
  const won = pot?.won ?? 0;
  const paid = await book(trx, {
    type: 'payout',
    ref,
    at,
    idempotencyKey: `${key}:payout`,
    // The next pot begins in the booking that ends this one.
    entries: booked([account, payout], [house, won - payout], [POT, -won], [house, -(pot?.seed ?? 0)], [POT, pot?.seed ?? 0]),
  });
  return { betId: bet.id, balance: paid.balances[0] ?? 0 };
}

/** Entries of those that move anything. */
function booked(...entries: readonly (readonly [wallet: WalletOwner, amount: number])[]): BookingEntry[] {
  return entries.filter(([, amount]) => amount !== 0).map(([wallet, amount]) => ({ wallet, amount }));
}

async function moveDemo(trx: Trx, session: GameSession, stake: number, payout: number) {
  const before = session.demoBalance ?? 0;
  if (before < stake) throw new Failure('insufficient-balance');
  const balance = before - stake + payout;
  await trx.updateTable('game_session').set({ demo_balance: balance }).where('id', '=', session.id).execute();
  return { betId: null, balance };
}

export function assertRequest(request: Pick<RoundRequest<unknown>, 'roundId' | 'stake'>): void {
  if (!ROUND_ID.test(request.roundId)) throw new Failure('bad-request', { fields: { roundId: 'letters, digits, - and _, at most 64' } });
  if (!Number.isSafeInteger(request.stake) || request.stake <= 0)
    throw new Failure('bad-request', { fields: { stake: 'whole minor units above 0' } });
}

export function assertPayout(payout: number): void {
  if (!Number.isSafeInteger(payout) || payout < 0) throw new Error('A payout is a whole number of minor units, not below 0.');
}
