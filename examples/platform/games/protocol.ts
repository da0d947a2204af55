import type { FailureCode } from '../failure.js';
import type { PotTerms } from '../jackpot/draw-pot.js';
import type { Playable } from './game-kind.js';

/**
 * What the game's page and its server say to each other, and what the page tells the page around it.
 * All amounts are integer minor units of `currency`.
 */
type PlayMode = 'real' | 'demo';

/** `POST /play/api/session { session, lang }` */
export interface SessionAnswer {
  success: true;
  kind: Playable['kind'];
  /** Which of the kind's games it is; empty where a kind is one game. */
  variant: string;
  game: { nodeId: number; vassalage: string; gameCode: string; gameType: string; name: string; vendor: string };
  mode: PlayMode;
  currency: string;
  currencySymbol: string;
  balance: number;
  stakes: number[];
  highestStake: number;
  /** Percent with two decimals; the highest, where it depends on what is played. */
  rtp: number;
  /** The lowest, where it depends on what is played. */
  rtpFrom: number;
  /** Published hash of the seed that decides this session's rounds. */
  seedHash: string;
  /** UTC milliseconds. */
  expiresAt: number;
  /** The last round of this session, for a page that was reloaded in the middle of it. */
  lastRound: RoundSummary | null;
  /** A round that waits for the player's next step, begun here or in an earlier session of the account. */
  openRound: RoundAnswer | null;
  /** Card games: the rooms of the vendor, and the one that was chosen in the lobby. */
  rooms: { id: string; name: string; stake: number }[];
  roomId: string | null;
  /** Jackpot games played for real money: what the pot holds and on which terms. `rtp` is its part of the return, in percent. */
  jackpot: (PotTerms & { pot: number; rtp: number }) | null;
}
interface RoundSummary {
  roundId: string;
  stake: number;
  payout: number;
}

/**
 * `POST /play/api/round { session, roundId, stake, bets?, choice? }`; a repeat of a roundId answers the first outcome.
 * `POST /play/api/step { session, roundId, step, action }` for the games in which a round takes several steps.
 * `POST /play/api/look { session, roundId }` for those that run by the clock: answers at its end, or after some seconds how it stands.
 * `POST /play/api/duel { session, roundId, action }` for those that wait for another player.
 */
export interface RoundAnswer<Outcome = unknown> {
  success: true;
  roundId: string;
  stake: number;
  payout: number;
  /** The pot within the payout; 0 if none was won. */
  jackpot?: number;
  /** What the pot holds after the round, in jackpot games. */
  pot?: number;
  balance: number;
  mode: PlayMode;
  outcome: Outcome;
  nonce: number;
  seedHash: string;
  repeated: boolean;
  /** The round waits for the next step, another player, or the end of a fixture. */
  open: boolean;
  /** How many steps were taken. */
  step: number;
  /** Rounds that run by the clock: milliseconds since this one began, when the answer was sent. */
  elapsedMs?: number;
}
export interface Bet {
  kind: string;
  value?: number | undefined;
  amount: number;
}
export interface RoundBody {
  session: string;
  roundId: string;
  stake: number;
  /** Tables with chips only; the amounts add up to the stake. */
  bets?: Bet[] | undefined;
  /** What else the player decided, by name; which names there are depends on the game. */
  choice?: Record<string, string | number> | undefined;
}
export interface StepBody {
  session: string;
  roundId: string;
  /** Number of this step, from 0. */
  step: number;
  action: string;
}

/** `POST /play/api/reveal { session }`: ends the session; `rngOf(serverSeed, nonce)` gives a round's numbers. */
export interface RevealAnswer {
  success: true;
  serverSeed: string;
  seedHash: string;
  /** The latest first. */
  rounds: { nonce: number; stake: number; payout: number }[];
}

/** A refused call. */
export interface RefusedAnswer {
  success: false;
  code: FailureCode;
  message: string;
}

/**
 * What the page posts to its parent. It carries no token. A sandboxed frame has no origin, so the parent sees
 * `event.origin === 'null'` and must check `event.source === frame.contentWindow` and `data.source === 'gp-game'`.
 * The page posts to any parent; which pages may frame it is decided by `frame-ancestors`. It listens to one message, of which
 * nothing is believed: `{ source: 'gp-page', type: 'balance' }` makes a game for money ask what its balance is.
 */
export type GameMessage =
  | { source: 'gp-game'; type: 'ready'; mode: PlayMode }
  | { source: 'gp-game'; type: 'round'; roundId: string; stake: number; payout: number; mode: PlayMode }
  /** A round has begun, and `round` tells its end: meanwhile the page's own balance waits. False: it has come to nothing. */
  | { source: 'gp-game'; type: 'playing'; playing: boolean }
  | { source: 'gp-game'; type: 'balance'; balance: number; currency: string; mode: PlayMode }
  | { source: 'gp-game'; type: 'exit' }
  | { source: 'gp-game'; type: 'expired' };
