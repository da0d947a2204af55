import { describe, expect, it } from 'vitest';
import { hideNumber } from './hide-number.js';

describe('the number that a proof of work looks for', () => {
  it('is as likely in any place as in any other, takes the wanted attempts on average, and never more than twice as many', () => {
    const draws = Array.from({ length: 16_000 }, () => hideNumber(80));
    const parts = Array.from(
      { length: 8 },
      (_, part) => draws.filter(({ counter, most }) => Math.floor((counter / most) * 8) === part).length,
    );
    // 2000 each; these bounds stand at six standard deviations.
    expect(Math.min(...parts)).toBeGreaterThan(1750);
    expect(Math.max(...parts)).toBeLessThan(2250);
    // Counted from 0: the attempt that finds it is the next one.
    const attempts = draws.map(({ counter }) => counter + 1);
    expect(attempts.reduce((sum, one) => sum + one, 0) / draws.length).toBeCloseTo(80, -1);
    expect(Math.max(...attempts)).toBeLessThan(160);
    expect(new Set(draws.map(({ most }) => most))).toEqual(new Set([159]));
  });

  it('is there also for the cheapest work', () => {
    expect(hideNumber(1)).toEqual({ counter: 0, most: 1 });
  });
});
