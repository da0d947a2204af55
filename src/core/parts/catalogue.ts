import type { Announcements } from '../../api/content/announcements.js';
import type { Category, Game, GamePage, GameQuery } from '../../api/games/games.js';
import type { Winner } from '../../api/games/winners.js';
import type { Query } from './queries.js';

export interface Catalogue {
  /** Categories after the sports split (LOB-38..40); those without vendors are left out (NAV-56). */
  categories(): Query<Category[]>;
  /** LOB-37: asks the platform by default; `flush: false` gives the cache when there is one. */
  loadCategories(options?: { flush?: boolean }): Promise<Category[]>;
  games(query: GameQuery): Query<GamePage>;
  hotGames(type?: string, vendorCode?: string): Query<Game[]>;
  winners(): Query<Winner[]>;
  announcements(): Query<Announcements>;
  /** The page's hot games first of the same type, then of others, without the game itself, at most 12 (OP-26). */
  recommendations(game: Pick<Game, 'id' | 'type'>): Query<Game[]>;
  /** Absolute address of a picture on one of the image hosts (CON-78); http(s) and data only. */
  imageUrl(url: string): string;
}
