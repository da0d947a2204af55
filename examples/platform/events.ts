/** What the parts of the platform tell each other inside the process, after the transaction that made it true: said inside of it by `tell`. */
export interface PlatformEventMap {
  'bet-settled': { accountId: number; nodeId: number; stake: number; payout: number };
  /** New balance of an account's main wallet, minor units; the ledger tells it. */
  'balance-changed': { accountId: number; balance: number };
  /** Something changed for an account: money or points (the ledger tells it), a letter (whoever sends it does), a decision. Of all accounts without a number. */
  'account-changed': { accountId?: number };
  /** Something was said, read, opened or closed in a live chat. */
  'chat-changed': { id: number };
  /** A session of an account has ended: logged out, taken back, or by a new password. */
  'session-ended': { accountId: number };
  'outbox-added': { id: number };
  'status-changed': undefined;
  'catalogue-changed': undefined;
  /** Help texts and other pages of words. */
  'content-changed': undefined;
}

export interface PlatformEvents {
  emit<K extends keyof PlatformEventMap>(name: K, detail: PlatformEventMap[K]): void;
  /** Returns what ends the listening. */
  on<K extends keyof PlatformEventMap>(name: K, listener: (detail: PlatformEventMap[K]) => void): () => void;
}

export function createEvents(onListenerError: (error: unknown) => void): PlatformEvents {
  const listeners: { [K in keyof PlatformEventMap]?: Set<(detail: PlatformEventMap[K]) => void> } = {};
  return {
    emit(name, detail) {
      for (const listener of listeners[name] ?? []) {
        try {
          listener(detail);
        } catch (error) {
          onListenerError(error);
        }
      }
    },
    on(name, listener) {
      const ofName: Set<typeof listener> = listeners[name] ?? new Set();
      Object.assign(listeners, { [name]: ofName });
      ofName.add(listener);
      return () => void ofName.delete(listener);
    },
  };
}
