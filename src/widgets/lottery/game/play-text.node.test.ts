import { describe, expect, it } from 'vitest';
import { oddsOfAll } from './play-text.js';

const prizes = (...odds: number[]) => ({ prizes: odds.map((each, index) => ({ when: String(index), odds: each })) });

describe('what every prize of a play pays', () => {
  it.each([
    ['the one', prizes(950), 950],
    ['all alike', prizes(1.9, 1.9, 1.9, 1.9), 1.9],
    ['they differ', prizes(17, 220, 17), undefined],
    ['none is told', prizes(), undefined],
  ])('%s', (_, play, odds) => {
    expect(oddsOfAll(play)).toBe(odds);
  });
});
