import { addFavourite, listFavourites, removeFavourite, type Favourite } from '../api/games/favourites.js';
import type { Game } from '../api/games/games.js';
import { NotAsked, type Asker, type Outcome } from './asker.js';
import type { Finding } from './finding.js';

/**
 * Gives one game a heart and takes it back, whatever came of the first. The only thing that the check ever changes, and only when it
 * is asked to.
 */
export async function writeFavourite(asker: Asker, games: readonly Game[]): Promise<Outcome[]> {
  let favourite: Favourite | undefined;
  const has = async (id: string) => (await listFavourites(asker.client)).some(({ gameId }) => gameId === id);

  const added = await asker.attempt('addFavourite', async client => {
    const before = new Set((await listFavourites(client)).map(({ gameId }) => gameId));
    const game = games.find(({ id }) => !before.has(id));
    if (!game) throw new NotAsked('no game was found that is no favourite yet');
    favourite = { gameId: game.id, vendorCode: game.vendorCode, type: game.type };
    await addFavourite(client, favourite);
    return (await has(game.id)) ? [] : [notKept('in', 'addFavourite')];
  });
  const removed = await asker.attempt('removeFavourite', async client => {
    if (!favourite) throw new NotAsked('there is none to take back');
    await removeFavourite(client, favourite);
    return (await has(favourite.gameId)) ? [notKept('out of', 'removeFavourite')] : [];
  });
  return [added, removed];
}

function notKept(where: string, call: string): Finding {
  return {
    kind: 'not-kept',
    expected: `the game ${where} listFavourites after ${call}`,
    came: 'the list as before',
    todo: `Keep what ${call} says before you answer it, so that the next list has it.`,
  };
}
