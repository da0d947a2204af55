import type { Caller, QueryValues } from './address.js';
import { publicQuery } from './public-query.js';

/** Where the loader leaves the answers it asked for: absolute address → answer. Whoever takes one removes it. */
export const EARLY_ANSWERS = Symbol.for('gp.early@1');

const PLATFORM = 'flash,html5-desktop'; // CON-52
const ANNOUNCEMENTS = 42; // of each part, CON-27
const WINNER_LIMIT = 20; // CON-24

export const STATUS_PATH = '/wps/system/status';
export const VENDORS_PATH = '/wps/relay/GCSGAME_newGameVendor';
export const HOT_GAMES_PATH = '/wps/relay/GCSGAME_hotGamesV2';
export const ANNOUNCEMENTS_PATH = '/wps/relay/MCSFE_getListAnnouncements';
export const WINNERS_PATH = '/wps/relay/GCSGAME_getRankList';

export function askVendors(this: Pick<Caller, 'merchant'>) {
  return { query: { merchantCode: this.merchant, platform: PLATFORM } };
}

/** Type and vendor empty for all. */
export function askHotGames(this: Pick<Caller, 'merchant'>, gameType: string = '', vassalage: string = '') {
  return { query: { merchantCode: this.merchant, isPlatform: 2, gameType, vassalage, platform: PLATFORM } };
}

export function askAnnouncements() {
  return { query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', pageSize: ANNOUNCEMENTS } };
}

export function askWinners() {
  return { query: { gameCategory: 'ALL', limitNum: WINNER_LIMIT } };
}

/**
 * Public first calls, which the loader may start before the code has arrived. What the build hands the loader and the calls themselves
 * both come from here, and from `publicQuery`, so their addresses cannot differ.
 */
const FIRST_CALLS = {
  status: { path: STATUS_PATH },
  vendors: { path: VENDORS_PATH, ask: askVendors },
  'hot-games': { path: HOT_GAMES_PATH, ask: askHotGames },
  announcements: { path: ANNOUNCEMENTS_PATH, ask: askAnnouncements },
  winners: { path: WINNERS_PATH, ask: askWinners },
} satisfies Record<string, { path: string; ask?(this: Pick<Caller, 'merchant'>): { query: QueryValues } }>;
export type EarlyCallName = keyof typeof FIRST_CALLS;

/** Path and query of a first call. */
export function earlyCall(name: EarlyCallName, caller: Caller): { path: string; query: QueryValues } {
  const { path, ask }: { path: string; ask?(this: Pick<Caller, 'merchant'>): { query: QueryValues } } = FIRST_CALLS[name];
  return { path, query: publicQuery(caller, ask?.call(caller).query) };
}

/** The early answer to an address, once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answers = (globalThis as { [EARLY_ANSWERS]?: Map<string, Promise<Response>> })[EARLY_ANSWERS];
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer;
}
