import type { StoreApi } from 'zustand/vanilla';
import { isPlatformError } from '../../api/wire/errors.js';
import { getBalance } from '../../api/money/wallet.js';
import { knownError } from '../data/known-error.js';
import type { Wallet } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

/** Asks for the balance and shows it, or why it is not known; an answer for a token that has gone is not used, and a renewed one asks again. */
export async function refreshBalance(
  { client, session, events }: Shared,
  store: StoreApi<ReturnType<Wallet['store']['getState']>>,
): Promise<void> {
  const { setState, getState } = store;
  let token: string | undefined;
  setState({ loading: true });
  try {
    do {
      token = session.token();
      const balance = await getBalance(client).catch(knownError);
      if (session.token() !== token) continue;
      if (isPlatformError(balance)) {
        if (balance.code !== 'aborted') setState({ error: balance });
        continue;
      }
      const before = getState().balance;
      setState({ balance, error: undefined });
      if (before?.amount !== balance.amount || before.currency !== balance.currency)
        events.emit('balance', { amount: balance.amount, currency: balance.currency });
    } while (session.token() !== token && session.store.getState().state === 'real');
  } finally {
    setState({ loading: false });
  }
}
