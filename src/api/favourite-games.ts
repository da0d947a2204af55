import * as v from 'valibot';
import type { CallOptions, Client } from './call.js';
import { game, type Game } from './games.js';
import { count } from './wire.js';

export const favouriteGamesAnswer = v.object({ content: v.array(game), totalPages: count });

/** The account's favourites as games, all at once (API-39, API-40, CON-23, OP-56). The query carries the token, as the source has it. */
export async function listFavouriteGames(client: Client, token: string, options: CallOptions = {}): Promise<Game[]> {
  const answer = await client.call({
    ...options,
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    token: 'required',
    query: { clientType: 3, platform: 'flash', gameType: '', vassalage: '', pageNo: 1, pageSize: 999, language: client.language(), token },
    answer: favouriteGamesAnswer,
  });
  return answer.content;
}
