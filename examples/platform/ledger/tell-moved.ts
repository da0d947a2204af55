import type { Trx } from '../platform.js';
import { tell } from '../tell.js';
import { MAIN, type WalletOwner } from './wallets.js';

/** Tells of money that moved: the account's pages, and of its main wallet the balance, minor units. The house needs no word. */
export function tellMoved(trx: Trx, wallet: WalletOwner, balance: number): void {
  if (!('account' in wallet)) return;
  tell(trx, 'account-changed', { accountId: wallet.account });
  if ((wallet.vendor ?? MAIN) === MAIN) tell(trx, 'balance-changed', { accountId: wallet.account, balance });
}
