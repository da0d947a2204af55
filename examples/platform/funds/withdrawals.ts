import type { Selectable } from 'kysely';
import type { WithdrawalTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import { hashOf } from '../ledger/canonical.js';
import { sendMessage } from '../messages/send-message.js';
import type { Platform, Trx } from '../platform.js';
import { tell } from '../tell.js';
import { lockAccount } from './deposits.js';
import { assertOwnUploads } from './uploads.js';
import { assertNotResting } from './withdrawal-rest.js';

export type Withdrawal = Selectable<WithdrawalTable>;
export interface WithdrawalRequest {
  accountId: number;
  payoutAccountId: number;
  amount: number;
  mobileNum: string;
  key: string;
}
/** Pictures by their uploads, and words; of what came whole only the pictures are kept. */
export interface ReceiptProof {
  images: readonly number[];
  claim: string;
}
export type ReceiptAnswer = { receipt: 'received' } | { receipt: 'partly'; receivedAmount: number } | { receipt: 'not_received' };

const BATCH = 100;
const MINUTE = 60_000;
/** Money that is asked for and not paid out yet waits here. */
const HOLD = { house: 'cash', vendor: 'HOLD' } as const;
const CASH = { house: 'cash' } as const;

/** The number by which its owner knows a withdrawal. */
export function withdrawalReference(id: number): string {
  return `W${String(id).padStart(6, '0')}`;
}

/**
 * Asks for a withdrawal, once per key: its amount is held at once (INV-11), and the fee of the oldest deposit that waits for it is tied to
 * it (OP-35). Throws Failure `insufficient-balance`, `withdrawals-rest`, or `bad-request` with `payoutAccountId`.
 */
export async function requestWithdrawal(
  platform: Platform,
  request: WithdrawalRequest,
): Promise<{ withdrawal: Withdrawal; repeated: boolean }> {
  const { accountId, payoutAccountId, amount, mobileNum } = request;
  const at = platform.clock.now();
  const idempotencyKey = `${accountId}:${request.key}`;
  const requestHash = hashOf({ payoutAccountId, amount, mobileNum });
  return platform.transact(async trx => {
    await lockAccount(trx, accountId);
    const known = await trx.selectFrom('withdrawal').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
    if (known) {
      if (known.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
      return { withdrawal: known, repeated: true };
    }
    await assertNotResting(trx, accountId, at);
    const payee = await trx
      .selectFrom('payout_account')
      .select('id')
      .where('id', '=', payoutAccountId)
      .where('account_id', '=', accountId)
      .where('active', '=', true)
      .executeTakeFirst();
    if (!payee) throw new Failure('bad-request', { fields: { payoutAccountId: 'unknown' } });
    const refund = await dueRefund(trx, accountId);
    const { id } = await trx
      .insertInto('withdrawal')
      .values({
        account_id: accountId,
        payout_account_id: payoutAccountId,
        amount,
        mobile_num: mobileNum,
        balance_after: 0,
        idempotency_key: idempotencyKey,
        request_hash: requestHash,
        created_at: at,
        ...(refund && { refund_amount: refund.fee, refund_status: 'open' as const, refund_order_id: refund.id }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { balances } = await book(trx, {
      type: 'withdraw_hold',
      ref: { type: 'withdrawal', id: String(id) },
      idempotencyKey: `withdrawal:${id}:hold`,
      at,
      entries: [
        { wallet: { account: accountId }, amount: -amount },
        { wallet: HOLD, amount },
      ],
    });
    const withdrawal = await trx
      .updateTable('withdrawal')
      .set({ balance_after: balances[0] ?? 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { withdrawal, repeated: false };
  });
}

/**
 * The operator's decision on a pending withdrawal: approved pays the held money out and opens the receipt, rejected gives it back.
 * Undefined when it was decided before.
 */
export async function decideWithdrawal(
  trx: Trx,
  platform: Platform,
  id: number,
  decision: { approved: true; receiptMinutes: number } | { approved: false; reason: string },
): Promise<Withdrawal | undefined> {
  const withdrawal = await lock(trx, id);
  if (withdrawal?.status !== 'pending') return undefined;
  const at = platform.clock.now();
  const { account_id: accountId, amount } = withdrawal;
  const booking = { ref: { type: 'withdrawal', id: String(id) }, at };
  const reference = withdrawalReference(id);
  if (decision.approved) {
    await book(trx, {
      ...booking,
      type: 'withdraw_pay',
      idempotencyKey: `withdrawal:${id}:pay`,
      entries: [
        { wallet: HOLD, amount: -amount },
        { wallet: CASH, amount },
      ],
    });
    await trx
      .updateTable('withdrawal')
      .set({ status: 'approved', decided_at: at, receipt: 'open', receipt_due_at: at + decision.receiptMinutes * MINUTE })
      .where('id', '=', id)
      .execute();
    await sendMessage(trx, accountId, { kind: 'withdrawal_approved', amount, reference }, at);
    return withdrawal;
  }
  await giveBack(trx, withdrawal, { status: 'rejected', reason: decision.reason }, at);
  await sendMessage(trx, accountId, { kind: 'withdrawal_rejected', amount, reference, reason: decision.reason }, at);
  return withdrawal;
}

/**
 * Its owner calls a pending withdrawal off: what was held goes back once, whatever the cashier decides at the same moment. Doing it again changes
 * nothing. Throws Failure `not-found`, or `bad-request` with `id` when the cashier has decided.
 */
export async function cancelWithdrawal(
  platform: Platform,
  { accountId, account }: { accountId: number; account: string },
  id: number,
): Promise<void> {
  await platform.transact(async trx => {
    const withdrawal = await lock(trx, id);
    if (withdrawal?.account_id !== accountId) throw new Failure('not-found');
    if (withdrawal.status === 'cancelled') return;
    if (withdrawal.status !== 'pending')
      throw new Failure('bad-request', { message: 'This withdrawal is decided already.', fields: { id: 'unchanged' } });
    const at = platform.clock.now();
    await giveBack(trx, withdrawal, { status: 'cancelled' }, at);
    await trx
      .insertInto('audit')
      .values({
        at,
        actor: account,
        action: 'withdrawal.cancel',
        ref: withdrawalReference(id),
        before: JSON.stringify({ status: 'pending' }),
        after: JSON.stringify({ status: 'cancelled' }),
      })
      .execute();
  });
}

/**
 * The owner's own word on an open receipt (WAL-11 to WAL-14); a due refund is credited with it. What came in part or not at all is a
 * dispute from then on, which the cashier settles. Throws Failure `not-found`, or `bad-request` with `receipt` when it is no longer
 * open and says something else.
 */
export async function confirmReceipt(
  platform: Platform,
  accountId: number,
  id: number,
  answer: ReceiptAnswer,
  { images, claim }: ReceiptProof,
): Promise<void> {
  await platform.transact(async trx => {
    const withdrawal = await lock(trx, id);
    if (withdrawal?.account_id !== accountId) throw new Failure('not-found');
    const received = answer.receipt === 'partly' ? answer.receivedAmount : answer.receipt === 'received' ? withdrawal.amount : 0;
    if (withdrawal.receipt !== 'open') {
      const isRepeat = withdrawal.receipt === answer.receipt && withdrawal.receipt_by === 'user' && withdrawal.received_amount === received;
      if (isRepeat) return;
      throw new Failure('bad-request', { fields: { receipt: 'unchanged' } });
    }
    if (answer.receipt === 'partly' && (received <= 0 || received >= withdrawal.amount))
      throw new Failure('bad-request', { fields: { receivedAmount: 'length' } });
    await assertOwnUploads(trx, images, accountId, 'proofImages');
    if (images.length > 0)
      await trx
        .insertInto('withdrawal_proof')
        .values(images.map((upload_id, sort) => ({ withdrawal_id: id, upload_id, sort })))
        .execute();
    const isDue = withdrawal.refund_status === 'open';
    if (isDue) await creditRefund(trx, platform, withdrawal);
    await closeReceipt(trx, platform, withdrawal, {
      receipt: answer.receipt,
      by: 'user',
      received,
      claim: answer.receipt === 'received' ? '' : claim,
      refund: isDue ? 'credited' : withdrawal.refund_status,
    });
  });
}

/** A receipt that its owner left open counts as received, and the refund is lost (WAL-15, WAL-16). Undefined when it is not open. */
export async function forceReceipt(trx: Trx, platform: Platform, id: number, by: 'timeout' | 'operator'): Promise<Withdrawal | undefined> {
  const withdrawal = await lock(trx, id);
  if (withdrawal?.receipt !== 'open') return undefined;
  await closeReceipt(trx, platform, withdrawal, {
    receipt: 'received',
    by,
    received: withdrawal.amount,
    refund: withdrawal.refund_status === 'open' ? 'forfeited' : withdrawal.refund_status,
  });
  return withdrawal;
}

/** Receipts whose time is over by the sandbox clock. */
export async function forceDueReceipts(platform: Platform): Promise<void> {
  const due = await platform.db
    .selectFrom('withdrawal')
    .select('id')
    .where('receipt', '=', 'open')
    .where('receipt_due_at', '<=', platform.clock.now())
    .orderBy('receipt_due_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) await platform.transact(trx => forceReceipt(trx, platform, id, 'timeout'));
}

/** Of one that is locked and pending. The fee that was to come back with it waits for the next withdrawal. */
async function giveBack(
  trx: Trx,
  { id, account_id: account, amount }: Withdrawal,
  end: { status: 'rejected'; reason: string } | { status: 'cancelled' },
  at: number,
): Promise<void> {
  await book(trx, {
    type: 'withdraw_return',
    ref: { type: 'withdrawal', id: String(id) },
    idempotencyKey: `withdrawal:${id}:return`,
    at,
    entries: [
      { wallet: { account }, amount },
      { wallet: HOLD, amount: -amount },
    ],
  });
  await trx
    .updateTable('withdrawal')
    .set({ ...end, decided_at: at, refund_status: 'none' })
    .where('id', '=', id)
    .execute();
}

function lock(trx: Trx, id: number): Promise<Withdrawal | undefined> {
  return trx.selectFrom('withdrawal').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The oldest arrived deposit whose fee no withdrawal has brought back or lost. */
function dueRefund(trx: Trx, accountId: number): Promise<{ id: number; fee: number } | undefined> {
  return trx
    .selectFrom('deposit_order')
    .select(['id', 'fee'])
    .where('account_id', '=', accountId)
    .where('status', '=', 'arrived')
    .where('fee', '>', 0)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('withdrawal')
            .select('withdrawal.id')
            .whereRef('refund_order_id', '=', 'deposit_order.id')
            .where('refund_status', '<>', 'none'),
        ),
      ),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function creditRefund(trx: Trx, platform: Platform, { id, account_id: account, refund_amount: amount }: Withdrawal): Promise<void> {
  await book(trx, {
    type: 'refund',
    ref: { type: 'withdrawal', id: String(id) },
    idempotencyKey: `withdrawal:${id}:refund`,
    at: platform.clock.now(),
    entries: [
      { wallet: { account }, amount },
      { wallet: { house: 'bonus' }, amount: -amount },
    ],
  });
}

async function closeReceipt(
  trx: Trx,
  platform: Platform,
  { id, account_id: accountId, amount }: Withdrawal,
  end: {
    receipt: Withdrawal['receipt'];
    by: Withdrawal['receipt_by'];
    received: number;
    claim?: string;
    refund: Withdrawal['refund_status'];
  },
): Promise<void> {
  tell(trx, 'account-changed', { accountId });
  await trx
    .updateTable('withdrawal')
    .set({
      receipt: end.receipt,
      receipt_by: end.by,
      received_amount: end.received,
      remaining_amount: amount - end.received,
      receipt_at: platform.clock.now(),
      refund_status: end.refund,
      claim: end.claim ?? '',
      dispute: end.receipt === 'received' ? 'none' : 'open',
    })
    .where('id', '=', id)
    .execute();
}
