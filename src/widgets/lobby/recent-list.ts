import type { Game } from '../../api/games.js';
import type { Core, Query } from '../../core/core.js';

/** How many pages of twelve the list reaches back. */
const PAGES = 4;

/** The games the account played last in one piece, so that category, provider and search narrow them like any other list. */
export function recentList({ account, language, queries }: Core): Query<Game[]> {
  return {
    key: `lobby/recent/${language.store.getState().language}`,
    personal: true,
    staleAfter: 0,
    async load() {
      const first = await queries.fetch(account.recentGames(1));
      const further = Array.from({ length: Math.min(first.totalPages, PAGES) - 1 }, (_, index) => queries.fetch(account.recentGames(index + 2)));
      return [first, ...(await Promise.all(further))].flatMap(page => page.list);
    },
  };
}
