import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, done, instant, minorUnits, optionalFlag, optionalText, text } from '../wire/wire.js';

export const PAYOUT_KINDS = ['bank', 'ewallet', 'chain'] as const;
/** Where money may go to. */
export type PayoutKind = (typeof PAYOUT_KINDS)[number];
/** What a withdrawal must keep to. Amounts in minor units. */
export type WithdrawConfig = v.InferOutput<typeof withdrawConfigAnswer>;
/** A receiving address (WAL-08, OP-35). */
export type PayoutAccount = v.InferOutput<typeof payoutAccount>;
/** A withdrawal with its receipt. Amounts in minor units, times UTC milliseconds. */
export type Withdrawal = v.InferOutput<typeof withdrawal>;
export type ReceiptAnswer = 'received' | 'partly' | 'not_received';

const optionalInstant = v.optional(v.nullable(instant));
const payoutAccount = v.object({
  id: text,
  kind: v.fallback(v.picklist(PAYOUT_KINDS), 'bank'),
  /** Enough of it to know it again. */ address: v.string(),
  holder: v.string(),
  /** In another name than the account's owner's. */ otherName: optionalFlag,
});
/** What the cashier did about money that did not come, in words for its owner. */
const settlement = v.object({ kind: v.picklist(['paid', 'refused']), amount: minorUnits, words: optionalText, at: instant });
const withdrawal = v.object({
  id: text,
  reference: text,
  payout: payoutAccount,
  amount: minorUnits,
  mobileNum: v.string(),
  status: v.picklist(['pending', 'approved', 'rejected', 'cancelled']),
  reason: optionalText,
  receipt: v.picklist(['none', 'open', 'received', 'partly', 'not_received']),
  receiptBy: optionalText,
  receivedAmount: v.optional(v.nullable(minorUnits)),
  remainingAmount: v.optional(v.nullable(minorUnits)),
  receiptDueAt: optionalInstant,
  refundAmount: v.optional(minorUnits, 0),
  refundStatus: v.fallback(v.picklist(['none', 'open', 'credited', 'forfeited']), 'none'),
  proofImages: v.optional(v.array(v.string()), []),
  createdAt: instant,
  decidedAt: optionalInstant,
  receiptAt: optionalInstant,
  /** The owner's words about what did not come. */
  claim: optionalText,
  /** Of what came in part or not at all: waits for the cashier, was paid again, or refused. */
  dispute: v.fallback(v.picklist(['none', 'open', 'paid', 'refused']), 'none'),
  paidAgain: v.optional(minorUnits, 0),
  settlements: v.fallback(v.array(settlement), []),
});

export const withdrawConfigAnswer = v.object({
  min: minorUnits,
  max: minorUnits,
  phoneDigits: count,
  receiptMinutes: count,
  hasPaymentPassword: optionalFlag,
  payeeName: optionalText,
  /** The operator takes receiving addresses in the owner's own name only. */
  sameNameOnly: optionalFlag,
  mobileNum: optionalText,
  /** No withdrawal is taken before: what protects the account was changed. */
  restsUntil: v.optional(v.nullable(instant)),
  imageMaxBytes: count,
  imageMaxCount: count,
});
export const payoutAccountsAnswer = v.object({ list: v.array(payoutAccount) });
export const payoutAccountAnswer = v.object({ account: payoutAccount });
export const withdrawalAnswer = v.object({ withdrawal });
export const withdrawalListAnswer = v.object({
  list: v.array(withdrawal),
  totalPages: v.optional(count, 1),
  /** The platform's clock, UTC milliseconds. */ serverTime: v.optional(instant),
});

const ADDRESSES: Readonly<Record<PayoutKind, RegExp>> = {
  // The second: an IBAN (ISO 13616), whose bank may be written in letters.
  bank: /^(?:[A-Z]{0,2}\d{8,32}|[A-Z]{2}\d{2}[\dA-Z]{11,30})$/,
  ewallet: /^[\w.+@-]{5,60}$/,
  chain: /^[A-Za-z0-9]{26,64}$/,
};

/** A receiving address as it is kept: without the spaces and dashes of a bank account's groups. */
export function plainAddress(kind: PayoutKind, typed: string): string {
  return kind === 'bank' ? typed.replace(/[\s-]/g, '').toUpperCase() : typed.trim();
}

/** Whether a plain address has the form of its kind: 8 to 32 digits or an IBAN, 5 to 60 characters, or 26 to 64 letters and digits. Both ends ask this. */
export function isPayoutAddress(kind: PayoutKind, address: string): boolean {
  return ADDRESSES[kind].test(address);
}

/** Limits, digits of the mobile number (WAL-10), minutes of the receipt (CON-14), and what is known of the account (O-17). */
export const getWithdrawConfig = endpoint({ path: '/wps/relay/MCSFE_getWithdrawConfig', token: 'required', answer: withdrawConfigAnswer });

/** The account's receiving addresses, oldest first (O-18). */
export const listPayoutAccounts = endpoint({
  path: '/wps/relay/MCSFE_getPayoutAccounts',
  token: 'required',
  answer: payoutAccountsAnswer,
  read: ({ list }) => list,
});

/** Adds a receiving address (O-19, E). Errors: bad-request with the wrong fields (`address` taken, `paymentPassword` wrong), rate-limited. */
export const addPayoutAccount = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_addPayoutAccount',
  token: 'required',
  send: (account: { kind: PayoutKind; address: string; holder: string; paymentPassword: string }) => ({ sealed: { ...account } }),
  answer: payoutAccountAnswer,
  read: ({ account }) => account,
});

/** Takes a receiving address away; withdrawals that went there keep it (O-20, E). Errors: bad-request (`paymentPassword` wrong), not-found, rate-limited. */
export const removePayoutAccount = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removePayoutAccount',
  token: 'required',
  send: (removal: { id: string; paymentPassword: string }) => ({ sealed: { ...removal } }),
  answer: done,
});

/**
 * Asks for a withdrawal, once per key (O-21, E); it is held at once. `amount` in minor units. Errors: bad-request with the wrong fields,
 * insufficient-balance, withdrawals-rest, idempotency-mismatch, rate-limited.
 */
export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_createWithdraw',
  token: 'required',
  send: (
    { amount, ...request }: { payoutAccountId: string; amount: number; mobileNum: string; paymentPassword: string },
    idempotencyKey: string,
  ) => ({ sealed: { ...request, amount: amount / 100 }, idempotencyKey }),
  answer: withdrawalAnswer,
  read: ({ withdrawal }) => withdrawal,
});

/** The account's withdrawals, newest first, ten a page from 1 (O-22). */
export const listWithdrawals = endpoint({
  path: '/wps/relay/MCSFE_getWithdrawList',
  token: 'required',
  send: (page: number) => ({ query: { page } }),
  answer: withdrawalListAnswer,
});

/**
 * Says what has come of a withdrawal (O-23, WAL-11 to WAL-14), with pictures by the ids of uploads and `claim` in words. Amounts in minor
 * units.
 * Errors: not-found; bad-request with the wrong fields; `receipt` when it is no longer open.
 */
export const confirmWithdrawReceipt = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmWithdrawReceipt',
  token: 'required',
  send: ({
    receivedAmount,
    remainingAmount,
    ...said
  }: {
    id: string;
    receipt: ReceiptAnswer;
    receivedAmount: number;
    remainingAmount: number;
    proofImages: readonly string[];
    claim: string;
  }) => ({ body: { ...said, receivedAmount: receivedAmount / 100, remainingAmount: remainingAmount / 100 } }),
  answer: done,
});

/** Calls a withdrawal off that waits for the cashier; its amount comes back. Errors: not-found, bad-request with `id` when it is decided. */
export const cancelWithdrawal = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_cancelWithdraw',
  token: 'required',
  send: (id: string) => ({ body: { id } }),
  answer: done,
});
