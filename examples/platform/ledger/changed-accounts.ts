import type { Trx } from '../platform.js';

const changed = new WeakMap<Trx, Set<number>>();

/** Notes that a transaction moves money or points of an account; whoever runs the transaction tells it once it stands. */
export function noteChanged(trx: Trx, accountId: number): void {
  const accounts = changed.get(trx);
  if (accounts) accounts.add(accountId);
  else changed.set(trx, new Set([accountId]));
}

/** Whose money or points the transaction has moved. */
export function changedAccounts(trx: Trx): Iterable<number> {
  return changed.get(trx) ?? [];
}
