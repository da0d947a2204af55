import { collectWallets, listWallets, MAIN_WALLET, transferBetweenWallets, transferToUpline, type VendorWallet } from '../../api/funds.js';
import { getMerchantWallet } from '../../api/wallet.js';
import type { Core, Query } from '../core.js';

export { MAIN_WALLET } from '../../api/funds.js';

type Asking = Pick<Core, 'client' | 'queries' | 'wallet'>;

const WALLETS = 'funds/wallets';

/** One wallet for all vendors, or one for each (WAL-03, OP-51); asked for once a session (WAL-04). */
export function singleWallet({ client }: Pick<Core, 'client'>): Query<boolean> {
  return {
    key: 'funds/merchant-wallet',
    personal: true,
    staleAfter: Infinity,
    load: async signal => (await getMerchantWallet(client, { signal })).isSingle,
  };
}

/** Every wallet of the account, the main one first. */
export function vendorWallets({ client }: Pick<Core, 'client'>): Query<VendorWallet[]> {
  return { key: WALLETS, personal: true, staleAfter: 0, load: signal => listWallets(client, { signal }) };
}

/** Moves money between two wallets of the account; the balance and the list follow, also when there was no answer. Rejects with PlatformError. */
export async function moveMoney(core: Asking, move: { from: string; to: string; amount: number }, key: string): Promise<void> {
  await transferBetweenWallets(core.client, move, key).finally(() => followMoney(core));
}

/** Brings everything into the main wallet; answers how much that was, in minor units. Rejects with PlatformError. */
export async function collectMoney(core: Asking, key: string): Promise<number> {
  const { collected } = await collectWallets(core.client, key).finally(() => followMoney(core));
  return collected;
}

/** Moves money to the direct upline; the balance follows. Rejects with PlatformError. */
export async function sendToUpline(
  core: Asking,
  request: { amount: number; remark: string; paymentPassword: string },
  key: string,
): Promise<void> {
  await transferToUpline(core.client, request, key).finally(() => followMoney(core));
}

/** What lies outside of the main wallet, minor units. */
export function heldByVendors(wallets: readonly VendorWallet[]): number {
  return wallets.reduce((sum, { vendor, balance }) => (vendor === MAIN_WALLET ? sum : sum + balance), 0);
}

/** After something was changed: a list that was on its way already would not know of it, so it is asked for once more. */
export async function askAnew({ queries }: Pick<Core, 'queries'>, keyOrPrefix: string): Promise<void> {
  await queries.refresh(keyOrPrefix);
  await queries.refresh(keyOrPrefix);
}

/** After money has moved: every figure on the page is asked for again. */
export function followMoney({ queries, wallet }: Pick<Core, 'queries' | 'wallet'>): void {
  void wallet.refresh();
  void askAnew({ queries }, WALLETS);
}
