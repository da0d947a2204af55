/** Seeded pseudo-random numbers for the seed data: the same catalogue on every machine. Never for games. */
export interface SeedRandom {
  /** Whole number from 0 to `below` − 1. */
  int(below: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

/** mulberry32 */
export function seedRandom(seed: number): SeedRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { int, pick: items => items[int(items.length)] ?? items[0], chance: probability => next() < probability };
}
