import type { Rng } from '../../rng.js';

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
