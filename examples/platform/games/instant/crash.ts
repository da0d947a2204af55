import type { InstantGame } from './instant-game.js';

export interface CrashOutcome {
  /** Where the rocket blew up, in hundredths; 100 is on the ground. */
  crashedAt: number;
}
export const LOWEST_TARGET = 105;
export const HIGHEST_TARGET = 10_000;
const STEPS = 2 ** 32;
/** In hundredths of the stake. */
const RETURN = 97;

/** The rocket reaches a multiple m with the chance 0.97 ÷ m; the exit is chosen before the launch. */
export const crash: InstantGame<CrashOutcome> = {
  published: { from: 97, to: 97 },
  choices: [{ target: LOWEST_TARGET }, { target: 150 }, { target: 200 }, { target: 1_000 }, { target: HIGHEST_TARGET }],
  accepts: ({ target }) => Number.isInteger(target) && Number(target) >= LOWEST_TARGET && Number(target) <= HIGHEST_TARGET,
  play(rng, { target }) {
    const crashedAt = crashOf(rng.int(STEPS));
    return { multiple: crashedAt >= Number(target) ? Number(target) : 0, outcome: { crashedAt } };
  },
  returns({ target }) {
    // crashOf(word) ≥ target exactly for the words from 2^32 × (1 − 0.97 × 100 ÷ target) on.
    const first = STEPS - Math.floor((STEPS * RETURN) / Number(target));
    return ((STEPS - first) / STEPS) * (Number(target) / 100);
  },
};

/** From the ground (100) up to 100 × the stake, in hundredths. */
export function crashOf(word: number): number {
  return Math.max(100, Math.min(HIGHEST_TARGET, Math.floor((RETURN * STEPS) / (STEPS - word))));
}
