import type { Banner } from '../../api/content/announcements.js';
import type { Game } from '../../api/games/games.js';
import type { Core } from '../../core/parts/core.js';

/** The game of a banner: among the hot games, else by the banner's title; undefined when the platform does not list it. */
export async function findGame({ catalogue, queries }: Core, gameId: string, title: Banner['title']): Promise<Game | undefined> {
  const hot = await queries.fetch(catalogue.hotGames());
  const found = hot.find(game => game.id === gameId);
  if (found || !title) return found;
  const { games } = await queries.fetch(catalogue.games({ name: title, page: 1, pageSize: 18 }));
  return games.find(game => game.id === gameId);
}
