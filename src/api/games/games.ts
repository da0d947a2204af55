import * as v from '../wire/schema.js';
import type { Client } from '../wire/call.js';
import { endpoint } from '../wire/endpoint.js';
import { askHotGames, askVendors, HOT_GAMES_PATH, VENDORS_PATH } from '../wire/early-calls.js';
import { count, minorUnits, optionalFlag, optionalText, text } from '../wire/wire.js';

/** A game of the catalogue (ENT-01), translated from the wire: vassalage → vendorCode, gameClassify → subcategory. */
export type Game = v.InferOutput<typeof game>;
/** A vendor as a card of a category (ENT-04). */
export type Vendor = v.InferOutput<typeof vendor>;
/** A category with its vendors and subcategories, as the platform groups them (ENT-03). */
export type Category = v.InferOutput<typeof category>;
export interface GamePage {
  games: Game[];
  totalPages: number;
  /** How many games match; 0 when the platform does not say. */
  total: number;
}
/** Empty strings mean "any". Amounts in minor units. */
export interface GameQuery {
  type?: string;
  vendorCode?: string;
  subcategory?: string;
  name?: string;
  minBet?: number;
  minLines?: number;
  /** From 1. */
  page: number;
  pageSize: number;
}

export const CLIENT_TYPE = 3; // CON-50
export const PLATFORM = 'flash,html5-desktop'; // CON-52

export const game = v.pipe(
  v.object({
    /** Id of the game, unique on the platform. */
    nodeId: text,
    /** Code of its vendor. */
    vassalage: text,
    /** Code of the game at its vendor; with the vendor it makes its address. */
    gameCode: text,
    /** Code of its category: RNG (slots), LIVE, FISH, PVP (card games), SPORTS, ESPORTS, COCKFIGHT, LOTT or ELOTT have an icon; any other works too. In capitals. */
    gameType: text,
    gameClassify: optionalText,
    gameName: text,
    nodeName: optionalText,
    /** Least bet; where no game of a list says it, the list cannot be narrowed by it. */
    minBet: v.optional(minorUnits, 0),
    /** Least number of lines; as with the least bet. */
    minLineNum: v.optional(count, 0),
    isHot: optionalFlag,
    showIcon: optionalText,
    iconUrl: optionalText,
    /** 0 offers a free trial, by the call that starts one; anything else does not. */
    supportPlay: v.optional(text, '1'),
    /** VASSALAGE where a press opens the vendor’s list of games in place of the game. */
    isGame: optionalText,
    maintenance: optionalFlag,
    fbLaunch: optionalFlag,
    vendorName: optionalText,
  }),
  v.transform(wire => ({
    id: wire.nodeId,
    vendorCode: wire.vassalage,
    vendorName: wire.vendorName || wire.vassalage,
    code: wire.gameCode,
    type: wire.gameType,
    subcategory: wire.gameClassify,
    name: wire.gameName || wire.nodeName,
    minBet: wire.minBet,
    minLines: wire.minLineNum,
    isHot: wire.isHot,
    imageUrl: wire.showIcon || wire.iconUrl,
    /** supportPlay 0 offers a free trial (LOB-27). */
    hasFreeTrial: wire.supportPlay === '0',
    /** isGame VASSALAGE opens a list of games instead of a game (GAM-05). */
    opensList: wire.isGame === 'VASSALAGE',
    inMaintenance: wire.maintenance,
    usesFbLaunch: wire.fbLaunch,
  })),
);

const vendor = v.pipe(
  v.object({
    vassalage: text,
    displayName: text,
    /** Address of its logo. */
    lagerIcon: optionalText,
    gameType: text,
    /** VASSALAGE where a press opens its list of games. */
    isGame: optionalText,
    /** The vendor’s own lobby as a game, where it has one. */
    nodeId: optionalText,
    gameCode: optionalText,
    maintenance: optionalFlag,
  }),
  v.transform(wire => ({
    code: wire.vassalage,
    name: wire.displayName,
    iconUrl: wire.lagerIcon,
    type: wire.gameType,
    /** The vendor's own lobby as a launchable node, when it has one. */
    gameId: wire.nodeId,
    gameCode: wire.gameCode,
    opensList: wire.isGame === 'VASSALAGE',
    inMaintenance: wire.maintenance,
  })),
);

const subcategory = v.pipe(
  v.object({ name: text, lang: optionalText, code: optionalText, vendors: v.optional(v.array(text), []) }),
  v.transform(wire => ({ code: wire.code || wire.name, name: wire.name, lang: wire.lang, vendorCodes: wire.vendors })),
);

const category = v.pipe(
  v.object({
    /** Title that the player reads, in the language that was asked for. */
    gameCategory: text,
    /** Code of the language that the title is in, such as EN, where it may be another than that. */
    lang: optionalText,
    /** Code of the category, such as RNG, as its games have it. */
    gameType: optionalText,
    vendors: v.optional(v.array(vendor), []),
    gameClassify: v.optional(v.array(subcategory), []),
  }),
  v.transform(wire => ({
    /** The game type that the category holds, such as RNG; also its code. */
    code: wire.gameType || wire.gameCategory,
    title: wire.gameCategory,
    lang: wire.lang,
    vendors: wire.vendors,
    subcategories: wire.gameClassify,
  })),
);

export const gameListAnswer = v.object({ games: v.array(game), totalPages: count, total: v.optional(count, 0) });
export const hotGamesAnswer = v.object({ list: v.array(game) });
export const vendorsAnswer = v.object({ data: v.object({ lanes: v.array(category) }) });
export const gameMenusAnswer = v.object({
  menus: v.array(v.object({ gameType: text, gameClassify: v.optional(v.array(subcategory), []) })),
});
export const vassalGameTypesAnswer = v.object({ list: v.array(text) });
export const launchAnswer = v.object({
  /** Address of the game, on a host of the status' launchGameCDNs or, where it names none, on the API's own; any other is refused with bad-launch-url. */
  url: v.string(),
  /** frame: within the page, whose frames the game must allow (`frame-ancestors`); window: in a window of its own. */
  mode: v.optional(v.picklist(['frame', 'window']), 'frame'),
});
export const recentAnswer = v.object({ list: v.array(game), totalPages: count });

/** CON-61. NEW is sent as a classification; the others have lists of their own (OP-23). */
export type GameFilter = 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';
/** CON-60. */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

const SENT_EMPTY: ReadonlySet<string> = new Set(['ALL', 'HOT', 'FAV', 'RECENT'] satisfies GameFilter[]); // API-54

/** Games that match, one page (API-31, API-32). Visitors may ask too (OP-09). */
export const listGames = endpoint({
  path: '/wps/relay/GCSGAME_gameList',
  token: 'optional',
  send: (query: GameQuery) => ({
    query: {
      clientType: CLIENT_TYPE,
      platform: PLATFORM,
      gameType: query.type ?? '',
      vassalage: withoutFilter(query.vendorCode),
      gameClassify: withoutFilter(query.subcategory),
      gameName: query.name ?? '',
      minBet: query.minBet ? query.minBet / 100 : undefined,
      minLineNum: query.minLines || undefined,
      pageNo: query.page,
      pageSize: query.pageSize,
    },
  }),
  answer: gameListAnswer,
});

/** Hot games of the merchant (API-33, API-34); type and vendor empty for all. */
export const listHotGames = endpoint({
  path: HOT_GAMES_PATH,
  send: askHotGames,
  answer: hotGamesAnswer,
  read: ({ list }) => list,
});

/** Categories with their vendors, as served (API-35, API-36); the sports split is core's. */
export const listVendors = endpoint({
  path: VENDORS_PATH,
  send: askVendors,
  answer: vendorsAnswer,
  read: ({ data }) => data.lanes,
});

/** Game types of one vendor whose card opens a list (API-37). */
export const listVassalGameTypes = endpoint({
  path: '/wps/relay/GCSGAME_getVassGameType',
  token: 'required',
  send: (vendorCode: string) => ({ query: { vassalage: vendorCode } }),
  answer: vassalGameTypesAnswer,
  read: ({ list }) => list,
});

/** Odds of a fixture (O-92) that were pressed before the game opens, which chooses them; who does not know them ignores them. */
export interface LaunchBet {
  fixtureId: string;
  pick: string;
}
export interface LaunchRequest {
  gameId: string;
  vendorCode: string;
  gameCode: string;
  type: string;
  /** Where the game's back button leads. */
  backUrl: string;
  roomId?: string;
  bet?: LaunchBet;
}

/** Opens a real game for the signed-in account (API-45); the answer's url carries the game's own token. */
export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  token: 'required',
  send(request: LaunchRequest) {
    return { body: launchBody(this, request) };
  },
  answer: launchAnswer,
});

/** The launch call of entries of the sports vendor FB (API-46, OP-57). */
export const launchFbGame = endpoint({
  method: 'POST',
  path: '/wps/relay/GCS_gameLaunchFB',
  token: 'required',
  send(request: LaunchRequest) {
    return { body: launchBody(this, request) };
  },
  answer: launchAnswer,
});

/** Opens a game with play money; needs no account (OP-07, O-13). Errors: game-unavailable, game-maintenance. */
export const launchDemo = endpoint({
  path: '/wps/game/demo',
  send: (gameId: string, backUrl: string, bet?: LaunchBet) => ({ query: { nodeId: gameId, backUrl, ...bet } }),
  answer: launchAnswer,
});

/** A filter type in place of a classification or vendor means none (API-54). */
function withoutFilter(value = ''): string {
  return SENT_EMPTY.has(value) ? '' : value;
}

function launchBody(client: Client, request: LaunchRequest) {
  return {
    nodeId: request.gameId,
    vassalage: request.vendorCode,
    gameCode: request.gameCode,
    gameType: request.type,
    platform: 'html5-desktop', // CON-53
    language: client.language(),
    backUrl: request.backUrl,
    ...(request.roomId ? { roomId: request.roomId } : {}),
    ...request.bet,
  };
}

/** Recently played games (API-43, API-44). */
export const listRecentGames = endpoint({
  path: '/wps/relay/GCS_recentGame',
  token: 'required',
  send: (page: number) => ({ query: { page, pageSize: 12, gameType: '', vassalage: '', clientType: CLIENT_TYPE } }),
  answer: recentAnswer,
});
