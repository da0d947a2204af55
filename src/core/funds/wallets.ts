import {
  collectWallets,
  listWallets,
  MAIN_WALLET,
  transferBetweenWallets,
  transferToUpline,
  type VendorWallet,
} from '../../api/money/funds.js';
import { getMerchantWallet } from '../../api/money/wallet.js';
import type { Core } from '../parts/core.js';
import { action, tellChanged } from '../data/action.js';
import { resource } from '../data/resource.js';

export { MAIN_WALLET } from '../../api/money/funds.js';

/** One wallet for all vendors, or one for each (WAL-03, OP-51); asked for once a session (WAL-04). */
export const singleWallet = resource({
  name: 'merchant-wallet',
  scope: 'account',
  tags: ['wallets'],
  staleAfter: Infinity,
  call: async client => (await getMerchantWallet(client)).isSingle,
});

/** Every wallet of the account, the main one first. */
export const vendorWallets = resource({
  name: 'wallets',
  scope: 'account',
  tags: ['wallets'],
  staleAfter: 0,
  call: listWallets,
});

/** Moves money between two wallets of the account, once; the balance and the list follow. Rejects with PlatformError. */
export const moveMoney = action({
  changes: ['balance', 'wallets'],
  once: (move: { from: string; to: string; amount: number }) => ({ place: 'wallets/transfer', wish: move }),
  call: transferBetweenWallets,
});

/** Brings everything into the main wallet, once; answers how much that was, in minor units. Rejects with PlatformError. */
export const collectMoney = action({
  changes: ['balance', 'wallets'],
  once: () => ({ place: 'wallets/collect', wish: '' }),
  send: async ({ client }, key) => (await collectWallets(client, key)).collected,
});

/** Moves money to the direct upline, once; the balance follows. Rejects with PlatformError. */
export const sendToUpline = action({
  changes: ['balance', 'wallets'],
  once: ({ amount, remark }: { amount: number; remark: string; paymentPassword: string }) => ({
    place: 'upline/transfer',
    wish: { amount, remark },
  }),
  call: transferToUpline,
});

/** What lies outside of the main wallet, minor units. */
export function heldByVendors(wallets: readonly VendorWallet[]): number {
  return wallets.reduce((sum, { vendor, balance }) => (vendor === MAIN_WALLET ? sum : sum + balance), 0);
}

/** Money has moved: every figure on the page is asked for again. */
export function followMoney(core: Pick<Core, 'queries' | 'wallet'>): void {
  void tellChanged(core, ['balance', 'wallets']);
}
