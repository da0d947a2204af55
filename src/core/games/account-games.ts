import { listRecentGames } from '../../api/games/games.js';
import { resource } from '../data/resource.js';

/** How many pages of twelve the recent list reaches back. */
const RECENT_PAGES = 4;

/** The games that the account played last, in one piece, so that a category, a provider or a search can narrow them. */
export const recentGames = resource({
  name: 'recent-games',
  scope: 'account+language',
  tags: ['own-games'],
  staleAfter: 0, // Playing changes it.
  call: async client => {
    const first = await listRecentGames(client, 1);
    const further = Array.from({ length: Math.min(first.totalPages, RECENT_PAGES) - 1 }, (_, index) => listRecentGames(client, index + 2));
    return [first, ...(await Promise.all(further))].flatMap(page => page.list);
  },
});
