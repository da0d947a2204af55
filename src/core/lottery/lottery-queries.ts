import type { PrizeMode } from '../../api/games/games.js';
import {
  getLotteryMenu,
  getOpenedGame,
  listLotteryBets,
  listOpenedNumbers,
  listRecentLotteries,
  type LotteryMenu,
  type OpenedGame,
} from '../../api/games/lottery.js';
import type { Core, Query } from '../parts/core.js';
import { onTime, type OnTime } from '../data/on-time.js';
import { resource } from '../data/resource.js';

type Asks = Pick<Core, 'client'>;
/** Draws and bets of one page of a list. */
const LOTTERY_PAGE = 20;

/** Groups, lotteries and plays of a prize mode (LOT-01 to LOT-03). */
export const lotteryMenu = resource({
  name: 'lottery-menu',
  scope: 'language',
  tags: ['games'],
  staleAfter: 60_000,
  call: async (client, prizeMode: PrizeMode): Promise<OnTime<LotteryMenu>> => onTime(await getLotteryMenu(client, prizeMode)),
});

/** The lotteries that the account opened last (LOT-04). */
export const recentLotteries = resource({
  name: 'recent-lotteries',
  scope: 'account+language',
  tags: ['own-games'],
  staleAfter: 0,
  call: listRecentLotteries,
});

/** The last numbers of each lottery by its code (LOT-05). */
export const lastNumbers = resource({
  name: 'last-numbers',
  scope: 'page',
  tags: ['draws'],
  staleAfter: 10_000,
  refreshEvery: 20_000,
  call: async (client, prizeMode: PrizeMode): Promise<ReadonlyMap<string, readonly string[]>> =>
    new Map((await listOpenedNumbers(client, prizeMode)).map(({ gameCode, numbers }) => [gameCode, numbers])),
});

const openedPage = resource({
  name: 'opened-game',
  scope: 'page',
  tags: ['draws'],
  staleAfter: 2_000,
  call: async (client, gameCode: string, page: number) => onTime(await getOpenedGame(client, gameCode, page, LOTTERY_PAGE)),
});

/** One page of a lottery's draws, from 1, and the draw that takes bets (LOT-05). */
export function openedGame(core: Asks, gameCode: string, page: number): Query<OnTime<OpenedGame>> {
  return { ...openedPage(core, gameCode, page), ...(page === 1 && { refreshEvery: 15_000 }) };
}

/** One page of the account's bets on a lottery, from 1. */
export const lotteryBets = resource({
  name: 'lottery-bets',
  scope: 'account+language',
  tags: ['lottery-bets'],
  staleAfter: 2_000,
  call: (client, gameCode: string, page: number) => listLotteryBets(client, gameCode, page, LOTTERY_PAGE),
});
