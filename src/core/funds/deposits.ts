import { cancelDeposit, createDeposit, listDepositMethods, listDeposits, type DepositMethod } from '../../api/money/deposit.js';
import type { Core } from '../parts/core.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

/** Ways to deposit, in the player's language. */
export const depositMethods = resource({
  name: 'deposit-methods',
  scope: 'account+language',
  tags: ['deposits'],
  call: listDepositMethods,
});

/** The account's orders, newest first, ten a page from 1. */
export const depositOrders = resource({
  name: 'deposits',
  scope: 'account+language',
  tags: ['deposits'],
  staleAfter: 0,
  call: (client, page: number) => listDeposits(client, { page }),
});

/** Fee of a way in minor units, paid beside the amount. */
export function depositFee({ feePermille }: Pick<DepositMethod, 'feePermille'>, amount: number): number {
  return Math.round((amount * feePermille) / 1000);
}

/** Orders a deposit, once; the list follows. Rejects with PlatformError. */
export const orderDeposit = action({
  changes: ['deposits'],
  once: (order: { methodId: string; amount: number; proof?: string }) => ({ place: 'deposit/order', wish: order }),
  call: createDeposit,
});

/** Takes a pending order back; the list follows, whatever has become of it. Rejects with PlatformError. */
export const takeBackDeposit = action({ changes: ['deposits'], call: cancelDeposit });

/** While orders are pending: asks what has become of them. */
export function refreshDeposits({ queries }: Pick<Core, 'queries'>): void {
  void queries.changed(['deposits']);
}
