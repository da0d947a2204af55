import { createStore } from 'zustand/vanilla';
import type { PlatformError } from '../../api/wire/errors.js';
import type { Wallet } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

type State = ReturnType<Wallet['store']['getState']>;

/** The balance: only what the platform answered, never counted up here. */
export function createWallet(shared: Shared): Wallet {
  const { session, local, onDemand } = shared;
  const store = createStore<State>(() => ({ loading: false, hidden: local.get('balance-hidden') === '1' }));
  const isReal = () => session.store.getState().state === 'real';
  let underWay: Promise<void> | undefined;
  let isWanted = false;
  let holds = 0;
  let hasMoved = false;

  /** One request at a time; who asks meanwhile gets the answer of one more, because the balance may have moved. */
  function refresh() {
    isWanted = true;
    return (underWay ??= Promise.resolve().then(ask));
  }
  async function ask() {
    try {
      while (isWanted) {
        isWanted = false;
        if (isReal())
          await onDemand().then(
            code => code.refreshBalance(shared, store),
            (error: PlatformError) => store.setState({ error }),
          );
      }
    } finally {
      // In the same breath as the last look at isWanted: who asks from now on begins anew.
      underWay = undefined;
    }
  }

  function follow() {
    hasMoved = holds > 0;
    if (!hasMoved) void refresh();
  }
  function hold() {
    let isHeld = true;
    holds++;
    return () => {
      if (isHeld) holds--;
      isHeld = false;
      if (hasMoved && holds === 0) follow();
    };
  }

  session.store.subscribe(() => isReal() || store.setState({ balance: undefined, error: undefined }));

  return {
    store,
    refresh,
    follow,
    hold,
    setHidden(hidden) {
      local.set('balance-hidden', hidden ? '1' : '0');
      store.setState({ hidden });
    },
  };
}
