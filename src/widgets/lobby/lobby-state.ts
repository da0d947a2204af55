import type { GameFilter } from '../../api/games.js';
import type { Location } from '../../core/core.js';
import { FILTERS } from './filter.js';

/** What the lobby shows. Empty strings mean "not narrowed"; with all of them empty it is the home view (LOB-15). */
export interface LobbyState {
  category: string;
  vendor: string;
  subcategory: string;
  filter: GameFilter | '';
  search: string;
  /** From 1. */
  page: number;
}
export type LobbyScreen = 'home' | 'vendors' | 'games';

/** Longest search that the platform is asked; a field takes no more, and an address is cut. */
export const SEARCH_LENGTH = 60;
export const HOME: LobbyState = { category: '', vendor: '', subcategory: '', filter: '', search: '', page: 1 };

const LAST_PAGE = 9999; // what a link may ask for

/** Entered through a vendor, because the single games are the vendor's own (OP-77). */
const VENDOR_CATEGORIES: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']);

export function screenOf(state: LobbyState): LobbyScreen {
  if (state.filter || state.search || state.vendor) return 'games';
  if (!state.category) return 'home';
  return VENDOR_CATEGORIES.has(state.category) ? 'vendors' : 'games';
}

/** Another category starts afresh: all vendors, first page, no search (LOB-17, LOB-18, LOB-19). */
export function chooseCategory(category: string): LobbyState {
  return { ...HOME, category };
}

/** Another vendor shows all its subcategories (LOB-20). */
export function chooseVendor(state: LobbyState, vendor: string): LobbyState {
  return { ...kept(state), vendor, subcategory: '' };
}

export function chooseSubcategory(state: LobbyState, subcategory: string): LobbyState {
  return { ...kept(state), subcategory };
}

/** "All" inside a category is the category itself; without one it is the list of all games. */
export function chooseFilter(state: LobbyState, filter: GameFilter): LobbyState {
  return { ...kept(state), filter: filter === 'ALL' && state.category ? '' : filter };
}

/** Clearing the search on what began as the home view leads back to it. */
export function chooseSearch(state: LobbyState, search: string): LobbyState {
  return { ...state, search: search.trim(), page: 1 };
}

export function choosePage(state: LobbyState, page: number): LobbyState {
  return { ...state, page: Math.max(1, Math.min(Math.trunc(page) || 1, LAST_PAGE)) };
}

/** Reads the state out of an address: the route gives the category, the query the rest. Unknown values are left out. */
export function stateOfLocation({ route, query }: Pick<Location, 'route' | 'query'>): LobbyState {
  const filter = FILTERS.find(known => known === query.filter?.toUpperCase());
  return choosePage(
    {
      category: route.params?.type ?? query.category ?? '',
      vendor: query.vendor ?? query.vassalage ?? '',
      subcategory: query.class ?? '',
      filter: filter ?? (route.screen === 'search' ? 'ALL' : ''),
      search: (query.q ?? query.gameName ?? '').trim().slice(0, SEARCH_LENGTH),
      page: 1,
    },
    Number(query.page),
  );
}

/** Query values of a state; empty ones leave the address. The names of links from outside are replaced by ours. */
export function queryOf(state: LobbyState): Record<string, string> {
  return {
    vendor: state.vendor,
    class: state.subcategory,
    filter: state.filter,
    q: state.search,
    page: state.page > 1 ? String(state.page) : '',
    vassalage: '',
    gameName: '',
  };
}

function kept(state: LobbyState): LobbyState {
  // "All games" is how a list without category is reached; narrowing it must not lead back home.
  return { ...state, filter: state.filter || (state.category ? '' : 'ALL'), page: 1 };
}
