import type { GameFilter } from '../../../api/games/games.js';
import type { Location } from '../../../core/parts/core.js';
import { FILTERS, narrowsByStakes } from './filter.js';

/** What the lobby shows. Empty strings mean "not narrowed"; with all of them empty it is the home view (LOB-15). */
export interface LobbyState {
  category: string;
  vendor: string;
  subcategory: string;
  filter: GameFilter | '';
  search: string;
  /** Least bet in minor units and least number of lines (API-31); 0 for any. */
  minBet: number;
  minLines: number;
  /** From 1. */
  page: number;
}
export type Stakes = Pick<LobbyState, 'minBet' | 'minLines'>;
export type LobbyScreen = 'home' | 'vendors' | 'games';

/** Longest search that the platform is asked; a field takes no more, and an address is cut. */
export const SEARCH_LENGTH = 60;
const CODE_LENGTH = 40;
export const HOME: LobbyState = { category: '', vendor: '', subcategory: '', filter: '', search: '', minBet: 0, minLines: 0, page: 1 };

const LAST_PAGE = 9999; // what a link may ask for
const MOST_ASKED = 1_000_000;

/** Entered through a vendor, because the single games are the vendor's own (OP-77). */
const VENDOR_CATEGORIES: ReadonlySet<string> = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']);

export function screenOf(state: LobbyState): LobbyScreen {
  if (state.filter || state.search || state.vendor || state.minBet || state.minLines) return 'games';
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

/** What a game asks for at least; the lists that the platform cannot narrow by it do not offer it. */
export function chooseStakes(state: LobbyState, stakes: Partial<Stakes>): LobbyState {
  return { ...kept(state), ...stakes };
}

/** "All" inside a category is the category itself; without one it is the list of all games. */
export function chooseFilter(state: LobbyState, filter: GameFilter): LobbyState {
  const stakes = narrowsByStakes(filter) ? {} : { minBet: 0, minLines: 0 };
  return { ...kept(state), ...stakes, filter: filter === 'ALL' && state.category ? '' : filter };
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
      category: (route.params?.type ?? query.category ?? '').toUpperCase().slice(0, CODE_LENGTH),
      vendor: (query.vendor ?? query.vassalage ?? '').slice(0, CODE_LENGTH),
      subcategory: (query.class ?? '').slice(0, CODE_LENGTH),
      filter: filter ?? (route.screen === 'search' ? 'ALL' : ''),
      search: (query.q ?? query.gameName ?? '').trim().slice(0, SEARCH_LENGTH),
      minBet: whole(Number(query.bet) * 100),
      minLines: whole(Number(query.lines)),
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
    bet: state.minBet > 0 ? String(state.minBet / 100) : '',
    lines: state.minLines > 0 ? String(state.minLines) : '',
    page: state.page > 1 ? String(state.page) : '',
    vassalage: '',
    gameName: '',
  };
}

/** A number out of an address: whole, not negative, not endless; 0 for what is none. */
function whole(value: number): number {
  return Math.max(0, Math.min(Math.round(value) || 0, MOST_ASKED));
}

function kept(state: LobbyState): LobbyState {
  // "All games" is how a list without category is reached; narrowing it must not lead back home.
  return { ...state, filter: state.filter || (state.category ? '' : 'ALL'), page: 1 };
}
