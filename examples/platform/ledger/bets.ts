import { Failure } from '../failure.js';
import type { Trx } from '../platform.js';
import { tell } from '../tell.js';
import { book } from './book.js';
import type { GameSession } from './game-sessions.js';

/** Who bets: an account with its wallet, or a demo session (`accountId` null) with its play money. */
export type Bettor = Pick<GameSession, 'id' | 'accountId' | 'nodeId' | 'gameType' | 'vassalage'>;

/** A bet that is settled later. `key` names it for ever, such as `round:12:7`. */
export interface BetRequest {
  bettor: Bettor;
  key: string;
  /** Minor units above 0. */
  stake: number;
  at: number;
}
export interface PlacedBet {
  /** Null in demo mode. */
  betId: number | null;
  /** After the booking, minor units. */
  balance: number;
}

/** Takes the stake and opens the bet (INV-24). Throws insufficient-balance, after which the transaction must be rolled back. */
export async function placeBet(trx: Trx, { bettor, key, stake, at }: BetRequest): Promise<PlacedBet> {
  const { accountId } = bettor;
  if (accountId === null) return { betId: null, balance: await moveDemo(trx, bettor.id, -stake) };
  const { id } = await trx
    .insertInto('bet')
    .values({
      account_id: accountId,
      game_session_id: bettor.id,
      node_id: bettor.nodeId,
      game_type: bettor.gameType,
      vassalage: bettor.vassalage,
      stake,
      valid_stake: stake,
      payout: null,
      status: 'open',
      placed_at: at,
      settled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { balances } = await book(trx, {
    type: 'bet',
    ref: { type: 'bet', id: String(id) },
    at,
    idempotencyKey: `${key}:bet`,
    entries: [
      { wallet: { account: accountId }, amount: -stake },
      { wallet: houseOf(bettor), amount: stake },
    ],
  });
  return { betId: id, balance: balances[0] ?? 0 };
}

/** Pays an open bet, 0 for a lost one, and closes it for ever; one that never was at risk does not count. Answers the balance, undefined when nothing moved. */
export async function settleBet(
  trx: Trx,
  { bettor, betId, key, payout, counts, at }: Omit<BetRequest, 'stake'> & { betId: number | null; payout: number; counts?: false },
): Promise<number | undefined> {
  if (bettor.accountId === null) return payout === 0 ? undefined : moveDemo(trx, bettor.id, payout);
  const closed = await trx
    .updateTable('bet')
    .set({ status: 'settled', payout, settled_at: at, ...(counts === false && { valid_stake: 0 }) })
    .where('id', '=', betId)
    .where('status', '=', 'open')
    .returning('stake')
    .executeTakeFirst();
  if (!closed) throw new Error(`Bet ${betId} is not open.`);
  tell(trx, 'bet-settled', { accountId: bettor.accountId, nodeId: bettor.nodeId, stake: closed.stake, payout });
  return payout === 0 ? undefined : give(trx, 'payout', bettor, betId, key, payout, at);
}

/** Gives an open bet's stake back: it never counted. Answers the balance. */
export async function refundBet(trx: Trx, { bettor, betId, key, stake, at }: BetRequest & { betId: number | null }): Promise<number> {
  if (bettor.accountId === null) return moveDemo(trx, bettor.id, stake);
  const closed = await trx
    .updateTable('bet')
    .set({ status: 'cancelled' })
    .where('id', '=', betId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (Number(closed.numUpdatedRows) !== 1) throw new Error(`Bet ${betId} is not open.`);
  return give(trx, 'refund', bettor, betId, key, stake, at);
}

async function give(
  trx: Trx,
  type: 'payout' | 'refund',
  bettor: Bettor,
  betId: number | null,
  key: string,
  amount: number,
  at: number,
): Promise<number> {
  const { balances } = await book(trx, {
    type,
    ref: { type: 'bet', id: String(betId) },
    at,
    idempotencyKey: `${key}:${type}`,
    entries: [
      { wallet: { account: bettor.accountId ?? 0 }, amount },
      { wallet: houseOf(bettor), amount: -amount },
    ],
  });
  return balances[0] ?? 0;
}

async function moveDemo(trx: Trx, sessionId: number, amount: number): Promise<number> {
  const { demo_balance: before } = await trx
    .selectFrom('game_session')
    .select('demo_balance')
    .where('id', '=', sessionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const balance = (before ?? 0) + amount;
  if (balance < 0) throw new Failure('insufficient-balance');
  await trx.updateTable('game_session').set({ demo_balance: balance }).where('id', '=', sessionId).execute();
  return balance;
}

function houseOf(bettor: Bettor) {
  return { house: 'game' as const, vendor: bettor.vassalage };
}
