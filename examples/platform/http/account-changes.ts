import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Platform } from '../platform.js';
import type { Seal } from './seal.js';

/** One account's changes, as an open page of it follows them. */
interface FollowedAccount {
  /** Something changed since the ticket was given. */
  isBehind: boolean;
  /** Names the account to the platform alone, and what of its changes is known to this process. */
  ticket(): string;
  /** Returns what ends the listening. */
  listen(listener: () => void): () => void;
}
/** What changes for an account, whoever caused it: every booking of money or points, a decision, a letter, the end of a session. */
export interface AccountChanges {
  /** For the account itself; whoever else holds it learns only that something changed. */
  ticket(accountId: number): Promise<string>;
  /** Undefined for what is no ticket. One that another process gave, or this one before it was started anew, is behind. */
  find(ticket: string): Promise<FollowedAccount | undefined>;
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

export function createAccountChanges(platform: Platform, seal: Pick<Seal, 'derive'>): AccountChanges {
  const process = randomBytes(4).toString('hex');
  const byId = new Map<number, Entry>();
  let key: Promise<Uint8Array> | undefined;
  const words = async () => accountWords(await (key ??= seal.derive('account tickets', '')));

  platform.events.on('account-changed', ({ accountId }) => {
    if (accountId !== undefined) return tellOne(byId.get(accountId));
    for (const entry of byId.values()) entry.count++;
    void tell([...byId.values()]);
  });
  // The page asks again, and so learns whether the session was its own.
  platform.events.on('session-ended', ({ accountId }) => tellOne(byId.get(accountId)));
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
  const ticketOf = ({ word, count }: Entry) => `${word}.${process}${count}`;
  async function entryOf(accountId: number): Promise<Entry> {
    const { write } = await words();
    // Nothing is awaited between looking and keeping: two callers at once get the same.
    let entry = byId.get(accountId);
    if (!entry) byId.set(accountId, (entry = { word: write(accountId), count: 0, listeners: new Set(), isDue: false }));
    return entry;
  }
  return {
    ticket: async accountId => ticketOf(await entryOf(accountId)),
    async find(ticket) {
      const accountId = (await words()).read(ticket.split('.', 1)[0] ?? '');
      if (accountId === undefined) return undefined;
      const entry = await entryOf(accountId);
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

const ALGORITHM = 'aes-256-ecb';
const HALF = 8;
const BLOCK = 2 * HALF;

/** An account's number as a word that only the platform can read or make: one block, half of it empty. */
function accountWords(key: Uint8Array) {
  return {
    write(accountId: number): string {
      const block = Buffer.alloc(BLOCK);
      block.writeBigUInt64BE(BigInt(accountId), HALF);
      return createCipheriv(ALGORITHM, key, null).setAutoPadding(false).update(block).toString('base64url');
    },
    read(word: string): number | undefined {
      const block = Buffer.from(word, 'base64url');
      if (block.length !== BLOCK) return undefined;
      const plain = createDecipheriv(ALGORITHM, key, null).setAutoPadding(false).update(block);
      return plain.readBigUInt64BE(0) === 0n ? Number(plain.readBigUInt64BE(HALF)) : undefined;
    },
  };
}
