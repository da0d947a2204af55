import type { InstantGame } from './instant-game.js';

export interface DiceOutcome {
  /** 0.00 to 99.99, in hundredths. */
  roll: number;
}
export const LOWEST_CHANCE = 2;
export const HIGHEST_CHANCE = 95;
const RETURN = 97;

/** What a roll under `chance` percent pays, in hundredths of the stake: 97 % shared by the chance, rounded down. */
export function dicePays(chance: number): number {
  return Math.floor((RETURN * 100) / chance);
}

/** Rolls 0.00 to 99.99; under the chosen chance wins. */
export const dice: InstantGame<DiceOutcome> = {
  published: { from: 96.12, to: 97 },
  choices: Array.from({ length: HIGHEST_CHANCE - LOWEST_CHANCE + 1 }, (_, i) => ({ chance: LOWEST_CHANCE + i })),
  accepts: ({ chance }) => Number.isInteger(chance) && Number(chance) >= LOWEST_CHANCE && Number(chance) <= HIGHEST_CHANCE,
  play(rng, { chance }) {
    const roll = rng.int(10_000);
    return { multiple: roll < Number(chance) * 100 ? dicePays(Number(chance)) : 0, outcome: { roll } };
  },
  returns: ({ chance }) => (Number(chance) * dicePays(Number(chance))) / 10_000,
};
