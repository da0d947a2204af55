import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import type { PrizeMode } from './games.js';
import { count, instant, minorUnits, optionalFlag, optionalText, text } from '../wire/wire.js';

/** A lottery of the menu (ENT-41), translated from the wire; times in UTC milliseconds of the platform's clock. */
export type Lottery = v.InferOutput<typeof lottery>;
/** How a lottery's numbers come about and are shown, and what can be played on them. */
export type NumberRule = v.InferOutput<typeof numberRule>;
/** A way to bet, with its prizes; amounts in minor units, odds as a factor of the stake, the stake included. */
export type LotteryPlay = v.InferOutput<typeof play>;
export type LotteryMenu = v.InferOutput<typeof gameMenuAnswer>;
/** Draws of one lottery, newest first, and the one that takes bets now. */
export type OpenedGame = v.InferOutput<typeof openedGameAnswer>;
export type LotteryBet = v.InferOutput<typeof bet>;

const DEVICE = 'WEB'; // CON-55
const LOTTO_AREA = 'VN'; // LOT-08
const LAUNCH_MODE = 'LOTT'; // LOT-09

const lottery = v.pipe(
  v.object({
    gameCode: text,
    gameGroupCode: text,
    gameName: text,
    nodeId: text,
    vassalage: text,
    vendorName: optionalText,
    gameType: optionalText,
    showIcon: optionalText,
    maintenance: optionalFlag,
    numberRule: optionalText,
    drawEverySeconds: v.optional(count, 0),
    issueNo: optionalText,
    closesAt: v.nullish(instant),
  }),
  v.transform(wire => ({
    id: wire.nodeId,
    code: wire.gameCode,
    groupCode: wire.gameGroupCode,
    name: wire.gameName,
    vendorCode: wire.vassalage,
    vendorName: wire.vendorName || wire.vassalage,
    type: wire.gameType || 'ELOTT',
    imageUrl: wire.showIcon,
    inMaintenance: wire.maintenance,
    numberRule: wire.numberRule,
    /** Seconds from one draw to the next. */
    every: wire.drawEverySeconds,
    issueNo: wire.issueNo,
    /** Undefined while no draw takes bets. */
    closesAt: wire.closesAt ?? undefined,
  })),
);
const play = v.object({
  code: text,
  /** `positions`: digits for each place; `choose`: some numbers, `count` to a line; `options`: each a line. */
  shape: v.picklist(['positions', 'choose', 'options']),
  count,
  /** The most numbers that a `choose` play takes. */
  most: count,
  choices: v.array(text),
  prizes: v.array(v.object({ when: optionalText, odds: v.number() })),
  /** 0 to 1. */
  returnToPlayer: v.number(),
  maxStake: minorUnits,
});
const numberRule = v.object({ code: text, kind: v.picklist(['digits', 'dice', 'race', 'balls', 'loto']), count, plays: v.array(play) });
const numbers = v.array(text);
const draw = v.object({ issueNo: text, closesAt: instant, numbers, seedHash: optionalText, serverSeed: optionalText });
const bet = v.pipe(
  v.object({
    betId: text,
    gameCode: text,
    gameName: optionalText,
    issueNo: text,
    play: text,
    selection: text,
    lines: count,
    unitStake: minorUnits,
    stake: minorUnits,
    payout: v.nullish(minorUnits),
    status: v.picklist(['open', 'settled', 'cancelled']),
    numbers: v.optional(numbers, []),
    placedAt: instant,
    closesAt: instant,
  }),
  v.transform(({ betId, payout, ...rest }) => ({
    ...rest,
    id: betId,
    /** Undefined while the bet is open. */ payout: payout ?? undefined,
  })),
);
const serverTime = instant;
const group = v.pipe(
  v.object({ gameGroupCode: text, title: text, lang: optionalText }),
  v.transform(wire => ({ code: wire.gameGroupCode, title: wire.title, lang: wire.lang })),
);

export const gameMenuAnswer = v.object({
  serverTime,
  gameMenus: v.array(group),
  games: v.array(lottery),
  numberRules: v.array(numberRule),
  minStake: minorUnits,
  maxLines: count,
});
export const lotteryRecentAnswer = v.object({ serverTime, games: v.array(lottery) });
export const openedGameAnswer = v.object({
  serverTime,
  gameCode: text,
  current: v.nullish(v.object({ issueNo: text, closesAt: instant, seedHash: optionalText })),
  list: v.array(draw),
  total: count,
  totalPages: count,
});
export const openedNumbersAnswer = v.object({
  serverTime,
  list: v.array(v.object({ gameCode: text, issueNo: text, closesAt: instant, numbers })),
});
export const lotteryBetAnswer = v.object({ bet, balance: minorUnits });
export const lotteryBetsAnswer = v.object({ serverTime, list: v.array(bet), total: count, totalPages: count });
const launchedAnswer = v.object({ url: v.string(), backUrl: optionalText });

/** Groups, lotteries and their plays of a prize mode (API-55, LOT-03). Open to everyone. */
export const getLotteryMenu = endpoint({
  path: '/lgw/vn/games/game_menu',
  send: (prizeMode: PrizeMode) => ({ query: { prizeMode, device: DEVICE } }),
  answer: gameMenuAnswer,
});

/** The lotteries that the account opened last, newest first (API-56); a trial account has none (OP-08). */
export const listRecentLotteries = endpoint({
  path: '/lgw/vn/games/game_menu/recent',
  token: 'required',
  send: (prizeMode: PrizeMode) => ({ query: { prizeMode, device: DEVICE } }),
  answer: lotteryRecentAnswer,
  read: ({ games }) => games,
});

/** The last draws of one lottery, a page from 1, and the draw that takes bets (API-57, OP-59). Error: game-unavailable. */
export const getOpenedGame = endpoint({
  path: '/lgw/vn/numeros/opened/game',
  send: (gameCode: string, page: number, pageSize: number) => ({ query: { gameCode, pageNo: page, pageSize } }),
  answer: openedGameAnswer,
});

/** The last draw of every lottery of a prize mode (API-58, OP-59). */
export const listOpenedNumbers = endpoint({
  path: '/lotto/lgw/games/opened/numero',
  send: (prizeMode: PrizeMode) => ({ query: { prizeMode } }),
  answer: openedNumbersAnswer,
  read: ({ list }) => list,
});

/**
 * Tells the platform that the account opens a lottery, or without a code their lobby (LOT-08 to LOT-12); it enters the recent
 * ones. Answers where "back" leads. Errors: game-maintenance, game-unavailable.
 */
export const launchLottery = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  token: 'required',
  send({ prizeMode, gameCode, backUrl }: { prizeMode: PrizeMode; gameCode: string; backUrl: string }) {
    const view = gameCode ? 'betting' : 'lobby';
    return {
      body: {
        lottoArea: LOTTO_AREA,
        launchMode: LAUNCH_MODE,
        prizeMode,
        gameCode,
        view,
        device: DEVICE,
        backUrl,
        language: this.language(),
      },
    };
  },
  answer: launchedAnswer,
  read: ({ backUrl }) => backUrl,
});

export interface LotteryBetRequest {
  gameCode: string;
  issueNo: string;
  play: string;
  /** Choices parted by spaces, positions by `|`. */
  selection: string;
  /** Minor units for one line. */
  unitStake: number;
  /** The same for every attempt of one bet, so that it is placed once (INV-04). */
  idempotencyKey: string;
}

/**
 * Places a bet (O-51, E). Answers the bet and the balance after it. Errors: draw-closed, insufficient-balance, game-maintenance,
 * bad-request with `fields`, real-account-required.
 */
export const placeLotteryBet = endpoint({
  method: 'POST',
  path: '/lgw/vn/bets',
  token: 'required',
  send: ({ idempotencyKey, unitStake, ...wanted }: LotteryBetRequest) => ({
    idempotencyKey,
    sealed: { ...wanted, stake: unitStake / 100 },
  }),
  answer: lotteryBetAnswer,
});

/** The account's bets, newest first (O-52); with a code those on one lottery. */
export const listLotteryBets = endpoint({
  path: '/lgw/vn/bets',
  token: 'required',
  send: (gameCode: string, page: number, pageSize: number) => ({ query: { gameCode, page, pageSize } }),
  answer: lotteryBetsAnswer,
});
