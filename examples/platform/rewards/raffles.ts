import type { Selectable } from 'kysely';
import { isSwitchedOn } from '../switches.js';
import type { RaffleDrawTable, RafflePrizeTable, TicketKind } from '../database/schema.js';
import { Failure } from '../failure.js';
import type { Queryable, Trx } from '../platform.js';
import { lockPoints } from '../points/points.js';
import { newServerSeed, rngOf } from '../rng.js';
import { claimedBy, give, isExpired, type Claim } from './rewards.js';

export type PrizeRow = Selectable<RafflePrizeTable>;
export type DrawRow = Selectable<RaffleDrawTable>;

/** The prizes that can be drawn now, in the order in which they are shown: those that are gone, or of points while these are off, are left out. */
export async function prizesOf(db: Queryable, kind: TicketKind): Promise<PrizeRow[]> {
  return drawable(db, await db.selectFrom('raffle_prize').selectAll().where('kind', '=', kind).orderBy('sort').orderBy('id').execute());
}

/**
 * Draws with the ticket of the kind that expires first: ticket, prize, stock and booking in one transaction, one prize for each ticket
 * (API-65, INV-16); a repeated key answers what the first try drew. Throws Failure: activity-refused without a ticket,
 * activity-closed when the tickets have expired or nothing can be drawn, idempotency-mismatch.
 */
export async function drawRaffle(trx: Trx, { kind, ...claim }: Claim & { kind: TicketKind }): Promise<DrawRow> {
  const { accountId, idempotencyKey, at } = claim;
  await lockPoints(trx, accountId);
  const known = await claimedBy(trx, claim);
  if (known) {
    const draw = await trx.selectFrom('raffle_draw').selectAll().where('reward_id', '=', known.id).executeTakeFirst();
    if (!draw || known.kind !== kind) throw new Failure('idempotency-mismatch');
    return draw;
  }
  const tickets = await trx
    .selectFrom('reward')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('status', '=', 'available')
    .execute();
  const [ticket] = tickets
    .filter(each => !isExpired(each, at))
    .sort((a, b) => (a.expires_at ?? Infinity) - (b.expires_at ?? Infinity) || a.id - b.id);
  if (!ticket && tickets.length > 0) throw new Failure('activity-closed', { message: 'Your ticket has expired.' });
  if (!ticket) throw new Failure('activity-refused', { message: 'There is no such ticket of yours.' });
  // Whoever draws of a kind waits for the one before, so that no stock is given twice.
  const prizes = await drawable(
    trx,
    await trx.selectFrom('raffle_prize').selectAll().where('kind', '=', kind).orderBy('id').forNoKeyUpdate().execute(),
  );
  const { serverSeed } = newServerSeed();
  const prize = prizes[prizes.length > 0 ? rngOf(serverSeed, ticket.id).weighted(prizes.map(({ weight }) => weight)) : 0];
  if (!prize) throw new Failure('activity-closed', { message: 'There are no prizes at the moment. Your ticket is kept.' });
  if (prize.stock !== null)
    await trx
      .updateTable('raffle_prize')
      .set({ stock: prize.stock - 1 })
      .where('id', '=', prize.id)
      .execute();
  const txnId =
    prize.gives === 'nothing' ? null : await give(trx, { accountId, gives: prize.gives, amount: prize.amount, rewardId: ticket.id, at });
  await trx
    .updateTable('reward')
    .set({ status: 'claimed', claim_key: idempotencyKey, claimed_at: at })
    .where('id', '=', ticket.id)
    .execute();
  return trx
    .insertInto('raffle_draw')
    .values({
      reward_id: ticket.id,
      prize_id: prize.id,
      gives: prize.gives,
      amount: prize.amount,
      server_seed: serverSeed,
      weights: JSON.stringify(prizes.map(({ id, weight }) => [id, weight])),
      txn_id: txnId,
      drawn_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account's last draws, newest first. */
export function lastDraws(db: Queryable, accountId: number, most: number): Promise<(DrawRow & { kind: TicketKind })[]> {
  return db
    .selectFrom('raffle_draw as draw')
    .innerJoin('raffle_prize as prize', 'prize.id', 'draw.prize_id')
    .innerJoin('reward', 'reward.id', 'draw.reward_id')
    .selectAll('draw')
    .select('prize.kind')
    .where('reward.account_id', '=', accountId)
    .orderBy('draw.id', 'desc')
    .limit(most)
    .execute();
}

async function drawable(db: Queryable, prizes: PrizeRow[]): Promise<PrizeRow[]> {
  const hasPoints = await isSwitchedOn(db, 'PTSYS3');
  return prizes.filter(({ weight, stock, gives }) => weight > 0 && stock !== 0 && (gives !== 'points' || hasPoints));
}
