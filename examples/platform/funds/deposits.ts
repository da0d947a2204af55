import type { Selectable } from 'kysely';
import type { DepositMethodTable, DepositOrderTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { hashOf } from '../ledger/canonical.js';
import { book } from '../ledger/book.js';
import { sendMessage } from '../messages/send-message.js';
import type { Platform, Trx } from '../platform.js';
import { earnByDeposit } from '../points/points.js';
import { dueReferral } from '../referral/referral.js';
import { tell } from '../tell.js';
import { assertOwnUploads } from './uploads.js';

type DepositMethod = Selectable<DepositMethodTable>;
export type DepositOrder = Selectable<DepositOrderTable>;
/** How an order ends; `reason` is the operator's words, or `declined` or `cancelled`. */
export type DepositEnd = { status: 'arrived' } | { status: 'failed'; reason: string };

const BATCH = 100;

/** The number by which its owner knows an order. */
export function depositReference(id: number): string {
  return `D${String(id).padStart(6, '0')}`;
}

/** Fee of a way, rounded to whole minor units. */
function feeOf(method: Pick<DepositMethod, 'fee_permille'>, amount: number): number {
  return Math.round((amount * method.fee_permille) / 1000);
}

/** Orders a deposit, once per key. Throws Failure `bad-request` with `methodId`, `amount` or `proof`. */
export async function orderDeposit(
  platform: Platform,
  order: { accountId: number; methodId: string; amount: number; proofId: number | null; key: string },
): Promise<DepositOrder> {
  const { accountId, methodId, amount, proofId } = order;
  const now = platform.clock.now();
  const idempotencyKey = `${accountId}:${order.key}`;
  const requestHash = hashOf({ methodId, amount, proofId });
  return platform.transact(async trx => {
    await lockAccount(trx, accountId);
    const known = await trx.selectFrom('deposit_order').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
    if (known) {
      if (known.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
      return known;
    }
    const method = await trx
      .selectFrom('deposit_method')
      .selectAll()
      .where('id', '=', methodId)
      .where('active', '=', true)
      .executeTakeFirst();
    if (!method) throw new Failure('bad-request', { fields: { methodId: 'unknown' } });
    if (amount < method.min || amount > method.max) throw new Failure('bad-request', { fields: { amount: 'length' } });
    if (proofId !== null) await assertOwnUploads(trx, [proofId], accountId, 'proof');
    return trx
      .insertInto('deposit_order')
      .values({
        account_id: accountId,
        method_id: methodId,
        amount,
        fee: feeOf(method, amount),
        proof_upload_id: proofId,
        idempotency_key: idempotencyKey,
        request_hash: requestHash,
        created_at: now,
        due_at: method.arrives_after_seconds === null ? null : now + method.arrives_after_seconds * 1000,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Ends a pending order (INV-10): arrived books its money once, gives its points (PTS-15) and what its owner's inviter gets for it
 * (MEM-11), and those concerned are told. Undefined when it had ended before.
 */
export async function endDeposit(trx: Trx, platform: Platform, id: number, end: DepositEnd): Promise<DepositOrder | undefined> {
  const order = await trx.selectFrom('deposit_order').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!order || order.status !== 'pending') return undefined;
  const at = platform.clock.now();
  const { account_id: accountId, amount } = order;
  const reference = depositReference(id);
  tell(trx, 'account-changed', { accountId });
  if (end.status === 'failed') {
    await trx.updateTable('deposit_order').set({ status: 'failed', reason: end.reason, settled_at: at }).where('id', '=', id).execute();
    // Who takes an order back knows it.
    if (end.reason !== 'cancelled')
      await sendMessage(
        trx,
        accountId,
        { kind: 'deposit_failed', amount, reference, ...(end.reason !== 'declined' && { reason: end.reason }) },
        at,
      );
    return order;
  }
  // Before the money: whoever converts points locks the account first too, and then the wallet.
  await earnByDeposit(trx, { accountId, amount, reference, at });
  const referral = await dueReferral(trx, { id, accountId, amount, at });
  const { txnId } = await book(trx, {
    type: 'deposit',
    ref: { type: 'deposit', id: String(id) },
    idempotencyKey: `deposit:${id}`,
    at,
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'cash' }, amount: -amount },
    ],
  });
  await trx.updateTable('deposit_order').set({ status: 'arrived', txn_id: txnId, settled_at: at }).where('id', '=', id).execute();
  await sendMessage(trx, accountId, { kind: 'deposit_arrival', amount, reference }, at);
  await referral?.book();
  return order;
}

/** Orders whose time has come by the sandbox clock: they arrive, or fail where their way declines such an amount. */
export async function endDueDeposits(platform: Platform): Promise<void> {
  const due = await platform.db
    .selectFrom('deposit_order')
    .innerJoin('deposit_method as method', 'method.id', 'deposit_order.method_id')
    .select(['deposit_order.id', 'deposit_order.amount', 'method.declined_cents'])
    .where('status', '=', 'pending')
    .where('due_at', '<=', platform.clock.now())
    .orderBy('due_at')
    .limit(BATCH)
    .execute();
  for (const { id, amount, declined_cents: declined } of due) {
    const end: DepositEnd =
      declined !== null && amount % 100 === declined ? { status: 'failed', reason: 'declined' } : { status: 'arrived' };
    await platform.transact(trx => endDeposit(trx, platform, id, end));
  }
}

/** One after the other for one account, so that a repeat finds what the first has done. */
export async function lockAccount(trx: Trx, accountId: number): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}
