import * as v from '../wire/schema.js';
import type { CallOptions, Client } from '../wire/call.js';
import { CLIENT_TYPE, game, type Game } from './games.js';
import { count, text } from '../wire/wire.js';

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
const done = v.object({});

/** The account's favourites, ids only (API-38). */
export async function listFavourites(client: Client, options: CallOptions = {}): Promise<Favourite[]> {
  const answer = await client.call({ ...options, path: '/wps/relay/MCSFE_getFavoriteGames', token: 'required', answer: favouritesAnswer });
  return answer.value;
}

/**
 * The account's favourites as games, all at once (API-39, API-40, CON-23, CON-51, OP-56). Of all calls this one has the token
 * in the query too, because API-39 names it there (OP-12).
 */
export async function listFavouriteGames(client: Client, token: string, options: CallOptions = {}): Promise<Game[]> {
  const answer = await client.call({
    ...options,
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    token: 'required',
    query: {
      clientType: CLIENT_TYPE,
      platform: 'flash',
      gameType: '',
      vassalage: '',
      pageNo: 1,
      pageSize: 999,
      language: client.language(),
      token,
    },
    answer: favouriteGamesAnswer,
  });
  return answer.content;
}

/** Adds; adding what is there succeeds without change (API-41, INV-26). */
export async function addFavourite(client: Client, favourite: Favourite): Promise<void> {
  await client.call({
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    token: 'required',
    body: toWire(favourite),
    answer: done,
  });
}

/** Removes; removing what is absent succeeds without change (API-42, INV-26). */
export async function removeFavourite(client: Client, favourite: Favourite): Promise<void> {
  await client.call({
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    token: 'required',
    body: toWire(favourite),
    answer: done,
  });
}

function toWire(favourite: Favourite) {
  return { nodeId: favourite.gameId, vendor: favourite.vendorCode, gameType: favourite.type };
}
