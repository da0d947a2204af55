import type { Caller, QueryValues } from './address.js';

/** Public first calls that the loader may start before the code has arrived. */
export type EarlyCallName = 'status' | 'vendors' | 'hot-games' | 'announcements' | 'winners';

/** Where the loader leaves the answers it asked for: absolute address → answer. Whoever takes one removes it. */
export const EARLY_ANSWERS = Symbol.for('gp.early@1');

const PLATFORM = 'flash,html5-desktop'; // CON-52
const ANNOUNCEMENTS = 42; // of each part, CON-27
const WINNER_LIMIT = 20; // CON-24

/** Path and query of a first call. What the build hands the loader and the calls themselves both come from here, so their addresses cannot differ. */
export function earlyCall(name: EarlyCallName, { merchant, language }: Caller): { path: string; query: QueryValues } {
  switch (name) {
    case 'status':
      return { path: '/wps/system/status', query: { merchant, language } };
    case 'vendors':
      return { path: '/wps/relay/GCSGAME_newGameVendor', query: { merchantCode: merchant, platform: PLATFORM, language } };
    case 'hot-games':
      return {
        path: '/wps/relay/GCSGAME_hotGamesV2',
        query: { merchantCode: merchant, isPlatform: 2, gameType: '', vassalage: '', platform: PLATFORM, language },
      };
    case 'announcements':
      return {
        path: '/wps/relay/MCSFE_getListAnnouncements',
        query: { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', pageSize: ANNOUNCEMENTS, language, merchant },
      };
    case 'winners':
      return { path: '/wps/relay/GCSGAME_getRankList', query: { gameCategory: 'ALL', language, limitNum: WINNER_LIMIT, merchant } };
  }
}

/** The early answer to an address, once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answers = (globalThis as { [EARLY_ANSWERS]?: Map<string, Promise<Response>> })[EARLY_ANSWERS];
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer;
}
