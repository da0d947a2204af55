import type { Game } from '../../api/games/games.js';
import type { Readable } from './readable.js';

export type FavouriteGame = Pick<Game, 'id' | 'vendorCode' | 'type'>;
export interface Favourites {
  /** `isOff`: the platform has no favourites. */
  readonly store: Readable<{ ids: ReadonlySet<string>; isOff?: boolean }>;
  /** Optimistic, throttled to one a second (LOB-29..32, CON-05). Asks for login itself. */
  toggle(game: FavouriteGame, from?: EventTarget): Promise<void>;
  /** Adds; nothing happens when it is one already (LOB-31). */
  add(game: FavouriteGame): Promise<void>;
}
