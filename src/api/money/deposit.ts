import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, done, instant, minorUnits, optionalFlag, optionalText, text } from '../wire/wire.js';

/** A way to deposit. Amounts in minor units; `arrivesAfter` in seconds where it arrives by itself. */
export type DepositMethod = v.InferOutput<typeof depositMethodsAnswer>['list'][number];
/** An order. Amounts in minor units, times UTC milliseconds. `reason`: `declined`, `cancelled` or the operator's words. */
export type DepositOrder = v.InferOutput<typeof depositOrder>;
export type DepositStatus = DepositOrder['status'];

const optionalInstant = v.optional(v.nullable(instant));

export const depositMethodsAnswer = v.object({
  list: v.array(
    v.object({
      id: text,
      kind: v.fallback(v.picklist(['instant', 'bank', 'ewallet', 'chain']), 'bank'),
      name: v.string(),
      hint: optionalText,
      /** Code of the language that both are in, such as EN. */
      lang: optionalText,
      payTo: optionalText,
      payToName: optionalText,
      min: minorUnits,
      max: minorUnits,
      feePermille: v.optional(count, 0),
      arrivesAfter: v.optional(v.nullable(count)),
      takesProof: optionalFlag,
    }),
  ),
});
const depositOrder = v.object({
  id: text,
  reference: text,
  methodId: text,
  methodName: v.string(),
  /** Code of the language that the name is in, such as EN. */
  lang: optionalText,
  /** Number or address of the account to pay to, and whose it is. */
  payTo: optionalText,
  payToName: optionalText,
  amount: minorUnits,
  fee: minorUnits,
  /** What becomes of the fee: it comes back with a withdrawal that is confirmed (due), with one that waits for that (open), has come back, or is lost. */
  feeRefund: v.fallback(v.optional(v.picklist(['none', 'due', 'open', 'credited', 'forfeited']), 'due'), 'due'),
  status: v.picklist(['pending', 'arrived', 'failed']),
  reason: optionalText,
  proofUrl: optionalText,
  createdAt: instant,
  dueAt: optionalInstant,
  settledAt: optionalInstant,
});
export const depositOrderAnswer = v.object({ order: depositOrder });
export const depositListAnswer = v.object({ list: v.array(depositOrder), totalPages: v.optional(count, 1) });

/** Ways to deposit, with their limits (O-14). */
export const listDepositMethods = endpoint({
  path: '/wps/relay/MCSFE_getDepositMethods',
  token: 'required',
  answer: depositMethodsAnswer,
  read: ({ list }) => list,
});

/** Orders a deposit, once per key (O-15, WAL-05, E). `amount` in minor units. Errors: bad-request with `methodId`, `amount` or `proof`, rate-limited. */
export const createDeposit = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  token: 'required',
  send: ({ methodId, amount, proof = '' }: { methodId: string; amount: number; proof?: string }, idempotencyKey: string) => ({
    sealed: { methodId, amount: amount / 100, proof },
    idempotencyKey,
  }),
  answer: depositOrderAnswer,
  read: ({ order }) => order,
});

/** The account's orders, newest first, ten a page from 1 (O-16). */
export const listDeposits = endpoint({
  path: '/wps/relay/MCSFE_getDepositList',
  token: 'required',
  send: ({ page, status = '' }: { page: number; status?: DepositStatus | '' }) => ({ query: { page, status } }),
  answer: depositListAnswer,
});

/** Takes a pending order back (O-84). Errors: not-found, bad-request when it has ended meanwhile. */
export const cancelDeposit = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_cancelDeposit',
  token: 'required',
  send: (id: string) => ({ body: { id } }),
  answer: done,
});
