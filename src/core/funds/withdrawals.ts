import {
  addPayoutAccount,
  cancelWithdrawal,
  confirmWithdrawReceipt,
  createWithdrawal,
  getWithdrawConfig,
  isPayoutAddress,
  listPayoutAccounts,
  listWithdrawals,
  plainAddress,
  removePayoutAccount,
  type PayoutKind,
  type ReceiptAnswer,
  type Withdrawal,
} from '../../api/money/withdraw.js';
import { isSameName } from '../../api/account/same-name.js';
import type { Core, MessageText } from '../parts/core.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

export { isSameName } from '../../api/account/same-name.js';
export { PAYOUT_KINDS } from '../../api/money/withdraw.js';

export interface ReceiptDraft {
  receipt: ReceiptAnswer;
  /** Minor units. */
  receivedAmount: number;
  proofImages: readonly string[];
  /** In words, what did not come. */
  claim: string;
}

/** What a withdrawal moves on its way. */
const MOVED = ['withdrawals', 'balance', 'wallets'] as const;

/** What a withdrawal must keep to, and whether there is a withdraw password. */
export const withdrawConfig = resource({
  name: 'withdraw-config',
  scope: 'account',
  tags: ['withdraw-config'],
  staleAfter: 0,
  call: getWithdrawConfig,
});

/** The receiving addresses. */
export const payoutAccounts = resource({
  name: 'payout-accounts',
  scope: 'account',
  tags: ['payout-accounts'],
  call: listPayoutAccounts,
});

/** The account's withdrawals, newest first, ten a page from 1. */
export const withdrawals = resource({
  name: 'withdrawals',
  scope: 'account',
  tags: ['withdrawals'],
  staleAfter: 0,
  call: listWithdrawals,
});

/** What is wrong with a mobile number: empty, or not exactly so many digits (WAL-09, WAL-10, VAL-36). */
export function mobileFault(typed: string, digits: number): MessageText | undefined {
  const plain = plainMobile(typed);
  if (plain === '') return { key: 'wallet.mobile-empty' };
  return /^\d+$/.test(plain) && plain.length === digits ? undefined : { key: 'validation.phone' };
}

/** Digits only, however the number was grouped. */
export function plainMobile(typed: string): string {
  return typed.replace(/[\s().-]/g, '');
}

/** Whether a holder is another than the account's owner, as far as the owner's name is known. */
export function isOtherName(holder: string, own: string): boolean {
  return holder.trim() !== '' && own !== '' && !isSameName(holder, own);
}

/** What is wrong with a receiving address. */
export function addressFault(kind: PayoutKind, typed: string): MessageText | undefined {
  const address = plainAddress(kind, typed);
  if (address === '') return { key: 'wallet.address-empty' };
  return isPayoutAddress(kind, address) ? undefined : { key: `wallet.address-${kind}` };
}

/** Of a dispute: what was missing and was not paid again, minor units; still open or refused. */
export function notPaidAgain({ remainingAmount, paidAgain }: Pick<Withdrawal, 'remainingAmount' | 'paidAgain'>): number {
  return (remainingAmount ?? 0) - paidAgain;
}

/** Whether some of what was missing was paid again, and some was not. */
export function isPaidInPart(item: Pick<Withdrawal, 'remainingAmount' | 'paidAgain'>): boolean {
  return item.paidAgain > 0 && notPaidAgain(item) > 0;
}

/** Adds a receiving address; the list follows. Rejects with PlatformError. */
export const addReceivingAddress = action({
  changes: ['payout-accounts'],
  waits: true,
  send: ({ client }, account: { kind: PayoutKind; address: string; holder: string; paymentPassword: string }) =>
    addPayoutAccount(client, { ...account, address: plainAddress(account.kind, account.address) }),
});

/** Takes a receiving address away; the list follows. Rejects with PlatformError. */
export const removeReceivingAddress = action({
  changes: ['payout-accounts'],
  waits: true,
  call: removePayoutAccount,
});

/** Asks for a withdrawal, once; balance and list follow. Rejects with PlatformError. */
export const askWithdrawal = action({
  changes: MOVED,
  once: ({
    payoutAccountId,
    amount,
    mobileNum,
  }: {
    payoutAccountId: string;
    amount: number;
    mobileNum: string;
    paymentPassword: string;
  }) => ({
    place: 'withdraw/ask',
    wish: { payoutAccountId, amount, mobileNum },
  }),
  call: createWithdrawal,
});

/** Says what has come of a withdrawal; balance and list follow. Rejects with PlatformError. */
export const answerReceipt = action({
  changes: MOVED,
  send({ client }, { id, amount }: Pick<Withdrawal, 'id' | 'amount'>, { receipt, receivedAmount, ...proof }: ReceiptDraft) {
    const received = receipt === 'partly' ? receivedAmount : receipt === 'received' ? amount : 0;
    return confirmWithdrawReceipt(client, { id, receipt, receivedAmount: received, remainingAmount: amount - received, ...proof });
  },
});

/** Calls a withdrawal off; balance and list follow, whatever has become of it. Rejects with PlatformError. */
export const callOffWithdrawal = action({ changes: MOVED, call: cancelWithdrawal });

export function refreshWithdrawals({ queries }: Pick<Core, 'queries'>): void {
  void queries.changed(['withdrawals']);
}
