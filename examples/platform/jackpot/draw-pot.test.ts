import { describe, expect, it } from 'vitest';
import { rngOf } from '../rng.js';
import { drawPot, potReturn, type PotTerms } from './draw-pot.js';

const TERMS: PotTerms = { rate: 10, seed: 2_000, odds: 500 };
const never = { int: () => 0xffff_ffff };

describe('drawPot', () => {
  it('OP-28 puts the part of each stake aside to the thousandth of a cent', () => {
    let pot = { balance: 0, carry: 0 };
    for (let round = 0; round < 250; round++) {
      const { fed, carry } = drawPot(never, pot, 20, TERMS);
      pot = { balance: pot.balance + fed, carry };
    }
    expect(pot).toEqual({ balance: 50, carry: 0 });
  });

  it('OP-28 pays all of it, this stake’s part too, with a chance in proportion to the stake', () => {
    const asked: number[] = [];
    const at = (value: number) => ({ int: (below: number) => (asked.push(below), value) });
    expect(drawPot(at(99), { balance: 5_000, carry: 0 }, 100, TERMS)).toEqual({ fed: 1, carry: 0, won: 5_001 });
    expect(drawPot(at(100), { balance: 5_000, carry: 0 }, 100, TERMS).won).toBe(0);
    expect(drawPot(at(199), { balance: 5_000, carry: 0 }, 200, TERMS).won).toBe(5_002);
    expect(new Set(asked)).toEqual(new Set([50_000]));
  });

  it('OP-28 gives back what is published, within three standard errors', () => {
    const rounds = 400_000;
    const stake = 100;
    let pot = { balance: TERMS.seed, carry: 0 };
    let wins = 0;
    let paid = 0;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { fed, carry, won } = drawPot(rngOf('pot', nonce), pot, stake, TERMS);
      if (won > 0) {
        wins += 1;
        paid += won;
      }
      pot = { balance: won > 0 ? TERMS.seed : pot.balance + fed, carry };
    }
    const expected = rounds / TERMS.odds;
    expect(Math.abs(wins - expected)).toBeLessThan(3 * Math.sqrt(expected));
    // Whatever was put in is paid or still there: only the number of new pots is left to chance.
    expect(paid + pot.balance).toBe(rounds * stake * 0.01 + (wins + 1) * TERMS.seed);
    const error = (100 * 3 * Math.sqrt(expected) * TERMS.seed) / (rounds * stake);
    expect(Math.abs((100 * (paid + pot.balance - TERMS.seed)) / (rounds * stake) - potReturn(TERMS))).toBeLessThan(error);
  });
});
