import type { PrizeMode } from '../../api/games.js';
import {
  getLotteryMenu,
  getOpenedGame,
  listLotteryBets,
  listOpenedNumbers,
  listRecentLotteries,
  type Lottery,
  type LotteryMenu,
  type OpenedGame,
} from '../../api/lottery.js';
import type { Core, Query } from '../core.js';

type Asks = Pick<Core, 'client'>;
/** With how far the platform's clock is ahead of this machine's, in milliseconds. */
export type OnTime<T> = T & { ahead: number };

/** Draws and bets of one page of a list. */
const LOTTERY_PAGE = 20;

/** Groups, lotteries and plays of a prize mode (LOT-01 to LOT-03). */
export function lotteryMenu({ client }: Asks, prizeMode: PrizeMode): Query<OnTime<LotteryMenu>> {
  return {
    key: `lottery/menu:${prizeMode}:${client.language()}`,
    staleAfter: 60_000,
    load: async signal => onTime(await getLotteryMenu(client, prizeMode, { signal })),
  };
}

/** The lotteries that the account opened last (LOT-04). */
export function recentLotteries({ client }: Asks, prizeMode: PrizeMode): Query<Lottery[]> {
  return {
    key: `lottery/recent:${prizeMode}:${client.language()}`,
    personal: true,
    staleAfter: 0,
    load: signal => listRecentLotteries(client, prizeMode, { signal }),
  };
}

/** The last numbers of each lottery by its code (LOT-05). */
export function lastNumbers({ client }: Asks, prizeMode: PrizeMode): Query<ReadonlyMap<string, readonly string[]>> {
  return {
    key: `lottery/last:${prizeMode}`,
    staleAfter: 10_000,
    refreshEvery: 20_000,
    load: async signal =>
      new Map((await listOpenedNumbers(client, prizeMode, { signal })).map(({ gameCode, numbers }) => [gameCode, numbers])),
  };
}

/** One page of a lottery's draws, from 1, and the draw that takes bets (LOT-05). */
export function openedGame({ client }: Asks, gameCode: string, page: number): Query<OnTime<OpenedGame>> {
  return {
    key: `lottery/opened:${gameCode}:${page}`,
    staleAfter: 2_000,
    ...(page === 1 && { refreshEvery: 15_000 }),
    load: async signal => onTime(await getOpenedGame(client, gameCode, page, LOTTERY_PAGE, { signal })),
  };
}

/** One page of the account's bets on a lottery, from 1. */
export function lotteryBets({ client }: Asks, gameCode: string, page: number) {
  return {
    key: `lottery/bets:${gameCode}:${page}:${client.language()}`,
    personal: true,
    staleAfter: 2_000,
    load: (signal: AbortSignal) => listLotteryBets(client, gameCode, page, LOTTERY_PAGE, { signal }),
  } satisfies Query<Awaited<ReturnType<typeof listLotteryBets>>>;
}

function onTime<T extends { serverTime: number }>(answer: T): OnTime<T> {
  return { ...answer, ahead: answer.serverTime - Date.now() };
}
