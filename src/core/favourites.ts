import { createStore } from 'zustand/vanilla';
import type { Client } from '../api/call.js';
import type { Access, Dialogs, FavouriteGame, Favourites, Session } from './core.js';
import { loadSection } from './load-section.js';
import type { Values } from './storage.js';

export interface FavouritesParts {
  client: Client;
  session: Session;
  access: Access;
  dialogs: Dialogs;
  /** Local storage. */
  kept: Values;
}
export interface FavouritesWithLoad extends Favourites {
  /** After a login; the ids of the account, and of lotteries the ones kept here. */
  load(): Promise<void>;
}

const THROTTLE = 1000; // CON-05

/** The hearts (LOB-29..34). Ids are strings, whatever the wire has. */
export function createFavourites({ client, session, access, dialogs, kept }: FavouritesParts): FavouritesWithLoad {
  const store = createStore<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));
  let last = -Infinity;

  const change = async () => {
    const { createFavouriteChange } = await loadSection(() => import('./signed-in.js'));
    return createFavouriteChange({ client, session, dialogs, kept, store });
  };
  async function act(game: FavouriteGame, wanted: (has: boolean) => boolean): Promise<void> {
    if (!access.ask('favourites', () => void act(game, wanted))) return;
    // The first of a second counts, and nothing runs later (CON-06).
    const now = Date.now();
    if (now - last < THROTTLE) return;
    const has = store.getState().ids.has(game.id);
    if (wanted(has) === has) return;
    last = now;
    setFavourite(game.id, !has);
    await (await change()).send(game, !has);
  }
  function setFavourite(id: string, on: boolean) {
    store.setState(({ ids }) => {
      const next = new Set(ids);
      if (on) next.add(id);
      else next.delete(id);
      return { ids: next };
    });
  }

  session.store.subscribe(({ state, member }, before) => {
    if (state !== before.state || member?.id !== before.member?.id) store.setState({ ids: new Set() });
  });

  return {
    store,
    toggle: game => act(game, has => !has),
    add: game => act(game, () => true),
    load: async () => (await change()).load(),
  };
}
