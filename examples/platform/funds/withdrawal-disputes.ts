import type { Selectable } from 'kysely';
import type { WithdrawalSettlementTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import { sendMessage } from '../messages/send-message.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import { withdrawalReference, type Withdrawal } from './withdrawals.js';

/** What the cashier does about money that did not come. `open`: what was missing when he looked, minor units. */
export type DisputeSettlement =
  { kind: 'paid'; amount: number; words: string; open: number } | { kind: 'refused'; words: string; open: number };
export type Settlement = Pick<Selectable<WithdrawalSettlementTable>, 'kind' | 'amount' | 'words'> & { at: number };

/** Money that was paid out, did not come, and was paid a second time: what the house has lost. */
const LOST = { house: 'cash', vendor: 'LOST' } as const;
const CASH = { house: 'cash' } as const;

/** What of a dispute that ended was refused, minor units. */
export function refusedOf({
  dispute,
  remaining_amount: remaining,
  paid_again: paid,
}: Pick<Withdrawal, 'dispute' | 'remaining_amount' | 'paid_again'>): number {
  return dispute === 'refused' ? (remaining ?? 0) - paid : 0;
}

/** What of a withdrawal is still missing by its owner's word, and not paid again; minor units. */
export function missingOf({
  dispute,
  remaining_amount: remaining,
  paid_again: paid,
}: Pick<Withdrawal, 'dispute' | 'remaining_amount' | 'paid_again'>): number {
  return dispute === 'open' ? (remaining ?? 0) - paid : 0;
}

/**
 * Settles an open dispute (WAL-12, WAL-13, INV-11): pays what is missing or a part of it, or refuses in words that its owner reads. The
 * dispute ends when nothing is missing any more, or refused. Undefined when it was settled before, or when another has paid something
 * since the caller looked: so two cashiers at once, or a repeat, never pay twice. Throws Failure `bad-request` naming `amount` when it is more than is missing.
 */
export async function settleDispute(
  trx: Trx,
  platform: Platform,
  id: number,
  settlement: DisputeSettlement,
): Promise<Withdrawal | undefined> {
  const withdrawal = await trx.selectFrom('withdrawal').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (withdrawal?.dispute !== 'open' || missingOf(withdrawal) !== settlement.open) return undefined;
  const at = platform.clock.now();
  const { words } = settlement;
  const told = { reference: withdrawalReference(id), ...(words && { reason: words }) };
  const { steps } = await trx
    .selectFrom('withdrawal_settlement')
    .select(by => by.fn.countAll<number>().as('steps'))
    .where('withdrawal_id', '=', id)
    .executeTakeFirstOrThrow();
  const line = { withdrawal_id: id, step: Number(steps) + 1, words, created_at: at };
  if (settlement.kind === 'refused') {
    await trx
      .insertInto('withdrawal_settlement')
      .values({ ...line, kind: 'refused', amount: 0 })
      .execute();
    await trx.updateTable('withdrawal').set({ dispute: 'refused' }).where('id', '=', id).execute();
    await sendMessage(
      trx,
      withdrawal.account_id,
      { kind: 'withdrawal_refused', amount: settlement.open, furtherAmount: withdrawal.paid_again, ...told },
      at,
    );
    return withdrawal;
  }
  const { amount } = settlement;
  if (amount > settlement.open)
    throw new Failure('bad-request', { message: 'That is more than is missing.', fields: { amount: 'more than is missing' } });
  const { txnId } = await book(trx, {
    type: 'withdraw_pay',
    // Of its own, beside the withdrawal's one payment.
    ref: { type: 'withdrawal_dispute', id: String(id) },
    idempotencyKey: `withdrawal:${id}:dispute:${line.step}`,
    at,
    entries: [
      { wallet: LOST, amount: -amount },
      { wallet: CASH, amount },
    ],
  });
  await trx
    .insertInto('withdrawal_settlement')
    .values({ ...line, kind: 'paid', amount, txn_id: txnId })
    .execute();
  await trx
    .updateTable('withdrawal')
    .set({ paid_again: withdrawal.paid_again + amount, dispute: amount === settlement.open ? 'paid' : 'open' })
    .where('id', '=', id)
    .execute();
  await sendMessage(
    trx,
    withdrawal.account_id,
    { kind: 'withdrawal_repaid', amount, furtherAmount: settlement.open - amount, ...told },
    at,
  );
  return withdrawal;
}

/** What was done about each withdrawal, in its order. */
export async function settlementsOf(db: Queryable, ids: readonly number[]): Promise<Map<number, Settlement[]>> {
  const found = new Map<number, Settlement[]>();
  if (ids.length === 0) return found;
  const rows = await db.selectFrom('withdrawal_settlement').selectAll().where('withdrawal_id', 'in', ids).orderBy('step').execute();
  for (const { withdrawal_id: id, kind, amount, words, created_at: at } of rows)
    found.set(id, [...(found.get(id) ?? []), { kind, amount, words, at }]);
  return found;
}
