import { useEffect, useState } from 'react';
import type { Core, Location, ScreenId } from '../../core/parts/core.js';
import type { Values } from '../../element/contract.js';
import { useCore, useStore } from '../../element/core-context.js';
import type { contract } from './contract.js';
import { choosePage, queryOf, screenOf, stateOfLocation, type LobbyState } from './filter/lobby-state.js';

/** Where the lobby reads the address; elsewhere `page` means another thing. */
const SCREENS: ReadonlySet<ScreenId> = new Set(['home', 'game-list', 'game-centre', 'search']);

export interface LobbyControl {
  state: LobbyState;
  /** Shows another state. On the full site it becomes the address; `replace` leaves no entry in the history. */
  show(next: LobbyState, options?: { replace?: boolean }): void;
}

/** Where the lobby's state lives: in the address of the full site (`follow-route`), else in memory, starting from the attributes. */
export function useLobbyState(values: Values<typeof contract>, host: HTMLElement): LobbyControl {
  const core = useCore();
  const location = useStore(core.navigation.store, state => state);
  const start = startOf(values);
  const [memory, setMemory] = useState({ start, state: start });
  const changed = !sameState(memory.start, start);
  // An attribute that changes starts the lobby afresh from the attributes.
  if (changed) setMemory({ start, state: start });
  const wrongPage = values.followRoute ? wrongPageOf(location) : undefined;
  // A page that is no number, or below the first, is the first, and the address says so (LOB-13).
  useEffect(() => {
    if (wrongPage !== undefined) core.navigation.setQuery({ page: wrongPage });
  }, [core, wrongPage]);
  if (!values.followRoute) {
    return { state: changed ? start : memory.state, show: state => setMemory({ start, state }) };
  }
  const state = stateOfLocation(location);
  return { state, show: (next, options) => showInAddress(core, host, state, next, options?.replace === true) };
}

/** The page that an address of the lobby should name instead of its own; undefined when it names it right. */
function wrongPageOf(location: Location): string | undefined {
  if (location.query.page === undefined || !SCREENS.has(location.route.screen)) return undefined;
  const page = queryOf(stateOfLocation(location)).page ?? '';
  return page === location.query.page ? undefined : page;
}

function showInAddress({ navigation }: Core, host: HTMLElement, state: LobbyState, next: LobbyState, replace: boolean) {
  // The search results are a screen of their own, which cannot be the home view.
  const leavesSearch = navigation.store.getState().route.screen === 'search' && screenOf(next) === 'home';
  if (next.category === state.category && !leavesSearch) {
    navigation.setQuery(queryOf(next), { push: !replace });
    return;
  }
  const path = next.category ? navigation.categoryPath(next.category) : '/';
  const query = new URLSearchParams(Object.entries(queryOf(next)).filter(([, value]) => value !== ''));
  const joint = path.includes('?') ? '&' : '?';
  navigation.navigate(query.size > 0 ? `${path}${joint}${query}` : path, { replace, from: host });
}

function startOf(values: Values<typeof contract>): LobbyState {
  const { category, vendor, subcategory, filter, search } = values;
  return choosePage(
    { category: category.toUpperCase(), vendor, subcategory, filter, search: search.trim(), minBet: 0, minLines: 0, page: 1 },
    1,
  );
}

function sameState(a: LobbyState, b: LobbyState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
