import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/call.js';
import { isPlatformError } from '../api/errors.js';
import type { Events, Session, Wallet } from './core.js';
import type { Page } from './environment.js';
import { loadSection } from './load-section.js';
import type { Values } from './storage.js';

type State = ReturnType<Wallet['store']['getState']>;
export interface WalletParts {
  client: Client;
  session: Session;
  events: Events;
  /** Local storage. */
  kept: Values;
  page?: Page;
  signal: AbortSignal;
}

/** The balance: only what the platform answered, never counted up here. */
export function createWallet({ client, session, events, kept, page, signal }: WalletParts): Wallet {
  const store = createStore<State>(() => ({ loading: false, hidden: kept.get('balance-hidden') === '1' }));
  let underWay: Promise<void> | undefined;
  let again = false;

  async function ask() {
    const token = session.token();
    if (!token || session.store.getState().state !== 'real') return;
    store.setState({ loading: true });
    try {
      const { getBalance } = await loadSection(() => import('./signed-in.js'));
      const balance = await getBalance(client, { signal });
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
  /** One request at a time; who asks meanwhile gets the answer of one more, because the balance may have moved. */
  async function refresh() {
    if (underWay) {
      again = true;
      return underWay;
    }
    underWay = (async () => {
      do {
        again = false;
        await ask();
      } while (again);
    })();
    await underWay.finally(() => (underWay = undefined));
  }

  session.store.subscribe(({ state }) => {
    if (state !== 'real') store.setState({ balance: undefined, error: undefined });
  });
  // A game in a window of its own may have moved the balance.
  page?.document.addEventListener('visibilitychange', () => void (page.document.visibilityState === 'visible' && refresh()), { signal });

  return {
    store,
    refresh,
    setHidden(hidden) {
      kept.set('balance-hidden', hidden ? '1' : '0');
      store.setState({ hidden });
    },
  };
}
