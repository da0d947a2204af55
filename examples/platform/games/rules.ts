import { PUBLISHED_RTP as BLACKJACK_RTP } from './blackjack/best-play.js';
import { blackjackRules } from './blackjack/math.js';
import { CHIP_TABLES } from './chips/chip-tables.js';
import { crashRules, PUBLISHED as CRASH_RTP } from './crash/math.js';
import { PUBLISHED as DUEL_RTP } from './duel/math.js';
import type { Playable } from './game-kind.js';
import { INSTANT_GAMES } from './instant/instant-games.js';
import { minesRules, PUBLISHED as MINES_RTP } from './mines/math.js';
import { pokerRules, PUBLISHED_RTP as POKER_RTP } from './poker/math.js';
import { PUBLISHED_RTP as ROULETTE_RTP } from './roulette/math.js';
import { PUBLISHED_RTP as SHOOTER_RTP } from './shooter/math.js';
import { PUBLISHED_RTP as SLOT_RTP } from './slot/math.js';
import { PUBLISHED as SPORTS_RTP } from './sports/sports.js';
import type { SteppedRules } from '../ledger/open-rounds.js';

/** The published return to player, in percent with two decimals: lowest and highest over what can be played. */
export function returnOf(playable: Playable): { from: number; to: number } {
  switch (playable.kind) {
    case 'slot':
      return only(SLOT_RTP[playable.variant]);
    case 'roulette':
      return only(ROULETTE_RTP);
    case 'blackjack':
      return only(BLACKJACK_RTP);
    case 'poker':
      return only(POKER_RTP);
    case 'shooter':
      return only(SHOOTER_RTP);
    case 'duel':
      return only(DUEL_RTP[playable.variant]);
    case 'mines':
      return MINES_RTP;
    case 'crash':
      return CRASH_RTP;
    case 'sports':
      return SPORTS_RTP;
    case 'instant':
      return INSTANT_GAMES[playable.variant].published;
    case 'chips': {
      const spots = Object.values<number>(CHIP_TABLES[playable.variant].published);
      return { from: Math.min(...spots), to: Math.max(...spots) };
    }
  }
}

/** The rules of a game whose rounds take several steps; undefined for the others. */
export function steppedRulesOf({ kind }: Playable): SteppedRules | undefined {
  switch (kind) {
    case 'blackjack':
      return blackjackRules;
    case 'poker':
      return pokerRules;
    case 'mines':
      return minesRules;
    case 'crash':
      return crashRules;
    default:
      return undefined;
  }
}

function only(rtp: number): { from: number; to: number } {
  return { from: rtp, to: rtp };
}
