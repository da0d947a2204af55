import * as v from 'valibot';
import type { CallOptions, Client } from './call.js';
import { text } from './wire.js';

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
const done = v.object({});

/** The account's favourites, ids only (API-38). */
export async function listFavourites(client: Client, options: CallOptions = {}): Promise<Favourite[]> {
  const answer = await client.call({ ...options, path: '/wps/relay/MCSFE_getFavoriteGames', token: 'required', answer: favouritesAnswer });
  return answer.value;
}

/** Adds; adding what is there succeeds without change (API-41, INV-26). */
export async function addFavourite(client: Client, favourite: Favourite): Promise<void> {
  await client.call({ method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2', token: 'required', body: toWire(favourite), answer: done });
}

/** Removes; removing what is absent succeeds without change (API-42, INV-26). */
export async function removeFavourite(client: Client, favourite: Favourite): Promise<void> {
  await client.call({ method: 'DELETE', path: '/wps/relay/MCSFE_removeFavoriteGameV2', token: 'required', body: toWire(favourite), answer: done });
}

function toWire(favourite: Favourite) {
  return { nodeId: favourite.gameId, vendor: favourite.vendorCode, gameType: favourite.type };
}
