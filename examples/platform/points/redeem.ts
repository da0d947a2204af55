import type { Selectable } from 'kysely';
import { deliveryFaults, type Delivery } from '../../../src/api/money/delivery.js';
import type { RedeemRequestTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import { sendMessage } from '../messages/send-message.js';
import type { Queryable, Trx } from '../platform.js';
import { lockPoints, pointsOf, writePoints } from './points.js';

export type RedeemRequest = Selectable<RedeemRequestTable>;

const NOWHERE: Delivery = { name: '', phone: '', address: '' };

/** What the account has deposited in all, minor units: rewards may ask for some (amount requirement, OP-53). */
export async function depositedBy(db: Queryable, accountId: number): Promise<number> {
  const { total } = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_txn', 'ledger_txn.id', 'txn_id')
    .innerJoin('wallet', 'wallet.id', 'wallet_id')
    .select(by => by.fn.coalesce(by.fn.sum<string | number>('amount'), by.lit(0)).as('total'))
    .where('ledger_txn.type', '=', 'deposit')
    .where('owner_type', '=', 'account')
    .where('owner_id', '=', String(accountId))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Where the account's last goods were sent. */
export async function lastDelivery(db: Queryable, accountId: number): Promise<Delivery | null> {
  const row = await db
    .selectFrom('redeem_request')
    .select(['delivery_name', 'delivery_phone', 'delivery_address'])
    .where('account_id', '=', accountId)
    .where('delivery_address', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? deliveryOf(row) : null;
}

export function deliveryOf({
  delivery_name: name,
  delivery_phone: phone,
  delivery_address: address,
}: Pick<RedeemRequest, 'delivery_name' | 'delivery_phone' | 'delivery_address'>): Delivery | null {
  return address === null ? null : { name: name ?? '', phone: phone ?? '', address };
}

/**
 * Asks for a reward: its points are taken and its quantity falls at once, in one transaction, once per key (PTS-05, INV-12); goods say where
 * they go. Throws Failure `not-found`; `bad-request` whose `rewardId` says why not: `quantity`, `amount`, `points` (PTS-13), or that names what is wrong with
 * the delivery; `idempotency-mismatch`.
 */
export async function redeem(
  trx: Trx,
  {
    accountId,
    rewardId,
    key,
    at,
    delivery = NOWHERE,
  }: { accountId: number; rewardId: number; key: string; at: number; delivery?: Delivery },
): Promise<RedeemRequest> {
  await lockPoints(trx, accountId);
  const idempotencyKey = `${accountId}:${key}`;
  const known = await trx.selectFrom('redeem_request').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
  if (known) {
    if (known.reward_id !== rewardId) throw new Failure('idempotency-mismatch');
    return known;
  }
  const reward = await trx.selectFrom('points_reward').selectAll().where('id', '=', rewardId).forNoKeyUpdate().executeTakeFirst();
  if (reward?.status !== 'on') throw new Failure('not-found', { message: 'There is no such reward.' });
  const refuse = (rewardWord: string, message: string) => new Failure('bad-request', { message, fields: { rewardId: rewardWord } });
  if (reward.quantity === 0) throw refuse('quantity', 'This reward is sold out.');
  if (reward.amount_requirement > 0 && (await depositedBy(trx, accountId)) < reward.amount_requirement)
    throw refuse('amount', 'The deposits do not reach what this reward asks for.');
  if ((await pointsOf(trx, accountId)) < reward.points_requirement) throw refuse('points', 'There are not enough points for this reward.');
  const isSent = reward.type === 'gift';
  const wrong = isSent ? deliveryFaults(delivery) : [];
  if (wrong.length > 0)
    throw new Failure('bad-request', {
      message: 'Goods need a delivery address.',
      fields: Object.fromEntries(wrong.map(field => [field, 'pattern'])),
    });
  await trx
    .updateTable('points_reward')
    .set({ quantity: reward.quantity - 1 })
    .where('id', '=', rewardId)
    .execute();
  const request = await trx
    .insertInto('redeem_request')
    .values({
      account_id: accountId,
      reward_id: rewardId,
      points: reward.points_requirement,
      amount: reward.amount,
      idempotency_key: idempotencyKey,
      applied_at: at,
      ref_no: `new:${idempotencyKey}`,
      ...(isSent && { delivery_name: delivery.name, delivery_phone: delivery.phone, delivery_address: delivery.address }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reference = redeemReference(request.id);
  await writePoints(trx, { accountId, type: 'redeem', points: -reward.points_requirement, remark: `reward:${rewardId}`, reference, at });
  return trx.updateTable('redeem_request').set({ ref_no: reference }).where('id', '=', request.id).returningAll().executeTakeFirstOrThrow();
}

/**
 * The operator's word (PTS-06, PTS-07, INV-12): approved pays out a bonus, rejected gives points and quantity back. Throws Failure `not-found`, `activity-refused` for one that is decided.
 */
export async function decideRedeem(
  trx: Trx,
  { id, status, note, at }: { id: number; status: 'approved' | 'rejected'; note: string; at: number },
): Promise<void> {
  const found = await trx.selectFrom('redeem_request').select(['account_id', 'reward_id']).where('id', '=', id).executeTakeFirst();
  if (!found) throw new Failure('not-found', { message: `There is no redeem request ${id}.` });
  // The same order as whoever redeems: account, reward, request.
  await lockPoints(trx, found.account_id);
  const reward = await trx
    .selectFrom('points_reward')
    .select(['type', 'quantity'])
    .where('id', '=', found.reward_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const before = await trx.selectFrom('redeem_request').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (before.status !== 'in_process')
    throw new Failure('activity-refused', { message: `Request ${before.ref_no} is ${before.status} and cannot be ${status}.` });
  let booked: { txnId: number } | undefined;
  if (status === 'rejected') {
    await trx
      .updateTable('points_reward')
      .set({ quantity: reward.quantity + 1 })
      .where('id', '=', before.reward_id)
      .execute();
    await writePoints(trx, {
      accountId: before.account_id,
      type: 'redeem',
      points: before.points,
      remark: `returned:${before.reward_id}`,
      reference: `${before.ref_no}-R`,
      at,
    });
  } else if (reward.type === 'bonus') {
    booked = await book(trx, {
      type: 'bonus',
      ref: { type: 'redeem', id: String(id) },
      idempotencyKey: `redeem:${id}`,
      at,
      entries: [
        { wallet: { account: before.account_id }, amount: before.amount },
        { wallet: { house: 'points' }, amount: -before.amount },
      ],
    });
  }
  await trx
    .updateTable('redeem_request')
    .set({ status, note: note || null, decided_at: at, txn_id: booked?.txnId ?? null })
    .where('id', '=', id)
    .execute();
  const words = await trx.selectFrom('points_reward_text').select(['lang', 'name']).where('reward_id', '=', before.reward_id).execute();
  const names = Object.fromEntries(words.map(({ lang, name }) => [lang, name]));
  await sendMessage(
    trx,
    before.account_id,
    { kind: `redeem_${status}`, names, amount: booked ? before.amount : 0, ...(note && { reason: note }) },
    at,
  );
}

function redeemReference(id: number): string {
  return `R${String(id).padStart(6, '0')}`;
}
