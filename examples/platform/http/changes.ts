import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlatformEventMap } from '../events.js';
import type { Platform } from '../platform.js';
import { createAccountChanges, type AccountChanges } from './account-changes.js';
import type { Seal } from './seal.js';

/** What an open page may have to read again: its status, the offer, or texts. */
export type ChangeKind = 'status' | 'catalogue' | 'content';
type OnChange = (kind: ChangeKind) => void;

/** What the operator changed while a page stands open: how often, and who wants to hear of it. */
export interface Changes {
  /** Names what is in force; another name means that something changed, or that a process answers which counts by itself. */
  revision(): string;
  readonly accounts: AccountChanges;
  readonly listeners: number;
  /** Returns what ends the listening. */
  listen(listener: OnChange): () => void;
}

export const CHANGE_KINDS: readonly ChangeKind[] = ['status', 'catalogue', 'content'];
const EVENTS: Record<ChangeKind, keyof PlatformEventMap> = {
  status: 'status-changed',
  catalogue: 'catalogue-changed',
  content: 'content-changed',
};
/** Those told at once; the next as many follow after the pause, so that their questions do not all come together. */
const AT_ONCE = 500;
const PAUSE_MS = 20;

export function createChanges(platform: Platform, seal: Pick<Seal, 'derive'>): Changes {
  const process = randomBytes(4).toString('hex');
  const listeners = new Set<OnChange>();
  let count = 0;

  async function tell(kind: ChangeKind): Promise<void> {
    let told = 0;
    for (const listener of [...listeners]) {
      if (++told % AT_ONCE === 0) await wait(PAUSE_MS);
      if (listeners.has(listener)) listener(kind);
    }
  }
  for (const kind of CHANGE_KINDS) {
    platform.events.on(EVENTS[kind], () => {
      count++;
      void tell(kind);
    });
  }
  return {
    revision: platform.revision ?? (() => `${process}-${count}`),
    accounts: createAccountChanges(platform, seal),
    get listeners() {
      return listeners.size;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
