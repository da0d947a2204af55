import { errorCode } from '../../api/wire/errors.js';
import { addFavourite, listFavourites, removeFavourite } from '../../api/games/favourites.js';
import type { FavouriteGame } from '../parts/core.js';
import { errorText } from '../format/error-text.js';
import { isLottery } from './lottery-route.js';
import type { HeartOwner } from '../parts/late-code.js';
import type { Shared } from '../parts/shared.js';

/** Ids of the account and, kept on this browser, of its lotteries (LOB-34). Hearts given meanwhile stay. */
export async function loadFavourites(shared: Shared): Promise<void> {
  const { client, session, favourites } = shared;
  const token = session.token();
  const list = await listFavourites(client);
  if (session.token() !== token) return;
  favourites.store.setState(({ ids }) => ({
    ids: new Set([...ids, ...list.map(({ gameId }) => gameId), ...lotteriesOf(shared, session.store.getState().member?.account)]),
  }));
}

/** Tells the platform of a heart that already shows; takes it back with a message when the platform refuses. */
export async function changeFavourite(shared: Shared, game: FavouriteGame, on: boolean, { token, account }: HeartOwner): Promise<void> {
  const { client, session, favourites, dialogs, local } = shared;
  if (isLottery(game)) {
    const others = lotteriesOf(shared, account).filter(id => id !== game.id);
    local.set(lotteryName(account), (on ? [...others, game.id] : others).join(' '));
    return;
  }
  if (session.token() !== token) return;
  try {
    await (on ? addFavourite : removeFavourite)(client, { gameId: game.id, vendorCode: game.vendorCode, type: game.type });
  } catch (error) {
    if (session.token() !== token) return;
    favourites.store.setState(({ ids }) => ({ ids: new Set(on ? [...ids].filter(id => id !== game.id) : [...ids, game.id]) }));
    if (errorCode(error) !== 'aborted')
      void dialogs.info({ title: { key: 'common.error-title' }, body: errorText(error), tone: 'warning' });
  }
}

function lotteryName(account = ''): string {
  return `lottery-favourites:${account}`;
}

function lotteriesOf({ local }: Shared, account: string | undefined): string[] {
  return (local.get(lotteryName(account)) ?? '').split(' ').filter(Boolean);
}
