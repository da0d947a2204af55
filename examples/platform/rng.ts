import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * A stream of numbers that anyone can check later: HMAC-SHA-256 under a server seed, over the round's nonce and a counter.
 * The seed's hash is published before the first round, the seed itself after the session, so the house cannot choose
 * numbers once it knows the stake.
 */
export interface Rng {
  /** Evenly spread whole number from 0 to `below` − 1, without modulo bias. `below` from 1 to 2^32. */
  int(below: number): number;
  /** From 0 up to but not 1, with 32 bits. */
  float(): number;
  /** Index of one of `weights` (whole numbers ≥ 0, sum up to 2^32), chosen in proportion. */
  weighted(weights: readonly number[]): number;
}

const WORD = 2 ** 32;

/** The numbers of one round. The same seed and nonce give the same numbers, for ever. */
export function rngOf(serverSeed: string, nonce: number): Rng {
  let block = Buffer.alloc(0);
  let offset = 0;
  let counter = 0;

  function word(): number {
    if (offset === block.length) {
      block = createHmac('sha256', serverSeed).update(`${nonce}:${counter++}`).digest();
      offset = 0;
    }
    const value = block.readUInt32BE(offset);
    offset += 4;
    return value;
  }
  function int(below: number): number {
    if (!Number.isInteger(below) || below < 1 || below > WORD) throw new RangeError(`below must be 1 to 2^32, not ${below}.`);
    const limit = WORD - (WORD % below);
    for (;;) {
      const value = word();
      if (value < limit) return value % below;
    }
  }
  return {
    int,
    float: () => word() / WORD,
    weighted(weights) {
      let rest = int(weights.reduce((sum, weight) => sum + weight, 0));
      return weights.findIndex(weight => (rest -= weight) < 0);
    },
  };
}

/** A fresh secret seed and the hash that is published in its place. */
export function newServerSeed(): { serverSeed: string; seedHash: string } {
  const serverSeed = randomBytes(32).toString('hex');
  return { serverSeed, seedHash: hashOfSeed(serverSeed) };
}

export function hashOfSeed(serverSeed: string): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}
