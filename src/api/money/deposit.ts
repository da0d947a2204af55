import * as v from '../wire/schema.js';
import type { CallOptions, Client } from '../wire/call.js';
import { count, instant, minorUnits, optionalFlag, optionalText, text } from '../wire/wire.js';

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
export async function listDepositMethods(client: Client, options: CallOptions = {}): Promise<DepositMethod[]> {
  return (
    await client.call({
      ...options,
      path: '/wps/relay/MCSFE_getDepositMethods',
      token: 'required',
      query: { language: client.language() },
      answer: depositMethodsAnswer,
    })
  ).list;
}

/** Orders a deposit, once per key (O-15, WAL-05, E); `amount` in minor units. Errors: bad-request with `methodId`, `amount` or `proof`, rate-limited. */
export async function createDeposit(
  client: Client,
  { methodId, amount, proof = '' }: { methodId: string; amount: number; proof?: string },
  idempotencyKey: string,
): Promise<DepositOrder> {
  const answer = await client.call({
    method: 'POST',
    path: '/wps/relay/MCSFE_createDeposit',
    token: 'required',
    query: { language: client.language() },
    sealed: { methodId, amount: amount / 100, proof },
    idempotencyKey,
    answer: depositOrderAnswer,
  });
  return answer.order;
}

/** The account's orders, newest first, ten a page from 1 (O-16). */
export async function listDeposits(
  client: Client,
  { page, status = '' }: { page: number; status?: DepositStatus | '' },
  options: CallOptions = {},
) {
  return client.call({
    ...options,
    path: '/wps/relay/MCSFE_getDepositList',
    token: 'required',
    query: { page, status, language: client.language() },
    answer: depositListAnswer,
  });
}

/** Takes a pending order back (O-84). Errors: not-found, bad-request when it has ended meanwhile. */
export async function cancelDeposit(client: Client, id: string): Promise<void> {
  await client.call({ method: 'DELETE', path: '/wps/relay/MCSFE_cancelDeposit', token: 'required', body: { id }, answer: v.object({}) });
}
