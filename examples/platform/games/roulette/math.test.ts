import { describe, expect, it } from 'vitest';
import { BET_KINDS, drawTable, isTableBet, POCKETS, PUBLISHED_RTP, RED, WHEEL, type TableBet } from './math.js';

const fixed = (number: number) => ({ int: () => number });

describe('roulette', () => {
  it('returns 36 of 37 on every bet, counted over all pockets', () => {
    const bets: TableBet[] = [
      ...BET_KINDS.filter(kind => !['straight', 'dozen', 'column'].includes(kind)).map(kind => ({ kind, amount: 100 })),
      { kind: 'straight', value: 0, amount: 100 },
      { kind: 'straight', value: 17, amount: 100 },
      { kind: 'dozen', value: 2, amount: 100 },
      { kind: 'column', value: 3, amount: 100 },
    ];
    for (const bet of bets) {
      const back = Array.from({ length: POCKETS }, (_, number) => drawTable(fixed(number), [bet]).payout).reduce(
        (sum, payout) => sum + payout,
        0,
      );
      expect(back, bet.kind).toBe(36 * 100);
    }
    expect(PUBLISHED_RTP).toBe(97.3);
  });

  it('has each number once on the wheel, eighteen of them red', () => {
    expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: POCKETS }, (_, number) => number));
    expect(RED.size).toBe(18);
  });

  it('refuses bets that the table does not have', () => {
    expect(isTableBet({ kind: 'straight', value: 37, amount: 1 })).toBe(false);
    expect(isTableBet({ kind: 'straight', amount: 1 })).toBe(false);
    expect(isTableBet({ kind: 'dozen', value: 4, amount: 1 })).toBe(false);
    expect(isTableBet({ kind: 'red', amount: 0.5 })).toBe(false);
    expect(isTableBet({ kind: 'red', amount: 5 })).toBe(true);
  });
});
