import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { uploadPath } from '../calls/upload.js';
import { Failure } from '../failure.js';
import { depositReference, endDeposit, tellDeposit, type DepositEnd } from '../funds/deposits.js';
import { plainText } from '../http/plain-text.js';
import type { Platform } from '../platform.js';
import { audited } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';

/** An order as the cashier sees it. Amounts in minor units, times UTC milliseconds. */
export interface DepositRow {
  id: number;
  reference: string;
  accountId: number;
  account: string;
  method: string;
  amount: number;
  fee: number;
  status: 'pending' | 'arrived' | 'failed';
  reason: string | null;
  /** Path of the picture. */
  proof: string | null;
  createdAt: number;
  /** When it arrives by itself. */
  dueAt: number | null;
  settledAt: number | null;
}
export interface DepositMethodRow {
  id: string;
  name: string;
  min: number;
  max: number;
  active: boolean;
}

const listQuery = v.object({ ...pageQuery, search: filterText, state: v.optional(v.picklist(['pending', 'arrived', 'failed', ''], 'pending, arrived or failed.'), '') });
const failure = v.object({ reason: v.pipe(plainText('Must say why.'), v.trim(), v.minLength(3, 'Must say why, in at least 3 characters: the member reads it.'), v.maxLength(200, 'At most 200 characters.')) });
const methodParams = v.object({ id: plainText() });
const methodChange = v.object({ active: v.boolean('Must be true or false.') });

/** The cashier's side of deposits: those that do not arrive by themselves wait here (data-model 5.5, INV-10). */
export function depositRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/deposits', request => listDeposits(platform, parse(listQuery, request.query)));
  scope.post('/deposits/:id/arrive', request => end(platform, request, { status: 'arrived' }));
  scope.post('/deposits/:id/fail', request => end(platform, request, { status: 'failed', reason: parse(failure, request.body).reason }));

  scope.get('/deposit-methods', async (): Promise<{ list: DepositMethodRow[] }> => {
    const rows = await platform.db.selectFrom('deposit_method').select(['id', 'name_en as name', 'min', 'max', 'active']).orderBy('sort').execute();
    return { list: rows };
  });
  scope.patch('/deposit-methods/:id', async request => {
    const { id } = parse(methodParams, request.params);
    const { active } = parse(methodChange, request.body);
    await platform.transact(async trx => {
      const read = () => trx.selectFrom('deposit_method').select('active').where('id', '=', id).forUpdate().executeTakeFirst();
      if (!(await read())) throw new Failure('not-found', { message: `There is no way to deposit named ${id}.` });
      await audited(trx, platform, request, { action: 'deposit-method', ref: id }, read, () => trx.updateTable('deposit_method').set({ active }).where('id', '=', id).execute());
    });
    return {};
  });
}

async function end(platform: Platform, request: FastifyRequest, how: DepositEnd): Promise<object> {
  const { id } = parse(idParams, request.params);
  const ended = await platform.transact(async trx => {
    const read = () => trx.selectFrom('deposit_order').select(['status', 'reason', 'amount']).where('id', '=', id).forUpdate().executeTakeFirst();
    const stands = await read();
    if (!stands) throw new Failure('not-found', { message: `There is no deposit ${id}.` });
    if (stands.status !== 'pending') throw new Failure('changed-meanwhile', { message: `This deposit ${stands.status === 'arrived' ? 'has arrived' : 'has failed'} already.` });
    return audited(trx, platform, request, { action: how.status === 'arrived' ? 'deposit.arrive' : 'deposit.fail', ref: depositReference(id) }, read, () => endDeposit(trx, platform, id, how));
  });
  tellDeposit(platform, ended);
  return {};
}

async function listDeposits({ db }: Platform, query: v.InferOutput<typeof listQuery>): Promise<Page<DepositRow>> {
  let found = db.selectFrom('deposit_order as item').innerJoin('account', 'account.id', 'item.account_id').innerJoin('deposit_method as method', 'method.id', 'item.method_id').leftJoin('upload', 'upload.id', 'item.proof_upload_id');
  if (query.state) found = found.where('item.status', '=', query.state);
  if (query.search) {
    const number = Number(query.search.replace(/^d/i, ''));
    found = found.where(by => by.or([by('account.account', 'ilike', containing(query.search)), ...(Number.isSafeInteger(number) ? [by('item.id', '=', number)] : [])]));
  }
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['item.id', 'item.account_id', 'account.account', 'method.name_en', 'item.amount', 'item.fee', 'item.status', 'item.reason', 'upload.key', 'item.created_at', 'item.due_at', 'item.settled_at'])
    .orderBy('item.id', 'desc')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const list = rows.map(row => ({
    id: row.id, reference: depositReference(row.id), accountId: row.account_id, account: row.account, method: row.name_en, amount: row.amount, fee: row.fee, status: row.status,
    reason: row.reason, proof: row.key === null ? null : uploadPath(row.key), createdAt: row.created_at, dueAt: row.due_at, settledAt: row.settled_at,
  }));
  return pageOf(list, total, query.pageSize);
}
