import { describe, expect, it } from 'vitest';
import { rngOf } from './rng.js';

describe('rng', () => {
  it('gives the same numbers for the same seed and nonce, others for another nonce', () => {
    const draw = (nonce: number) =>
      Array.from(
        { length: 40 },
        (() => {
          const rng = rngOf('seed', nonce);
          return () => rng.int(1_000);
        })(),
      );
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
  });

  it('spreads evenly: chi-square of 37 fields over 370,000 draws stays below the 0.1 % limit', () => {
    const rng = rngOf('an even seed', 0);
    const counts = new Array<number>(37).fill(0);
    for (let draw = 0; draw < 370_000; draw++) counts[rng.int(37)]! += 1;
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(67.99);
  });

  it('draws weighted in proportion and never what weighs nothing', () => {
    const rng = rngOf('weights', 0);
    const counts = [0, 0, 0];
    for (let draw = 0; draw < 100_000; draw++) counts[rng.weighted([1, 0, 3])]! += 1;
    expect(counts[1]).toBe(0);
    expect((counts[2] ?? 0) / 100_000).toBeCloseTo(0.75, 1);
  });

  it('refuses a range that it cannot draw from', () => {
    for (const below of [0, -1, 1.5, 2 ** 32 + 1, NaN]) expect(() => rngOf('seed', 0).int(below)).toThrow(RangeError);
  });
});
