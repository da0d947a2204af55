import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { proofsOf } from '../calls/withdrawals.js';
import type { PayoutKind, Receipt } from '../database/schema.js';
import { Failure } from '../failure.js';
import { tellBalance } from '../funds/deposits.js';
import { decideWithdrawal, forceReceipt, withdrawalReference, type Withdrawal } from '../funds/withdrawals.js';
import type { Platform, Trx } from '../platform.js';
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
  mobileNum: string;
  amount: number;
  status: Withdrawal['status'];
  reason: string | null;
  receipt: Receipt;
  receiptBy: Withdrawal['receipt_by'];
  receivedAmount: number | null;
  receiptDueAt: number | null;
  refundAmount: number;
  refundStatus: Withdrawal['refund_status'];
  /** Paths of the pictures. */
  proofs: string[];
  createdAt: number;
  decidedAt: number | null;
}

const STATES = ['pending', 'open', 'not_received', 'partly', 'received', 'rejected', ''] as const;
const listQuery = v.object({ ...pageQuery, search: filterText, state: v.optional(v.picklist(STATES, 'pending, open, not_received, partly, received or rejected.'), '') });
const rejection = v.object({ reason: v.pipe(v.string('Must say why.'), v.trim(), v.minLength(3, 'Must say why, in at least 3 characters: the member reads it.'), v.maxLength(200, 'At most 200 characters.')) });

/** The cashier's side of withdrawals: approve, reject, and force a receipt that stays open (data-model 5.5, INV-11). */
export function withdrawalRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/withdrawals', request => listWithdrawals(platform, parse(listQuery, request.query)));
  scope.post('/withdrawals/:id/approve', request =>
    act(platform, request, 'withdrawal.approve', async (trx, id) => {
      const minutes = await trx.selectFrom('setting').select('value').where('key', '=', 'withdraw_receipt_minutes').executeTakeFirstOrThrow();
      return decideWithdrawal(trx, platform, id, { approved: true, receiptMinutes: Number(minutes.value) });
    }),
  );
  scope.post('/withdrawals/:id/reject', request => {
    const { reason } = parse(rejection, request.body);
    return act(platform, request, 'withdrawal.reject', (trx, id) => decideWithdrawal(trx, platform, id, { approved: false, reason }));
  });
  scope.post('/withdrawals/:id/force-receipt', request =>
    act(platform, request, 'withdrawal.force-receipt', async (trx, id) => {
      const withdrawal = await forceReceipt(trx, platform, id, 'operator');
      return withdrawal && { withdrawal };
    }),
  );
}

type Done = { withdrawal: Withdrawal; balance?: number } | undefined;

async function act(platform: Platform, request: FastifyRequest, action: string, work: (trx: Trx, id: number) => Promise<Done>): Promise<object> {
  const { id } = parse(idParams, request.params);
  const done = await platform.transact(async trx => {
    const read = () => trx.selectFrom('withdrawal').select(['status', 'reason', 'receipt', 'receipt_by', 'refund_status', 'amount']).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!(await read())) throw new Failure('not-found', { message: `There is no withdrawal ${id}.` });
    return audited(trx, platform, request, { action, ref: withdrawalReference(id) }, read, async () => {
      const result = await work(trx, id);
      if (!result) throw new Failure('changed-meanwhile', { message: 'This withdrawal was settled meanwhile: the list shows how.' });
      return result;
    });
  });
  tellBalance(platform, done.withdrawal.account_id, done.balance);
  platform.events.emit('account-changed', { accountId: done.withdrawal.account_id });
  return {};
}

async function listWithdrawals(platform: Platform, query: v.InferOutput<typeof listQuery>): Promise<Page<WithdrawalRow>> {
  let found = platform.db.selectFrom('withdrawal as item').innerJoin('account', 'account.id', 'item.account_id').innerJoin('payout_account as payout', 'payout.id', 'item.payout_account_id');
  if (query.state === 'pending' || query.state === 'rejected') found = found.where('item.status', '=', query.state);
  else if (query.state) found = found.where('item.receipt', '=', query.state);
  if (query.search) {
    const number = Number(query.search.replace(/^w/i, ''));
    found = found.where(by => by.or([by('account.account', 'ilike', containing(query.search)), by('payout.address', 'ilike', containing(query.search)), ...(Number.isSafeInteger(number) ? [by('item.id', '=', number)] : [])]));
  }
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found.selectAll('item').select(['account.account', 'payout.kind', 'payout.address', 'payout.holder']).orderBy('item.id', 'desc').limit(query.pageSize).offset((query.page - 1) * query.pageSize).execute();
  const proofs = await proofsOf(platform, rows.map(row => row.id));
  const list = rows.map(row => ({
    id: row.id, reference: withdrawalReference(row.id), accountId: row.account_id, account: row.account, kind: row.kind, address: row.address, holder: row.holder, mobileNum: row.mobile_num, amount: row.amount,
    status: row.status, reason: row.reason, receipt: row.receipt, receiptBy: row.receipt_by, receivedAmount: row.received_amount, receiptDueAt: row.receipt_due_at, refundAmount: row.refund_amount,
    refundStatus: row.refund_status, proofs: proofs.get(row.id) ?? [], createdAt: row.created_at, decidedAt: row.decided_at,
  }));
  return pageOf(list, total, query.pageSize);
}
