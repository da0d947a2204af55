import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { proofsOf } from '../funds/withdrawal-proofs.js';
import type { Dispute, PayoutKind, Receipt } from '../database/schema.js';
import { Failure } from '../failure.js';
import { missingOf, refusedOf, settleDispute, settlementsOf, type Settlement } from '../funds/withdrawal-disputes.js';
import { decideWithdrawal, forceReceipt, withdrawalReference, type Withdrawal } from '../funds/withdrawals.js';
import { plainText } from '../http/plain-text.js';
import { isOtherName, realNameOf } from '../identity/real-name.js';
import type { Db, Platform, Trx } from '../platform.js';
import { audited } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';

/** A withdrawal as the cashier sees it. Amounts in minor units, times UTC milliseconds. */
export interface WithdrawalRow {
  id: number;
  reference: string;
  accountId: number;
  account: string;
  kind: PayoutKind;
  address: string;
  holder: string;
  /** Of the member, empty when unknown; and whether the address is in another name. */
  realName: string;
  otherName: boolean;
  mobileNum: string;
  amount: number;
  status: Withdrawal['status'];
  reason: string | null;
  receipt: Receipt;
  receiptBy: Withdrawal['receipt_by'];
  receivedAmount: number | null;
  remainingAmount: number | null;
  receiptDueAt: number | null;
  receiptAt: number | null;
  refundAmount: number;
  refundStatus: Withdrawal['refund_status'];
  /** Paths of the pictures. */
  proofs: string[];
  /** The member's words about what did not come. */
  claim: string;
  dispute: Dispute;
  /** What is missing and neither paid again nor refused. */
  missing: number;
  paidAgain: number;
  /** What of it the cashier does not pay again. */
  refused: number;
  settlements: Settlement[];
  createdAt: number;
  decidedAt: number | null;
  /** When an e-mail address, number or authenticator was bound, changed or released while it waited, last; what, not for a release. */
  contactChanged: { at: number; kinds: ContactKind[] } | null;
}
type ContactKind = 'email' | 'mobile' | 'google' | 'released';

const STATES = ['pending', 'open', 'not_received', 'partly', 'received', 'rejected', 'cancelled', ''] as const;
const listQuery = v.object({
  ...pageQuery,
  search: filterText,
  state: v.optional(v.picklist(STATES, 'pending, open, not_received, partly, received, rejected or cancelled.'), ''),
  dispute: v.optional(v.picklist(['open', 'paid', 'refused', 'any', ''], 'open, paid, refused or any.'), ''),
});
const minor = v.pipe(
  v.number('Must be whole minor units.'),
  v.safeInteger('Must be whole minor units.'),
  v.minValue(1, 'Must be above 0.'),
);
/** `missing`: what the cashier saw to be missing. */
const payment = v.object({
  amount: minor,
  missing: minor,
  words: v.optional(v.pipe(plainText('Must be text.'), v.trim(), v.maxLength(200, 'At most 200 characters.')), ''),
});
const rejection = v.object({
  reason: v.pipe(
    plainText('Must say why.'),
    v.trim(),
    v.minLength(3, 'Must say why, in at least 3 characters: the member reads it.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
});
const refusal = v.object({ ...rejection.entries, missing: minor });

/** The cashier's side of withdrawals: approve, reject, force a receipt that stays open, and settle what its owner says did not come (INV-11). */
export function withdrawalRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/withdrawals', request => listWithdrawals(platform, parse(listQuery, request.query)));
  scope.post('/withdrawals/:id/approve', request =>
    act(platform, request, 'withdrawal.approve', async (trx, id) => {
      const minutes = await trx
        .selectFrom('setting')
        .select('value')
        .where('key', '=', 'withdraw_receipt_minutes')
        .executeTakeFirstOrThrow();
      return decideWithdrawal(trx, platform, id, { approved: true, receiptMinutes: Number(minutes.value) });
    }),
  );
  scope.post('/withdrawals/:id/reject', request => {
    const { reason } = parse(rejection, request.body);
    return act(platform, request, 'withdrawal.reject', (trx, id) => decideWithdrawal(trx, platform, id, { approved: false, reason }));
  });
  scope.post('/withdrawals/:id/force-receipt', request =>
    act(platform, request, 'withdrawal.force-receipt', (trx, id) => forceReceipt(trx, platform, id, 'operator')),
  );
  scope.post('/withdrawals/:id/pay-again', request => {
    const { amount, missing, words } = parse(payment, request.body);
    if (amount > missing)
      throw new Failure('bad-request', { message: 'That is more than is missing.', fields: { amount: 'That is more than is missing.' } });
    return act(platform, request, 'withdrawal.pay-again', (trx, id) =>
      settleDispute(trx, platform, id, { kind: 'paid', amount, words, open: missing }),
    );
  });
  scope.post('/withdrawals/:id/refuse', request => {
    const { reason, missing } = parse(refusal, request.body);
    return act(platform, request, 'withdrawal.refuse', (trx, id) =>
      settleDispute(trx, platform, id, { kind: 'refused', words: reason, open: missing }),
    );
  });
}

async function act(
  platform: Platform,
  request: FastifyRequest,
  action: string,
  work: (trx: Trx, id: number) => Promise<Withdrawal | undefined>,
): Promise<object> {
  const { id } = parse(idParams, request.params);
  await platform.transact(async trx => {
    const read = async () => {
      const row = await trx
        .selectFrom('withdrawal')
        .select(['status', 'reason', 'receipt', 'receipt_by', 'refund_status', 'amount', 'dispute', 'remaining_amount', 'paid_again'])
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return row && { ...row, refused_amount: refusedOf(row) };
    };
    if (!(await read())) throw new Failure('not-found', { message: `There is no withdrawal ${id}.` });
    return audited(trx, platform, request, { action, ref: withdrawalReference(id) }, read, async () => {
      if (!(await work(trx, id)))
        throw new Failure('changed-meanwhile', { message: 'This withdrawal was settled meanwhile: the list shows how.' });
    });
  });
  return {};
}

async function listWithdrawals(platform: Platform, query: v.InferOutput<typeof listQuery>): Promise<Page<WithdrawalRow>> {
  let found = platform.db
    .selectFrom('withdrawal as item')
    .innerJoin('account', 'account.id', 'item.account_id')
    .innerJoin('payout_account as payout', 'payout.id', 'item.payout_account_id')
    .leftJoin('account_profile as profile', 'profile.account_id', 'item.account_id');
  if (query.state === 'pending' || query.state === 'rejected' || query.state === 'cancelled')
    found = found.where('item.status', '=', query.state);
  else if (query.state) found = found.where('item.receipt', '=', query.state);
  if (query.dispute)
    found = query.dispute === 'any' ? found.where('item.dispute', '<>', 'none') : found.where('item.dispute', '=', query.dispute);
  if (query.search) {
    const number = Number(query.search.replace(/^w/i, ''));
    found = found.where(by =>
      by.or([
        by('account.account', 'ilike', containing(query.search)),
        by('payout.address', 'ilike', containing(query.search)),
        ...(Number.isSafeInteger(number) ? [by('item.id', '=', number)] : []),
      ]),
    );
  }
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('item')
    .select(['account.account', 'payout.kind', 'payout.address', 'payout.holder', 'profile.payee_name', 'profile.full_name'])
    .orderBy(query.dispute === 'open' ? 'item.receipt_at' : 'item.id', query.dispute === 'open' ? 'asc' : 'desc')
    .orderBy('item.id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const ids = rows.map(row => row.id);
  const proofs = await proofsOf(platform, ids);
  const settlements = await settlementsOf(platform.db, ids);
  const changes = await contactChangesOf(platform.db, ids);
  const list = rows.map((row): WithdrawalRow => ({
    id: row.id,
    reference: withdrawalReference(row.id),
    accountId: row.account_id,
    account: row.account,
    kind: row.kind,
    address: row.address,
    holder: row.holder,
    realName: realNameOf(row),
    otherName: isOtherName(row.holder, realNameOf(row)),
    mobileNum: row.mobile_num,
    amount: row.amount,
    status: row.status,
    reason: row.reason,
    receipt: row.receipt,
    receiptBy: row.receipt_by,
    receivedAmount: row.received_amount,
    remainingAmount: row.remaining_amount,
    receiptDueAt: row.receipt_due_at,
    receiptAt: row.receipt_at,
    refundAmount: row.refund_amount,
    refundStatus: row.refund_status,
    proofs: proofs.get(row.id) ?? [],
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    claim: row.claim,
    dispute: row.dispute,
    missing: missingOf(row),
    paidAgain: row.paid_again,
    refused: refusedOf(row),
    settlements: settlements.get(row.id) ?? [],
    contactChanged: changes.get(row.id) ?? null,
  }));
  return pageOf(list, total, query.pageSize);
}

/**
 * Changes of what the owner is reached and recognised by, between the request and its decision: whoever has taken an account over asks first and
 * changes then. A release leaves nothing but its line in the audit.
 */
async function contactChangesOf(db: Db, ids: readonly number[]): Promise<Map<number, NonNullable<WithdrawalRow['contactChanged']>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; at: number; kinds: ContactKind[] }>`
    select item.id, max(change.at)::bigint as at, array_agg(distinct change.kind order by change.kind) as kinds
    from withdrawal item cross join lateral (
      select kind, bound_at as at from account_binding where account_id = item.account_id and kind in ('email', 'mobile', 'google')
      union all select 'released', at from audit where action = 'account.release-bindings' and ref like 'account ' || item.account_id || ' %') change
    where item.id in (${sql.join(ids)}) and change.at > item.created_at and change.at <= coalesce(item.decided_at, change.at)
    group by item.id`.execute(db);
  return new Map(rows.map(({ id, at, kinds }) => [id, { at, kinds }]));
}
