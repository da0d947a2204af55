import type { GameFilter } from '../../../api/games/games.js';
import { flame, heart, history, layoutGrid } from '../../../ui/atoms/icons.js';

/** Values of the filter in attribute and address (CON-61). */
export const FILTERS: readonly GameFilter[] = ['ALL', 'HOT', 'FAV', 'RECENT', 'NEW'];

/** The four of the filter bar, in order (LOB-08); NEW is valid but has no chip (OP-23). */
export const FILTER_CHIPS = [
  { value: 'ALL', icon: layoutGrid, text: 'common.all' },
  { value: 'HOT', icon: flame, text: 'lobby.hot' },
  { value: 'FAV', icon: heart, text: 'lobby.favourites' },
  { value: 'RECENT', icon: history, text: 'lobby.recent' },
] as const satisfies readonly { value: GameFilter; icon: string; text: string }[];

/** What a list of the account asks for (LOB-06, LOB-07); undefined for lists that are everybody's. */
export function accountActionOf(filter: GameFilter | ''): 'favourites' | 'recent' | undefined {
  if (filter === 'FAV') return 'favourites';
  return filter === 'RECENT' ? 'recent' : undefined;
}

/** Whether the platform's call for this list knows least bet and lines (API-31): the lists that it gives whole do not. */
export function narrowsByStakes(filter: GameFilter | ''): boolean {
  return filter === '' || filter === 'ALL' || filter === 'NEW';
}
