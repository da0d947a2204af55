import type { Selectable } from 'kysely';
import { isSwitchedOn } from '../switches.js';
import type { RewardTable, TicketKind } from '../database/schema.js';
import { openEnvelopeCount } from '../envelopes/envelope-lists.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import type { Queryable, Trx } from '../platform.js';
import { lockPoints, writePoints } from '../points/points.js';

export type RewardRow = Selectable<RewardTable>;
export interface Claim {
  accountId: number;
  idempotencyKey: string;
  /** UTC milliseconds of the platform's clock. */
  at: number;
}
/** What is given: minor units of a bonus, or points. */
export interface Gift {
  accountId: number;
  gives: 'bonus' | 'points';
  amount: number;
  rewardId: number;
  at: number;
}

export const TICKET_KINDS = ['egg_ticket', 'red_envelope_ticket', 'prize_wheel_ticket'] as const satisfies readonly TicketKind[];

export function isTicket(kind: RewardRow['kind']): kind is TicketKind {
  return kind !== 'bonus' && kind !== 'points';
}

/** What the account can claim or draw now; nothing while the reward centre is switched off, no points while those are. */
export async function availableRewards(db: Queryable, accountId: number, now: number): Promise<RewardRow[]> {
  if (!(await isSwitchedOn(db, 'REWARDCENTER3'))) return [];
  const hasPoints = await isSwitchedOn(db, 'PTSYS3');
  const rows = await db
    .selectFrom('reward')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'available')
    .where(by => by.or([by('expires_at', 'is', null), by('expires_at', '>', now)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.filter(({ kind }) => kind !== 'points' || hasPoints);
}

/** Available rewards, issued activities and unopened red envelopes: the number beside the reward centre (INV-30, PRO-17). */
export async function availableCount(db: Queryable, accountId: number, now: number): Promise<number> {
  const { issued } = await db
    .selectFrom('activity_application')
    .select(by => by.fn.countAll<number>().as('issued'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  return issued + (await availableRewards(db, accountId, now)).length + (await openEnvelopeCount(db, accountId, now));
}

/**
 * Claims a bonus or points, once; a repeated key answers what the first try made (O-33, INV-04). Throws Failure: not-found (also for
 * somebody else's), activity-refused, activity-closed when it has expired, function-disabled, idempotency-mismatch.
 */
export async function claimReward(trx: Trx, { rewardId, ...claim }: Claim & { rewardId: number }): Promise<RewardRow> {
  const { accountId, idempotencyKey, at } = claim;
  await lockPoints(trx, accountId);
  const known = await claimedBy(trx, claim);
  if (known) {
    if (known.id !== rewardId) throw new Failure('idempotency-mismatch');
    return known;
  }
  const reward = await trx
    .selectFrom('reward')
    .selectAll()
    .where('id', '=', rewardId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!reward) throw new Failure('not-found', { message: 'There is no such reward of yours.' });
  if (isTicket(reward.kind)) throw new Failure('activity-refused', { message: 'A ticket is drawn, not claimed.' });
  if (reward.status === 'claimed') throw new Failure('activity-refused', { message: 'This was claimed already.' });
  if (isExpired(reward, at)) throw new Failure('activity-closed', { message: 'This reward has expired.' });
  if (reward.kind === 'points' && !(await isSwitchedOn(trx, 'PTSYS3'))) throw new Failure('function-disabled');
  const txnId = await give(trx, { accountId, gives: reward.kind, amount: reward.amount, rewardId, at });
  return trx
    .updateTable('reward')
    .set({ status: 'claimed', txn_id: txnId, claim_key: idempotencyKey, claimed_at: at })
    .where('id', '=', rewardId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What this key has claimed before, whatever it was. */
export function claimedBy(trx: Trx, { accountId, idempotencyKey }: Claim): Promise<RewardRow | undefined> {
  return trx
    .selectFrom('reward')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('claim_key', '=', idempotencyKey)
    .executeTakeFirst();
}

export function isExpired({ expires_at }: Pick<RewardRow, 'expires_at'>, at: number): boolean {
  return expires_at !== null && expires_at <= at;
}

/** Books what a reward or a ticket has brought; the account is locked by `lockPoints` before. Answers the transaction of money. */
export async function give(trx: Trx, { accountId, gives, amount, rewardId, at }: Gift): Promise<number | null> {
  if (gives === 'points') {
    await writePoints(trx, {
      accountId,
      type: 'redeem',
      points: amount,
      remark: `prize:${rewardId}`,
      reference: `W${String(rewardId).padStart(6, '0')}`,
      at,
    });
    return null;
  }
  const { txnId } = await book(trx, {
    type: 'bonus',
    ref: { type: 'reward', id: String(rewardId) },
    idempotencyKey: `reward:${rewardId}`,
    at,
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'bonus' }, amount: -amount },
    ],
  });
  return txnId;
}
