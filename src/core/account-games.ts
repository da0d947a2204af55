import { listFavouriteGames } from '../api/favourite-games.js';
import { listRecentGames, type Game } from '../api/games.js';
import type { Core, Query } from './core.js';

/** How many pages of twelve the recent list reaches back. */
const RECENT_PAGES = 4;

/** The account's favourites as games (LOB-41); a heart given or taken since then is the reader's to apply. */
export function favouriteGames({ client, session }: Pick<Core, 'client' | 'session'>): Query<Game[]> {
  return personal(`favourite-games:${client.language()}`, signal => listFavouriteGames(client, session.token() ?? '', { signal }));
}

/** The games that the account played last, in one piece, so that a category, a provider or a search can narrow them. */
export function recentGames({ client }: Pick<Core, 'client'>): Query<Game[]> {
  return personal(`recent-games:${client.language()}`, async signal => {
    const first = await listRecentGames(client, 1, { signal });
    const further = Array.from({ length: Math.min(first.totalPages, RECENT_PAGES) - 1 }, (_, index) => listRecentGames(client, index + 2, { signal }));
    return [first, ...(await Promise.all(further))].flatMap(page => page.list);
  });
}

/** Asked for anew whenever somebody begins to look: both change by playing. */
function personal(key: string, load: Query<Game[]>['load']): Query<Game[]> {
  return { key: `account/${key}`, personal: true, staleAfter: 0, load };
}
