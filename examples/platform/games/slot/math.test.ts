import { describe, expect, it } from 'vitest';
import { rngOf } from '../../rng.js';
import { PUBLISHED_RTP, returnToPlayer, spin, winsOf } from './math.js';
import { ROWS, type SlotModel, type SlotSymbol } from './model.js';
import { SLOT_MODELS, slotModelOf, type SlotModelName } from './models.js';

const TEN = SLOT_MODELS.ten;
const MODELS = Object.entries(SLOT_MODELS) as [SlotModelName, SlotModel][];
const paid = (shown: SlotSymbol[][], unit: number) => winsOf(TEN, shown, unit);

/** A grid written as three rows of five. */
function grid(...rows: string[]): SlotSymbol[][] {
  const cells = rows.map(row => row.split(' ') as SlotSymbol[]);
  return Array.from({ length: 5 }, (_, reel) => cells.map(row => row[reel] ?? 'T'));
}

/** A generator that stops the reels where the test wants them. */
function stopsAt(...stops: number[]): { int: (below: number) => number } {
  let next = 0;
  return { int: below => (stops[next++] ?? 0) % below };
}

describe('slot lines', () => {
  it('pays from the left, the longest row only, in line stakes', () => {
    const wins = paid(grid('Q J T Q J', 'A A A A K', 'K Q J T Q'), 5);
    expect(wins).toEqual([{ line: 0, symbol: 'A', count: 4, ways: 1, amount: 40 * 5 }]);
  });

  it('lets the wild stand for any paying symbol, but not for the scatter', () => {
    expect(paid(grid('T Q J T Q', 'H1 W W H1 W', 'J K Q J K'), 1)).toContainEqual({
      line: 0,
      symbol: 'H1',
      count: 4 + 1,
      ways: 1,
      amount: 1000,
    });
    expect(paid(grid('T Q J T Q', 'S W W W T', 'J K Q J K'), 1).filter(({ line }) => line === 0)).toEqual([]);
  });

  it('pays nothing for two, and nothing that starts on the second reel', () => {
    expect(paid(grid('T Q J T Q', 'A A K A A', 'J K Q J K'), 1)).toEqual([]);
    expect(paid(grid('T Q J T Q', 'K A A A A', 'J T Q J K'), 1)).toEqual([]);
  });

  it('pays several lines at once', () => {
    const lines = paid(grid('K K K Q J', 'K K K T Q', 'K K K J T'), 1).map(({ line }) => line);
    expect(lines).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('243 ways', () => {
  it('pays a symbol on neighbouring reels, as often as it can be read', () => {
    const wins = winsOf(SLOT_MODELS.ways, grid('A A Q J T', 'A K A J T', 'K Q W T J'), 2);
    expect(wins).toEqual([
      { line: -1, symbol: 'A', count: 3, ways: 4, amount: 12 * 4 * 2 },
      { line: -1, symbol: 'K', count: 3, ways: 1, amount: 9 * 2 },
    ]);
  });

  it('pays nothing that does not begin on the first reel', () => {
    expect(winsOf(SLOT_MODELS.ways, grid('T A A A A', 'J A A A A', 'Q A A A A'), 1)).toEqual([]);
  });
});

describe('slot turns', () => {
  const scatterStops = TEN.strips.map(reel => reel.indexOf('S'));

  it('gives free turns at a double for three scatters, and none again inside them', () => {
    const { payout, outcome } = spin(TEN, stopsAt(...scatterStops.slice(0, 3), 0, 0), 100);
    expect(outcome.turns[0]?.scatters).toBe(3);
    expect(outcome.turns[0]?.scatterAmount).toBe(TEN.scatterPays[3] * 100);
    expect(outcome.turns).toHaveLength(1 + TEN.freeTurns);
    expect(payout).toBe(outcome.turns.reduce((sum, turn) => sum + turn.amount, 0));
    for (const free of outcome.turns.slice(1)) {
      expect(free.scatterAmount).toBe(0);
      expect(free.amount).toBe(paid(free.grid, 10).reduce((sum, win) => sum + win.amount, 0) * TEN.freeMultiplier);
    }
  });

  it('refuses a stake that does not divide among the lines', () => {
    for (const stake of [0, -10, 15, 10.5, Number.NaN]) expect(() => spin(TEN, stopsAt(), stake)).toThrow(RangeError);
  });

  it.each(MODELS)('%s shows at most one scatter on a reel, and no wild on the first', (_, { strips, lines }) => {
    for (const reel of strips)
      for (let stop = 0; stop < reel.length; stop++)
        expect([0, 1, 2].filter(row => reel[(stop + row) % reel.length] === 'S').length).toBeLessThanOrEqual(1);
    expect(strips[0]).not.toContain('W');
    for (const rows of lines) expect(rows).toHaveLength(strips.length);
    for (const rows of lines) expect(rows.every(row => row >= 0 && row < ROWS)).toBe(true);
    expect(new Set(lines.map(rows => rows.join())).size).toBe(lines.length);
  });

  it('decides the same round from the same seed and nonce, so that it can be checked later', () => {
    expect(spin(TEN, rngOf('seed', 7), 200)).toEqual(spin(TEN, rngOf('seed', 7), 200));
  });
});

describe('return to player', () => {
  it('differs from slot to slot, and each keeps its own', () => {
    expect(PUBLISHED_RTP).toEqual({ ten: 95.21, classic: 97.11, ways: 94.23, storm: 96.37 });
    expect(new Set([1, 2, 3, 4, 5].map(node => slotModelOf(node, '')))).toEqual(new Set(Object.keys(SLOT_MODELS)));
    expect(slotModelOf(4, 'JP')).toBe('storm');
  });

  it('is what the paying rule gives over all stops of three reels', () => {
    // The formula and the rule that pays are written apart; here the rule counts every stop of the three-reel slot.
    const { strips, units } = SLOT_MODELS.classic;
    const windows = strips.map(reel => reel.map((_, stop) => [0, 1, 2].map(row => reel[(stop + row) % reel.length] ?? 'K')));
    let sum = 0;
    let all = 0;
    for (const a of windows[0] ?? [])
      for (const b of windows[1] ?? [])
        for (const c of windows[2] ?? []) {
          sum += winsOf(SLOT_MODELS.classic, [a, b, c], 1).reduce((total, win) => total + win.amount, 0);
          all += 1;
        }
    expect(sum / all / units).toBeCloseTo(returnToPlayer(SLOT_MODELS.classic).total, 10);
  });

  it.each([
    ['ten', 150_000],
    ['ways', 80_000],
    ['storm', 80_000],
  ] as const)(
    '%s comes back over many rounds, within three standard errors',
    (name, rounds) => {
      const model = SLOT_MODELS[name];
      let sum = 0;
      let squares = 0;
      let features = 0;
      for (let nonce = 0; nonce < rounds; nonce++) {
        const { payout, outcome } = spin(model, rngOf('many', nonce), model.units);
        sum += payout / model.units;
        squares += (payout / model.units) ** 2;
        if (outcome.freeTurns > 0) features += 1;
      }
      const mean = sum / rounds;
      const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
      const { featureChance } = returnToPlayer(model);
      expect(Math.abs(mean * 100 - PUBLISHED_RTP[name])).toBeLessThan(3 * error * 100);
      expect(error * 100).toBeLessThan(3);
      expect(Math.abs(features / rounds - featureChance)).toBeLessThan(3 * Math.sqrt(featureChance / rounds));
    },
    120_000,
  );
});
