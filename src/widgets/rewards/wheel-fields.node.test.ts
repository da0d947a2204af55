import { describe, expect, it } from 'vitest';
import type { Prize } from '../../api/rewards/rewards.js';
import { turnTo, wheelFields } from './wheel-fields.js';

const prizes = (...chances: number[]): Prize[] =>
  chances.map((chance, index) => ({ id: String(index), gives: 'bonus', amount: 100, points: 0, chance }));

describe('the fields of the wheel', () => {
  it('fill it without a gap, the likelier the wider, none too small for its words', () => {
    for (const chances of [[1], [0.5, 0.5], [0.24, 0.22, 0.16, 0.14, 0.12, 0.08, 0.035, 0.005], Array.from({ length: 30 }, () => 1 / 30)]) {
      const fields = wheelFields(prizes(...chances));
      expect(fields[0]?.from).toBe(0);
      expect(fields.at(-1)?.to).toBeCloseTo(360);
      const widths = fields.map(({ from, to }) => to - from);
      expect(widths.map(width => width.toFixed(6))).toEqual(
        [...chances].sort((a, b) => b - a).map(chance => widths[chances.indexOf(chance)]?.toFixed(6)),
      );
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(Math.min(20, 180 / chances.length));
    }
  });

  it('PRO-16 the wheel stops with the prize that was drawn at the top, always further on', () => {
    const fields = wheelFields(prizes(0.5, 0.3, 0.19, 0.01));
    let turn = 0;
    for (const id of ['3', '0', '2', '2', '1']) {
      const next = turnTo(fields, id, turn, 4);
      const field = fields.find(({ prize }) => prize.id === id);
      const top = (360 - (next % 360)) % 360;
      expect(top).toBeGreaterThan(field?.from ?? 0);
      expect(top).toBeLessThan(field?.to ?? 0);
      expect(next - turn).toBeGreaterThan(4 * 360);
      turn = next;
    }
  });

  it('a prize that the wheel lacks does not turn it', () => {
    expect(turnTo(wheelFields(prizes(1)), 'gone', 725, 4)).toBe(725);
  });
});
