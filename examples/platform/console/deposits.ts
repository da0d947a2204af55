import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import * as v from 'valibot';
import { uploadPath } from '../uploads/upload-path.js';
import type { DepositMethodTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { depositReference, endDeposit, type DepositEnd } from '../funds/deposits.js';
import { plainText } from '../http/plain-text.js';
import { forOperatorsLanguages, OPERATORS_LANGUAGES, type OperatorsLanguage } from '../languages.js';
import type { Platform } from '../platform.js';
import { audited } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';
import { assertSeen } from './seen.js';

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
/** A way to deposit. Limits in minor units, fee in thousandths of the amount. */
export interface DepositMethodRow extends DepositMethodTerms {
  id: string;
  name: string;
  kind: DepositMethodTable['kind'];
  active: boolean;
}
export interface DepositMethodTerms {
  min: number;
  max: number;
  feePermille: number;
  /** Number or address that members send to, and whose it is. */
  payTo: string;
  payToName: string;
  hints: Record<OperatorsLanguage, string>;
}

const listQuery = v.object({
  ...pageQuery,
  search: filterText,
  state: v.optional(v.picklist(['pending', 'arrived', 'failed', ''], 'pending, arrived or failed.'), ''),
});
const failure = v.object({
  reason: v.pipe(
    plainText('Must say why.'),
    v.trim(),
    v.minLength(3, 'Must say why, in at least 3 characters: the member reads it.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
});
const methodParams = v.object({ id: plainText() });
const limit = v.pipe(
  v.number('Must be an amount.'),
  v.safeInteger('At most two decimals.'),
  v.minValue(1, 'Must be above 0.'),
  v.maxValue(1_000_000_000_00, 'That is too much.'),
);
const line = (most: number) => v.pipe(plainText('Must be text.'), v.trim(), v.maxLength(most, `At most ${most} characters.`));
const hint = v.pipe(line(200), v.minLength(1, 'Members need to be told how it goes.'));
const methodTerms = v.object({
  min: limit,
  max: limit,
  feePermille: v.pipe(
    v.number('Must be a percentage.'),
    v.integer('At most one decimal.'),
    v.minValue(0, 'At least 0.'),
    v.maxValue(200, 'At most 20 %.'),
  ),
  payTo: line(120),
  payToName: line(80),
  hints: v.object(forOperatorsLanguages(() => hint)),
});
const methodTurn = v.object({ active: v.boolean('Must be true or false.') });
const methodChange = v.pipe(
  v.object({ ...methodTerms.entries, seen: v.optional(v.looseObject({})) }),
  v.transform(({ seen, ...terms }) => ({ terms, seen })),
);

/** The cashier's side of deposits: those that do not arrive by themselves wait here (INV-10). */
export function depositRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/deposits', request => listDeposits(platform, parse(listQuery, request.query)));
  scope.post('/deposits/:id/arrive', request => end(platform, request, { status: 'arrived' }));
  scope.post('/deposits/:id/fail', request => end(platform, request, { status: 'failed', reason: parse(failure, request.body).reason }));

  scope.get('/deposit-methods', async (): Promise<{ list: DepositMethodRow[] }> => {
    const rows = await platform.db.selectFrom('deposit_method').selectAll().orderBy('sort').execute();
    return { list: rows.map(row => ({ id: row.id, name: row.names.EN, kind: row.kind, active: row.active, ...termsOf(row) })) };
  });
  scope.patch('/deposit-methods/:id', async request => {
    const { id } = parse(methodParams, request.params);
    const isTurn = typeof request.body === 'object' && request.body !== null && 'active' in request.body;
    const change = isTurn ? { set: { active: parse(methodTurn, request.body).active } } : newTerms(parse(methodChange, request.body));
    await platform.transact(async trx => {
      const stands = await trx.selectFrom('deposit_method').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
      if (!stands) throw new Failure('not-found', { message: `There is no way to deposit named ${id}.` });
      const deed = { action: 'deposit-method', ref: id };
      if ('seen' in change) await assertSeen(trx, change.seen, termsOf(stands), deed);
      if ('pay_to' in change.set && stands.kind !== 'instant' && change.set.pay_to === '')
        throw new Failure('bad-request', { fields: { payTo: 'Members need to know where to send it.' } });
      const read = async () => {
        const row = await trx.selectFrom('deposit_method').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
        return { active: row.active, ...flat(termsOf(row)) };
      };
      // What is written in further languages stays.
      const hints = 'hints' in change && { hints: JSON.stringify({ ...stands.hints, ...change.hints }) };
      await audited(trx, platform, request, deed, read, () =>
        trx
          .updateTable('deposit_method')
          .set({ ...change.set, ...hints })
          .where('id', '=', id)
          .execute(),
      );
    });
    return {};
  });
}

function termsOf(row: Selectable<DepositMethodTable>): DepositMethodTerms {
  return {
    min: row.min,
    max: row.max,
    feePermille: row.fee_permille,
    payTo: row.pay_to,
    payToName: row.pay_to_name,
    hints: forOperatorsLanguages(lang => row.hints[lang] ?? ''),
  };
}

/** As the audit keeps it: one field for each thing that can be changed. */
function flat({ hints, ...terms }: DepositMethodTerms): Record<string, unknown> {
  return { ...terms, ...Object.fromEntries(OPERATORS_LANGUAGES.map(lang => [`hint ${lang}`, hints[lang]])) };
}

function newTerms({ terms, seen }: v.InferOutput<typeof methodChange>) {
  if (terms.max < terms.min) throw new Failure('bad-request', { fields: { max: 'Must not be below the least.' } });
  const set = {
    min: terms.min,
    max: terms.max,
    fee_permille: terms.feePermille,
    pay_to: terms.payTo,
    pay_to_name: terms.payToName,
  };
  return { set, hints: terms.hints, seen };
}

async function end(platform: Platform, request: FastifyRequest, how: DepositEnd): Promise<object> {
  const { id } = parse(idParams, request.params);
  await platform.transact(async trx => {
    const read = () =>
      trx.selectFrom('deposit_order').select(['status', 'reason', 'amount']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
    const stands = await read();
    if (!stands) throw new Failure('not-found', { message: `There is no deposit ${id}.` });
    if (stands.status !== 'pending')
      throw new Failure('changed-meanwhile', {
        message: `This deposit ${stands.status === 'arrived' ? 'has arrived' : 'has failed'} already.`,
      });
    return audited(
      trx,
      platform,
      request,
      { action: how.status === 'arrived' ? 'deposit.arrive' : 'deposit.fail', ref: depositReference(id) },
      read,
      () => endDeposit(trx, platform, id, how),
    );
  });
  return {};
}

async function listDeposits({ db }: Platform, query: v.InferOutput<typeof listQuery>): Promise<Page<DepositRow>> {
  let found = db
    .selectFrom('deposit_order as item')
    .innerJoin('account', 'account.id', 'item.account_id')
    .innerJoin('deposit_method as method', 'method.id', 'item.method_id')
    .leftJoin('upload', 'upload.id', 'item.proof_upload_id');
  if (query.state) found = found.where('item.status', '=', query.state);
  if (query.search) {
    const number = Number(query.search.replace(/^d/i, ''));
    found = found.where(by =>
      by.or([
        by('account.account', 'ilike', containing(query.search)),
        ...(Number.isSafeInteger(number) ? [by('item.id', '=', number)] : []),
      ]),
    );
  }
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .select([
      'item.id',
      'item.account_id',
      'account.account',
      'method.names',
      'item.amount',
      'item.fee',
      'item.status',
      'item.reason',
      'upload.key',
      'item.created_at',
      'item.due_at',
      'item.settled_at',
    ])
    .orderBy('item.id', 'desc')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const list = rows.map(row => ({
    id: row.id,
    reference: depositReference(row.id),
    accountId: row.account_id,
    account: row.account,
    method: row.names.EN,
    amount: row.amount,
    fee: row.fee,
    status: row.status,
    reason: row.reason,
    proof: row.key === null ? null : uploadPath(row.key),
    createdAt: row.created_at,
    dueAt: row.due_at,
    settledAt: row.settled_at,
  }));
  return pageOf(list, total, query.pageSize);
}
