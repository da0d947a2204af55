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
  type PayoutAccount,
  type PayoutKind,
  type ReceiptAnswer,
  type WithdrawConfig,
  type Withdrawal,
} from '../../api/withdraw.js';
import { isSameName } from '../../api/same-name.js';
import type { Core, MessageText, Query } from '../core.js';
import { askAnew, followMoney } from './wallets.js';

export { isSameName } from '../../api/same-name.js';
export { PAYOUT_KINDS } from '../../api/withdraw.js';

type Asking = Pick<Core, 'client' | 'queries' | 'wallet'>;
export interface ReceiptDraft {
  receipt: ReceiptAnswer;
  /** Minor units. */
  receivedAmount: number;
  proofImages: readonly string[];
  /** In words, what did not come. */
  claim: string;
}

const CONFIG = 'funds/withdraw-config';
const ACCOUNTS = 'funds/payout-accounts';
const LIST = 'funds/withdrawals?';

/** What a withdrawal must keep to, and whether there is a withdraw password. */
export function withdrawConfig({ client }: Pick<Core, 'client'>): Query<WithdrawConfig> {
  return { key: CONFIG, personal: true, staleAfter: 0, load: signal => getWithdrawConfig(client, { signal }) };
}

/** The receiving addresses. */
export function payoutAccounts({ client }: Pick<Core, 'client'>): Query<PayoutAccount[]> {
  return { key: ACCOUNTS, personal: true, load: signal => listPayoutAccounts(client, { signal }) };
}

/** The account's withdrawals, newest first, ten a page from 1. */
export function withdrawals(
  { client }: Pick<Core, 'client'>,
  page: number,
): Query<{ list: Withdrawal[]; totalPages: number; serverTime?: number }> {
  return { key: `${LIST}${page}`, personal: true, staleAfter: 0, load: signal => listWithdrawals(client, page, { signal }) };
}

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
export async function addReceivingAddress(
  { client, queries }: Asking,
  account: { kind: PayoutKind; address: string; holder: string; paymentPassword: string },
): Promise<PayoutAccount> {
  const added = await addPayoutAccount(client, { ...account, address: plainAddress(account.kind, account.address) });
  await queries.refresh(ACCOUNTS);
  return added;
}

/** Takes a receiving address away; the list follows. Rejects with PlatformError. */
export async function removeReceivingAddress({ client, queries }: Asking, removal: { id: string; paymentPassword: string }): Promise<void> {
  await removePayoutAccount(client, removal);
  await queries.refresh(ACCOUNTS);
}

/** Asks for a withdrawal once per key; balance and list follow, also when there was no answer. Rejects with PlatformError. */
export function askWithdrawal(
  core: Asking,
  request: { payoutAccountId: string; amount: number; mobileNum: string; paymentPassword: string },
  key: string,
): Promise<Withdrawal> {
  return createWithdrawal(core.client, request, key).finally(() => {
    void askAnew(core, LIST);
    followMoney(core);
  });
}

/** Says what has come of a withdrawal; balance and list follow. Rejects with PlatformError. */
export async function answerReceipt(
  core: Asking,
  { id, amount }: Pick<Withdrawal, 'id' | 'amount'>,
  { receipt, receivedAmount, ...proof }: ReceiptDraft,
): Promise<void> {
  const received = receipt === 'partly' ? receivedAmount : receipt === 'received' ? amount : 0;
  await confirmWithdrawReceipt(core.client, {
    id,
    receipt,
    receivedAmount: received,
    remainingAmount: amount - received,
    ...proof,
  }).finally(() => {
    void askAnew(core, LIST);
    followMoney(core);
  });
}

/** Calls a withdrawal off; balance and list follow, whatever has become of it. Rejects with PlatformError. */
export async function callOffWithdrawal(core: Asking, id: string): Promise<void> {
  await cancelWithdrawal(core.client, id).finally(() => {
    void askAnew(core, LIST);
    followMoney(core);
  });
}

export function refreshWithdrawals({ queries }: Pick<Core, 'queries'>): void {
  void queries.refresh(LIST);
}
