import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../platform.js';

/** One account's changes, as an open page of it follows them. */
interface FollowedAccount {
  /** Something changed since the ticket was given. */
  isBehind: boolean;
  /** Names the account to this process alone, and what of its changes is known. */
  ticket(): string;
  /** Returns what ends the listening. */
  listen(listener: () => void): () => void;
}
/** What changes for an account, whoever caused it: every booking of money or points, a decision, a letter. */
export interface AccountChanges {
  /** For the account itself; whoever else holds it learns only that something changed. */
  ticket(accountId: number): string;
  /** Undefined for a ticket of another process. */
  find(ticket: string): FollowedAccount | undefined;
}
interface Entry {
  word: string;
  count: number;
  listeners: Set<() => void>;
  /** Those who listen are told soon. */
  isDue: boolean;
}

/** What happens to an account within this time is told once: a burst of bets makes no burst of questions. */
const GATHER_MS = 100;
/** Those told at once of what concerns everybody. */
const AT_ONCE = 500;
const PAUSE_MS = 20;

export function createAccountChanges(platform: Platform): AccountChanges {
  const byId = new Map<number, Entry>();
  const byWord = new Map<string, Entry>();

  platform.events.on('account-changed', ({ accountId }) => {
    if (accountId !== undefined) return tellOne(byId.get(accountId));
    for (const entry of byId.values()) entry.count++;
    void tell([...byId.values()]);
  });
  function tellOne(entry: Entry | undefined): void {
    // Nobody has asked for this account yet: there is nothing to be behind of.
    if (!entry) return;
    entry.count++;
    if (entry.isDue || entry.listeners.size === 0) return;
    entry.isDue = true;
    setTimeout(() => {
      entry.isDue = false;
      void tell([entry]);
    }, GATHER_MS).unref();
  }
  async function tell(entries: readonly Entry[]): Promise<void> {
    let told = 0;
    for (const listener of entries.flatMap(({ listeners }) => [...listeners])) {
      if (++told % AT_ONCE === 0) await wait(PAUSE_MS);
      listener();
    }
  }
  const ticketOf = ({ word, count }: Entry) => `${word}.${count}`;
  return {
    ticket(accountId) {
      let entry = byId.get(accountId);
      if (!entry) {
        entry = { word: randomBytes(18).toString('base64url'), count: 0, listeners: new Set(), isDue: false };
        byId.set(accountId, entry);
        byWord.set(entry.word, entry);
      }
      return ticketOf(entry);
    },
    find(ticket) {
      const entry = byWord.get(ticket.split('.', 1)[0] ?? '');
      if (!entry) return undefined;
      return {
        isBehind: ticketOf(entry) !== ticket,
        ticket: () => ticketOf(entry),
        listen(listener) {
          entry.listeners.add(listener);
          return () => void entry.listeners.delete(listener);
        },
      };
    },
  };
}
