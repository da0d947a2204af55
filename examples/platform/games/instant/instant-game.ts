import type { Rng } from '../../rng.js';
import { bingo } from './bingo.js';
import { coin } from './coin.js';
import { dice } from './dice.js';
import { plinko } from './plinko.js';
import { scratch } from './scratch.js';

/** What the player decided before the round, by name; which names there are depends on the game. */
export type InstantChoice = Readonly<Record<string, string | number>>;

/** A game that is decided at once: stake and choice in, outcome and payout out. */
export interface InstantGame<Outcome = unknown> {
  /** Return to player in percent with two decimals: lowest and highest over all choices. */
  readonly published: { readonly from: number; readonly to: number };
  /** Whether the game has such a choice. */
  accepts(choice: InstantChoice): boolean;
  /** `multiple` is what a stake of 1 brings back, in hundredths, stake included. */
  play(rng: Pick<Rng, 'int'>, choice: InstantChoice): { multiple: number; outcome: Outcome };
  /** The exact return to player of a choice, 1 being the whole stake. */
  returns(choice: InstantChoice): number;
  /** Choices that together reach the lowest and the highest return. */
  readonly choices: readonly InstantChoice[];
}

export const INSTANT_GAMES = { bingo, coin, dice, plinko, scratch } as const satisfies Record<string, InstantGame>;
export type InstantName = keyof typeof INSTANT_GAMES;

export interface InstantOutcome<Outcome = unknown> {
  multiple: number;
  result: Outcome;
}

export function playInstant(
  game: InstantGame,
  rng: Pick<Rng, 'int'>,
  stake: number,
  choice: InstantChoice,
): { payout: number; outcome: InstantOutcome } {
  const { multiple, outcome } = game.play(rng, choice);
  return { payout: Math.floor((stake * multiple) / 100), outcome: { multiple, result: outcome } };
}
