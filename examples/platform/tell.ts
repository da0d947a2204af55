import type { PlatformEventMap, PlatformEvents } from './events.js';
import type { Trx } from './platform.js';

/** What a transaction says of itself. */
export interface Telling {
  name: keyof PlatformEventMap;
  detail: unknown;
  to(events: PlatformEvents): void;
}

const tellings = new WeakMap<Trx, Map<unknown, Telling>>();

/** By what a repeat is known, where not by its every word: of several balances the last is told, and two bets may be equal in every figure. */
const SAME: { [K in keyof PlatformEventMap]?: (detail: PlatformEventMap[K]) => unknown } = {
  'balance-changed': ({ accountId }) => `balance-changed ${accountId}`,
  'bet-settled': () => Symbol(),
};

/** Says inside a transaction what it changes: told once it stands, the same thing once, and nothing of what was rolled back. */
export function tell<K extends keyof PlatformEventMap>(trx: Trx, name: K, detail: PlatformEventMap[K]): void {
  const ofTrx = tellings.get(trx) ?? new Map<unknown, Telling>();
  tellings.set(
    trx,
    ofTrx.set(SAME[name]?.(detail) ?? `${name} ${JSON.stringify(detail)}`, { name, detail, to: events => events.emit(name, detail) }),
  );
}

/** What a transaction has said, for whoever runs it. */
export function tellingsOf(trx: Trx): Telling[] {
  return [...(tellings.get(trx)?.values() ?? [])];
}
