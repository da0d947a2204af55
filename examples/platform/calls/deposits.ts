import * as v from 'valibot';
import { Failure } from '../failure.js';
import { depositReference, endDeposit, orderDeposit } from '../funds/deposits.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { inputText, minorUnits, requiredId, requiredText, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { countAttempt } from '../identity/attempts.js';
import { inLanguage, languageIn, type Language } from '../languages.js';
import type { Db, Platform } from '../platform.js';
import { uploadPath } from '../uploads/upload-path.js';

const PAGE_SIZE = 10;
const ORDERS = { most: 120, windowMs: 60 * 60_000 };
const STATUSES = ['pending', 'arrived', 'failed'] as const;

const methods = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositMethods',
  access: 'real',
  input: v.object({}),
  async answer({ platform, language }) {
    const rows = await platform.db.selectFrom('deposit_method').selectAll().where('active', '=', true).orderBy('sort').execute();
    return {
      value: {
        list: rows.map(row => ({
          id: row.id,
          kind: row.kind,
          name: inLanguage(row.names, language),
          hint: inLanguage(row.hints, language),
          lang: languageIn(row.hints, language),
          payTo: row.pay_to,
          payToName: row.pay_to_name,
          min: toWireAmount(row.min),
          max: toWireAmount(row.max),
          feePermille: row.fee_permille,
          arrivesAfter: row.arrives_after_seconds,
          takesProof: row.takes_proof,
        })),
      },
    };
  },
});

const create = defineCall({
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  access: 'real',
  sealed: true,
  input: v.object({
    methodId: requiredText,
    amount: v.pipe(minorUnits(0), v.minValue(1, 'must be above 0')),
    proof: v.pipe(inputText, v.regex(/^(?:[1-9]\d{0,14})?$/, 'must be an id')),
  }),
  async answer({ platform, caller, input, language, idempotencyKey, origin }) {
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    await countAttempt(platform, { subject: `deposit:${accountId}`, ...ORDERS });
    const { id } = await orderDeposit(platform, {
      accountId,
      methodId: input.methodId,
      amount: input.amount,
      proofId: input.proof === '' ? null : Number(input.proof),
      key: idempotencyKey,
    });
    const [order] = await ordersOf(platform, language, origin, query => query.where('deposit_order.id', '=', id));
    return { value: { order } };
  },
});

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositList',
  access: 'real',
  input: v.object({
    page: wholeNumber(1, 100_000, 1),
    status: v.pipe(inputText, v.picklist(['', ...STATUSES], `one of ${STATUSES.join(', ')}`)),
  }),
  async answer({ platform, caller, input, language, origin }) {
    const { accountId } = signedIn(caller);
    const { status } = input;
    const count = platform.db
      .selectFrom('deposit_order')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('account_id', '=', accountId);
    const { total } = await (status === '' ? count : count.where('status', '=', status)).executeTakeFirstOrThrow();
    const orders = await ordersOf(platform, language, origin, query => {
      const own = query
        .where('deposit_order.account_id', '=', accountId)
        .limit(PAGE_SIZE)
        .offset((input.page - 1) * PAGE_SIZE);
      return status === '' ? own : own.where('deposit_order.status', '=', status);
    });
    return { value: { list: orders, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)) } };
  },
});

const cancel = defineCall({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_cancelDeposit',
  access: 'real',
  input: v.object({ id: requiredId }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    await platform.transact(async trx => {
      const order = await trx
        .selectFrom('deposit_order')
        .select(['status', 'reason'])
        .where('id', '=', input.id)
        .where('account_id', '=', accountId)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (!order) throw new Failure('not-found');
      if (order.status === 'failed' && order.reason === 'cancelled') return;
      if (!(await endDeposit(trx, platform, input.id, { status: 'failed', reason: 'cancelled' })))
        throw new Failure('bad-request', { message: 'This order has ended.', fields: { id: 'unchanged' } });
    });
    return {};
  },
});

export const depositCalls = [methods, create, list, cancel];

type OrderQuery = ReturnType<typeof orderQuery>;

function orderQuery(db: Db) {
  return db
    .selectFrom('deposit_order')
    .innerJoin('deposit_method as method', 'method.id', 'deposit_order.method_id')
    .leftJoin('upload', 'upload.id', 'deposit_order.proof_upload_id')
    .selectAll('deposit_order')
    .select(eb =>
      // A withdrawal that was rejected let go of it (OP-35): only one stands.
      eb
        .selectFrom('withdrawal')
        .select('refund_status')
        .whereRef('refund_order_id', '=', 'deposit_order.id')
        .where('refund_status', '<>', 'none')
        .limit(1)
        .as('fee_refund'),
    )
    .select(['method.names', 'method.pay_to', 'method.pay_to_name', 'upload.key as proof_key'])
    .orderBy('deposit_order.id', 'desc');
}

/** Orders as the wire has them, newest first. */
async function ordersOf(platform: Platform, language: Language, origin: string, narrow: (query: OrderQuery) => OrderQuery) {
  const rows = await narrow(orderQuery(platform.db)).execute();
  return rows.map(row => ({
    id: String(row.id),
    reference: depositReference(row.id),
    methodId: row.method_id,
    methodName: inLanguage(row.names, language),
    lang: languageIn(row.names, language),
    payTo: row.pay_to,
    payToName: row.pay_to_name,
    amount: toWireAmount(row.amount),
    // An order that failed has charged nothing.
    fee: toWireAmount(row.status === 'failed' ? 0 : row.fee),
    feeRefund: row.fee === 0 || row.status === 'failed' ? 'none' : (row.fee_refund ?? 'due'),
    status: row.status,
    reason: row.reason ?? '',
    proofUrl: row.proof_key ? origin + uploadPath(row.proof_key) : '',
    createdAt: row.created_at,
    dueAt: row.due_at,
    settledAt: row.settled_at,
  }));
}
