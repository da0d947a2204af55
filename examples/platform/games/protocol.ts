import type { SlotOutcome } from './slot/math.js';
import type { TableBet, TableOutcome } from './table/math.js';

/**
 * What the game's page and its server say to each other, and what the page tells the page around it.
 * All amounts are integer minor units of `currency`.
 */
export type PlayMode = 'real' | 'demo';

/** `POST /play/api/session { session, lang }` */
export interface SessionAnswer {
  success: true;
  kind: 'slot' | 'table';
  game: { nodeId: number; vassalage: string; gameCode: string; gameType: string; name: string; vendor: string };
  mode: PlayMode;
  currency: string;
  currencySymbol: string;
  balance: number;
  stakes: number[];
  highestStake: number;
  /** Percent with two decimals. */
  rtp: number;
  /** Published hash of the seed that decides this session's rounds. */
  seedHash: string;
  /** UTC milliseconds. */
  expiresAt: number;
  /** The last round of this session, for a page that was reloaded in the middle of it. */
  lastRound: RoundSummary | null;
}
export interface RoundSummary {
  roundId: string;
  stake: number;
  payout: number;
}

/** `POST /play/api/round { session, roundId, stake, bets? }`; a repeat of a roundId answers the first outcome. */
export interface RoundAnswer<Outcome = SlotOutcome | TableOutcome> {
  success: true;
  roundId: string;
  stake: number;
  payout: number;
  balance: number;
  mode: PlayMode;
  outcome: Outcome;
  nonce: number;
  seedHash: string;
  repeated: boolean;
}
export interface RoundBody {
  session: string;
  roundId: string;
  stake: number;
  /** Tables only; the amounts add up to the stake. */
  bets?: TableBet[];
}

/** A refused call: `code` as in the platform's failures. */
export interface RefusedAnswer {
  success: false;
  code: string;
  message: string;
}

/**
 * What the page posts to its parent. It carries no token. A sandboxed frame has no origin, so the parent sees
 * `event.origin === 'null'` and must check `event.source === frame.contentWindow` and `data.source === 'gp-game'`.
 * The page posts to any parent; which pages may frame it is decided by `frame-ancestors`.
 */
export type GameMessage =
  | { source: 'gp-game'; type: 'ready'; mode: PlayMode }
  | { source: 'gp-game'; type: 'round'; roundId: string; stake: number; payout: number; mode: PlayMode }
  | { source: 'gp-game'; type: 'balance'; balance: number; currency: string; mode: PlayMode }
  | { source: 'gp-game'; type: 'exit' }
  | { source: 'gp-game'; type: 'expired' };
