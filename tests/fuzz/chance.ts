import { rngOf } from '../../examples/platform/rng.js';

/** Repeatable choices: the same seed makes the same requests. */
export interface Chance {
  /** From 0 to `below` − 1. */
  int(below: number): number;
  /** True in `percent` of 100. */
  is(percent: number): boolean;
  pick<T>(from: readonly T[]): T;
}

export function chanceOf(seed: number): Chance {
  const rng = rngOf('fuzz', seed);
  return {
    int: below => rng.int(below),
    is: percent => rng.int(100) < percent,
    pick: from => from[rng.int(from.length)]!,
  };
}
