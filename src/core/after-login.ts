import type { Core } from './core.js';

/** What a real account's login loads (SES-08, SES-09, SES-42, ROL-31). Nothing waits for it; a failure shows where it is looked at. */
export function loadLoginInfo({ account, queries, wallet }: Core): Promise<unknown> {
  return Promise.allSettled([
    wallet.refresh(),
    queries.fetch(account.unread()),
    queries.fetch(account.icon()),
    queries.fetch(account.consolidated()),
    queries.fetch(account.recentGames()),
  ]);
}
