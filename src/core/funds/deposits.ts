import {
  cancelDeposit,
  createDeposit,
  listDepositMethods,
  listDeposits,
  type DepositMethod,
  type DepositOrder,
} from '../../api/deposit.js';
import type { Core, Query } from '../core.js';
import { askAnew, followMoney } from './wallets.js';

type Asking = Pick<Core, 'client' | 'queries' | 'wallet'>;

const LIST = 'funds/deposits?';

/** Ways to deposit, in the player's language. */
export function depositMethods({ client }: Pick<Core, 'client'>): Query<DepositMethod[]> {
  return { key: `funds/deposit-methods:${client.language()}`, personal: true, load: signal => listDepositMethods(client, { signal }) };
}

/** The account's orders, newest first, ten a page from 1. */
export function depositOrders({ client }: Pick<Core, 'client'>, page: number): Query<{ list: DepositOrder[]; totalPages: number }> {
  return {
    key: `${LIST}${page}:${client.language()}`,
    personal: true,
    staleAfter: 0,
    load: signal => listDeposits(client, { page }, { signal }),
  };
}

/** Fee of a way in minor units, paid beside the amount. */
export function depositFee({ feePermille }: Pick<DepositMethod, 'feePermille'>, amount: number): number {
  return Math.round((amount * feePermille) / 1000);
}

/** Orders a deposit once per key; the list follows, also when there was no answer. Rejects with PlatformError. */
export function orderDeposit(
  { client, queries }: Asking,
  order: { methodId: string; amount: number; proof?: string },
  key: string,
): Promise<DepositOrder> {
  return createDeposit(client, order, key).finally(() => void askAnew({ queries }, LIST));
}

/** Takes a pending order back; the list follows, whatever has become of it. Rejects with PlatformError. */
export async function takeBackDeposit({ client, queries }: Asking, id: string): Promise<void> {
  await cancelDeposit(client, id).finally(() => void askAnew({ queries }, LIST));
}

/** While orders are pending: asks what has become of them. */
export function refreshDeposits({ queries }: Pick<Core, 'queries'>): void {
  void queries.refresh(LIST);
}

/** Something has arrived or failed: every figure on the page is asked for again. */
export { followMoney };
