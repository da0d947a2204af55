import { describe, expect, it } from 'vitest';
import { rngOf } from '../../rng.js';
import { baccaratPoints } from './baccarat.js';
import type { ChipTable } from './chip-table.js';
import { CHIP_TABLES, playChips, spotReturns } from './chip-tables.js';
import { SEGMENT_KINDS, SEGMENTS, WHEEL_SEGMENTS } from './money-wheel.js';

const TABLES = Object.entries(CHIP_TABLES) as [string, ChipTable][];

describe('tables with chips', () => {
  it.each(TABLES)('%s gives back what is published on every spot, counted over every way a round can end', (_, table) => {
    expect([...table.everyEnd()].reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(spotReturns(table)).toEqual(table.published);
    expect(Object.keys(table.published)).toEqual([...table.spots]);
    for (const rtp of Object.values(table.published)) expect(rtp).toBeLessThan(100);
  });

  it.each(TABLES)('%s draws as the count says, within four standard errors', (_, table) => {
    const rounds = 15_000;
    for (const spot of table.spots.slice(0, 2)) {
      let sum = 0;
      let squares = 0;
      for (let nonce = 0; nonce < rounds; nonce++) {
        const back = table.returns(spot, table.draw(rngOf(spot, nonce)));
        sum += back;
        squares += back ** 2;
      }
      const error = Math.sqrt((squares / rounds - (sum / rounds) ** 2) / rounds);
      expect(Math.abs((sum / rounds) * 100 - (table.published[spot] ?? 0)), spot).toBeLessThan(4 * error * 100);
    }
  });

  it('pays every bet of a round and says which spots won', () => {
    const fixed = { int: () => 0 };
    // Four twos: four points each, then both draw a two: six against six.
    const { payout, outcome } = playChips(CHIP_TABLES.baccarat, fixed, [
      { kind: 'tie', amount: 100 },
      { kind: 'player', amount: 200 },
      { kind: 'player-pair', amount: 100 },
    ]);
    expect(outcome.paid).toEqual([900, 200, 1200]);
    expect(payout).toBe(2_300);
    expect(outcome.won).toEqual(['player-pair', 'tie', 'banker-pair']);
  });

  it('knows baccarat points', () => {
    const [two, nine, king, ace] = [0, 7, 11, 12];
    expect(
      [
        [two, nine],
        [king, nine],
        [ace, two],
        [nine, nine],
      ].map(baccaratPoints),
    ).toEqual([1, 9, 3, 8]);
  });

  it('has on the wheel what the rules say', () => {
    expect(WHEEL_SEGMENTS).toHaveLength(SEGMENTS);
    for (const [pays, count] of SEGMENT_KINDS) expect(WHEEL_SEGMENTS.filter(segment => segment === pays)).toHaveLength(count);
  });
});
