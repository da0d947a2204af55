import { describe, expect, it } from 'vitest';
import { rngOf } from '../../rng.js';
import { FREE_MULTIPLIER, FREE_TURNS, LINES, lineWins, PUBLISHED_RTP, returnToPlayer, REELS, ROWS, SCATTER_PAYS, spin, STRIPS, type SlotSymbol } from './math.js';

/** A grid written as three rows of five. */
function grid(...rows: string[]): SlotSymbol[][] {
  const cells = rows.map((row) => row.split(' ') as SlotSymbol[]);
  return Array.from({ length: REELS }, (_, reel) => cells.map((row) => row[reel] ?? 'T'));
}

/** A generator that stops the reels where the test wants them. */
function stopsAt(...stops: number[]): { int: (below: number) => number } {
  let next = 0;
  return { int: (below) => (stops[next++] ?? 0) % below };
}

describe('slot lines', () => {
  it('pays from the left, the longest row only, in line stakes', () => {
    const wins = lineWins(grid('Q J T Q J', 'A A A A K', 'K Q J T Q'), 5);
    expect(wins).toEqual([{ line: 0, symbol: 'A', count: 4, amount: 40 * 5 }]);
  });

  it('lets the wild stand for any paying symbol, but not for the scatter', () => {
    expect(lineWins(grid('T Q J T Q', 'H1 W W H1 W', 'J K Q J K'), 1)).toContainEqual({ line: 0, symbol: 'H1', count: 4 + 1, amount: 1000 });
    expect(lineWins(grid('T Q J T Q', 'S W W W T', 'J K Q J K'), 1).filter(({ line }) => line === 0)).toEqual([]);
  });

  it('pays nothing for two, and nothing that starts on the second reel', () => {
    expect(lineWins(grid('T Q J T Q', 'A A K A A', 'J K Q J K'), 1)).toEqual([]);
    expect(lineWins(grid('T Q J T Q', 'K A A A A', 'J T Q J K'), 1)).toEqual([]);
  });

  it('pays several lines at once', () => {
    const lines = lineWins(grid('K K K Q J', 'K K K T Q', 'K K K J T'), 1).map(({ line }) => line);
    expect(lines).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('slot turns', () => {
  const scatterStops = STRIPS.map((reel) => reel.indexOf('S'));

  it('gives free turns at a double for three scatters, and none again inside them', () => {
    const { payout, outcome } = spin(stopsAt(...scatterStops.slice(0, 3), 0, 0), 100);
    expect(outcome.turns[0]?.scatters).toBe(3);
    expect(outcome.turns[0]?.scatterAmount).toBe((SCATTER_PAYS[3] ?? 0) * 100);
    expect(outcome.turns).toHaveLength(1 + FREE_TURNS);
    expect(payout).toBe(outcome.turns.reduce((sum, turn) => sum + turn.amount, 0));
    for (const free of outcome.turns.slice(1)) {
      expect(free.scatterAmount).toBe(0);
      expect(free.amount).toBe(lineWins(free.grid, 10).reduce((sum, win) => sum + win.amount, 0) * FREE_MULTIPLIER);
    }
  });

  it('refuses a stake that does not divide among the lines', () => {
    for (const stake of [0, -10, 15, 10.5, Number.NaN]) expect(() => spin(stopsAt(), stake)).toThrow(RangeError);
  });

  it('shows at most one scatter on a reel, and wilds on the middle reels only', () => {
    for (const reel of STRIPS) for (let stop = 0; stop < reel.length; stop++) expect([0, 1, 2].filter((row) => reel[(stop + row) % reel.length] === 'S').length).toBeLessThanOrEqual(1);
    expect(STRIPS.map((reel) => reel.includes('W'))).toEqual([false, true, true, true, false]);
    for (const rows of LINES) expect(rows.every((row) => row >= 0 && row < ROWS)).toBe(true);
  });

  it('decides the same round from the same seed and nonce, so that it can be checked later', () => {
    expect(spin(rngOf('seed', 7), 200)).toEqual(spin(rngOf('seed', 7), 200));
  });
});

describe('return to player', () => {
  it('publishes what the strips and pays give exactly', () => {
    expect(PUBLISHED_RTP).toBe(95.21);
    expect(Math.abs(returnToPlayer().total * 100 - PUBLISHED_RTP)).toBeLessThan(0.005);
  });

  it('agrees with every one of the stops of three reels, counted by the rule that pays', () => {
    // The formula and the paying rule are written apart; here the rule counts all stops of the first three reels for one line.
    const blank: SlotSymbol = 'S';
    let paid = 0;
    let all = 0;
    for (const a of STRIPS[0] ?? []) for (const b of STRIPS[1] ?? []) for (const c of STRIPS[2] ?? []) {
      paid += lineWins([a, b, c, blank, blank].map((symbol) => ['S' as const, symbol, 'S' as const]), 1).reduce((sum, win) => sum + win.amount, 0);
      all += 1;
    }
    const byFormula = Object.entries({ H1: 50, H2: 40, H3: 25, H4: 20, A: 12, K: 12, Q: 8, J: 7, T: 6 }).reduce((sum, [symbol, pay]) => sum + pay * [0, 1, 2].reduce((product, reel) => product * ((STRIPS[reel] ?? []).filter((other) => other === symbol || (reel > 0 && other === 'W')).length / (STRIPS[reel]?.length ?? 1)), 1), 0);
    expect(paid / all).toBeCloseTo(byFormula, 10);
  });

  it('comes back over a million rounds, within three standard errors', () => {
    const rounds = 1_000_000;
    const stake = 10;
    let sum = 0;
    let squares = 0;
    let hits = 0;
    let features = 0;
    for (let nonce = 0; nonce < rounds; nonce++) {
      const { payout, outcome } = spin(rngOf('million', nonce), stake);
      sum += payout / stake;
      squares += (payout / stake) ** 2;
      if (payout > 0) hits += 1;
      if (outcome.freeTurns > 0) features += 1;
    }
    const mean = sum / rounds;
    const error = Math.sqrt((squares / rounds - mean ** 2) / rounds);
    console.info(`measured ${(mean * 100).toFixed(2)} % of published ${PUBLISHED_RTP} %, standard error ${(error * 100).toFixed(2)}; a round in ${(rounds / hits).toFixed(2)} pays; free turns once in ${(rounds / features).toFixed(0)} rounds`);
    expect(Math.abs(mean * 100 - PUBLISHED_RTP)).toBeLessThan(3 * error * 100);
    expect(error * 100).toBeLessThan(0.4);
    expect(hits / rounds).toBeGreaterThan(0.3);
    expect(hits / rounds).toBeLessThan(0.4);
    expect(Math.abs(features / rounds - returnToPlayer().featureChance)).toBeLessThan(3 * Math.sqrt(returnToPlayer().featureChance / rounds));
  }, 120_000);
});
