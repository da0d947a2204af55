import type { Client } from '../wire/call.js';
import { endpoint } from '../wire/endpoint.js';
import { CLIENT_TYPE, gameListAnswer, PLATFORM, type Game } from './games.js';

/** As many games of a vendor as a platform gives at once (CON-23). */
const MOST = 999;

const listOfCode = endpoint({
  path: '/wps/relay/GCSGAME_gameList',
  token: 'optional',
  send: (vendorCode: string, gameCode: string) => ({
    query: { clientType: CLIENT_TYPE, platform: PLATFORM, vassalage: vendorCode, gameCode, pageNo: 1, pageSize: MOST },
  }),
  answer: gameListAnswer,
});

/**
 * The game of a vendor that has this code, null where there is none (API-31). `gameCode` is a value of ours: a platform that does
 * not know it answers with the vendor's games, and the wanted one is found among them.
 */
export async function findGame(client: Client, vendorCode: string, gameCode: string): Promise<Game | null> {
  const { games } = await listOfCode(client, vendorCode, gameCode);
  return games.find(game => game.code === gameCode && game.vendorCode === vendorCode) ?? null;
}
