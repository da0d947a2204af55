import { listFavouriteGames, listRecentGames, type Game } from '../api/games.js';
import type { Core, Query } from './core.js';

/** How many pages of twelve the recent list reaches back. */
const RECENT_PAGES = 4;

/** The account's favourite games (LOB-41, CON-23); a heart given or taken since then is the reader's to apply. */
export function favouriteGames({ client, language }: Core): Query<Game[]> {
  return {
    key: `account/favourites?${language.store.getState().language}`,
    personal: true,
    staleAfter: 0,
    load: signal => listFavouriteGames(client, { signal }),
  };
}

/** The account's games played last, newest first (LOB-42). */
export function recentGames({ client, language }: Core): Query<Game[]> {
  return {
    key: `account/recent?${language.store.getState().language}`,
    personal: true,
    staleAfter: 0,
    async load(signal) {
      const first = await listRecentGames(client, 1, { signal });
      const further = Array.from({ length: Math.min(first.totalPages, RECENT_PAGES) - 1 }, (_, index) => listRecentGames(client, index + 2, { signal }));
      return [first, ...(await Promise.all(further))].flatMap(page => page.list);
    },
  };
}
