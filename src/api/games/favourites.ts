import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { CLIENT_TYPE, game } from './games.js';
import { count, done, text } from '../wire/wire.js';

/** A favourite as kept by the platform (ENT-05). */
export interface Favourite {
  gameId: string;
  vendorCode: string;
  type: string;
}

const favourite = v.pipe(
  v.object({ nodeId: text, vendor: text, gameType: text }),
  v.transform((wire): Favourite => ({ gameId: wire.nodeId, vendorCode: wire.vendor, type: wire.gameType })),
);
export const favouritesAnswer = v.object({ value: v.array(favourite) });
export const favouriteGamesAnswer = v.object({ content: v.array(game), totalPages: count });

/** The account's favourites, ids only (API-38). */
export const listFavourites = endpoint({
  path: '/wps/relay/MCSFE_getFavoriteGames',
  token: 'required',
  answer: favouritesAnswer,
  read: ({ value }) => value,
});

/**
 * The account's favourites as games, all at once (API-39, API-40, CON-23, CON-51, OP-56). Of all calls this one has the token
 * in the query too (API-39, OP-12).
 */
export const listFavouriteGames = endpoint({
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  token: 'required',
  send: (token: string) => ({
    query: {
      clientType: CLIENT_TYPE,
      platform: 'flash',
      gameType: '',
      vassalage: '',
      pageNo: 1,
      pageSize: 999,
      token,
    },
  }),
  answer: favouriteGamesAnswer,
  read: ({ content }) => content,
});

/** Adds; adding what is there succeeds without change (API-41, INV-26). */
export const addFavourite = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  token: 'required',
  send: (favourite: Favourite) => ({ body: toWire(favourite) }),
  answer: done,
});

/** Removes; removing what is absent succeeds without change (API-42, INV-26). */
export const removeFavourite = endpoint({
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  token: 'required',
  send: (favourite: Favourite) => ({ body: toWire(favourite) }),
  answer: done,
});

function toWire(favourite: Favourite) {
  return { nodeId: favourite.gameId, vendor: favourite.vendorCode, gameType: favourite.type };
}
