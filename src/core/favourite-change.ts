import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../api/call.js';
import { errorCode } from '../api/errors.js';
import { addFavourite, listFavourites, removeFavourite } from '../api/favourites.js';
import type { Dialogs, FavouriteGame, Session } from './core.js';
import { errorText } from './error-text.js';
import { isLottery } from './lottery-route.js';
import type { Values } from './storage.js';

export interface FavouriteChangeParts {
  client: Client;
  session: Session;
  dialogs: Dialogs;
  kept: Values;
  store: StoreApi<{ ids: ReadonlySet<string> }>;
}

/** The part of the hearts that talks to the platform. */
export function createFavouriteChange({ client, session, dialogs, kept, store }: FavouriteChangeParts) {
  const account = () => session.store.getState().member?.account ?? '';
  const lotteryName = () => `lottery-favourites:${account()}`;
  const lotteries = () => (kept.get(lotteryName()) ?? '').split(' ').filter(Boolean);

  return {
    /** Ids of the account and, kept on this browser, of its lotteries (LOB-34). */
    async load() {
      const token = session.token();
      const favourites = await listFavourites(client);
      if (session.token() === token) store.setState({ ids: new Set([...favourites.map(({ gameId }) => gameId), ...lotteries()]) });
    },
    /** Tells the platform of a heart that already shows; takes it back with a message when the platform refuses. */
    async send(game: FavouriteGame, on: boolean) {
      if (isLottery(game)) {
        const others = lotteries().filter(id => id !== game.id);
        kept.set(lotteryName(), (on ? [...others, game.id] : others).join(' '));
        return;
      }
      const token = session.token();
      try {
        await (on ? addFavourite : removeFavourite)(client, { gameId: game.id, vendorCode: game.vendorCode, type: game.type });
      } catch (error) {
        if (session.token() !== token) return;
        store.setState(({ ids }) => ({ ids: on ? new Set([...ids].filter(id => id !== game.id)) : new Set([...ids, game.id]) }));
        if (errorCode(error) !== 'aborted') void dialogs.info({ title: { key: 'common.error-title' }, body: errorText(error), tone: 'warning' });
      }
    },
  };
}
