import { createStore } from 'zustand/vanilla';
import type { FavouriteGame } from '../parts/core.js';
import type { FavouritesWithLoad, Shared } from '../parts/shared.js';

const THROTTLE = 1000; // CON-05

/** The hearts (LOB-29..34). Ids are strings, whatever the wire has. */
export function createFavourites(shared: Shared): FavouritesWithLoad {
  const { session, access, onDemand } = shared;
  const store = createStore<{ ids: ReadonlySet<string>; isOff?: boolean }>(() => ({ ids: new Set() }));
  let last = -Infinity;

  async function act(game: FavouriteGame, wanted?: boolean, from?: EventTarget): Promise<void> {
    if (!access.ask('favourites', () => void act(game, wanted, from), from)) return;
    // The first of a second counts, and nothing runs later (CON-06).
    const now = Date.now();
    const { ids } = store.getState();
    const on = wanted ?? !ids.has(game.id);
    if (Math.abs(now - last) < THROTTLE || ids.has(game.id) === on) return;
    last = now;
    const next = new Set(ids);
    if (on) next.add(game.id);
    else next.delete(game.id);
    store.setState({ ids: next });
    // Whose heart it is, is known now: who presses may have left before the code is here.
    const owner = { token: session.token(), account: session.store.getState().member?.account };
    await (await onDemand()).changeFavourite(shared, game, on, owner);
  }

  session.store.subscribe(({ member }, before) => {
    if (member?.id !== before.member?.id) store.setState({ ids: new Set() });
  });

  return { store, toggle: (game, from) => act(game, undefined, from), add: game => act(game, true) };
}
