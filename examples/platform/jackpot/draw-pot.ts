import type { Rng } from '../rng.js';

/** What an operator decides about the pot. */
export interface PotTerms {
  /** Thousandths of each stake that go into the pot. */
  rate: number;
  /** What the house puts into a new pot, minor units. */
  seed: number;
  /** One in so many is the chance to win it, for each 1.00 staked. */
  odds: number;
}
/** The pot before a round. */
export interface Pot {
  /** Minor units. */
  balance: number;
  /** What earlier stakes have left over of a whole minor unit, in thousandths of one. */
  carry: number;
}
export interface PotRound {
  /** The part of this stake that goes into the pot, minor units. */
  fed: number;
  carry: number;
  /** The whole pot with this part, or 0: minor units. */
  won: number;
}

const UNIT = 100;

/**
 * What one stake does to the pot: its part goes in, then it may win all of it. The chance is in proportion to the stake, so a
 * stake of 2.00 has twice that of 1.00. Draws one number, whatever the reels have drawn before.
 */
export function drawPot(rng: Pick<Rng, 'int'>, { balance, carry }: Pot, stake: number, { rate, odds }: PotTerms): PotRound {
  const thousandths = carry + stake * rate;
  const fed = Math.floor(thousandths / 1000);
  const isWon = rng.int(odds * UNIT) < stake;
  return { fed, carry: thousandths % 1000, won: isWon ? balance + fed : 0 };
}

/** What comes back through the pot in the long run, in percent of the stakes: all that is put in, and each new pot's beginning. */
export function potReturn({ rate, seed, odds }: PotTerms): number {
  return rate / 10 + seed / odds;
}
