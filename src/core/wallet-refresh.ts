import type { StoreApi } from 'zustand/vanilla';
import { isPlatformError } from '../api/errors.js';
import { getBalance } from '../api/wallet.js';
import type { Wallet } from './core.js';
import type { Shared } from './shared.js';

/** Asks for the balance and shows it; an answer for a session that has ended meanwhile is not used. */
export async function refreshBalance({ client, session, events }: Shared, store: StoreApi<ReturnType<Wallet['store']['getState']>>): Promise<void> {
  const token = session.token();
  store.setState({ loading: true });
  try {
    const balance = await getBalance(client);
    if (session.token() !== token) return;
    const before = store.getState().balance;
    store.setState({ balance, error: undefined });
    if (before?.amount !== balance.amount || before.currency !== balance.currency)
      events.emit('balance', { amount: balance.amount, currency: balance.currency });
  } catch (error) {
    if (session.token() === token && isPlatformError(error) && error.code !== 'aborted') store.setState({ error });
  } finally {
    store.setState({ loading: false });
  }
}
