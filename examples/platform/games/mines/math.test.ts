import { describe, expect, it } from 'vitest';
import { Failure } from '../../failure.js';
import { rngOf } from '../../rng.js';
import { FIELDS, MINE_COUNTS, minesPay, minesReturn, minesRules, PUBLISHED } from './math.js';

const replay = (actions: string[], mines: unknown = 3, seed = 'mines') => minesRules.replay(rngOf(seed, 1), 100, { mines }, actions);

describe('mines', () => {
  it('gives back between the published figures, however many fields one goes for', () => {
    const returns = MINE_COUNTS.flatMap(mines =>
      Array.from({ length: FIELDS - mines }, (_, i) => Math.round(minesReturn(mines, i + 1) * 10_000) / 100),
    );
    expect(Math.min(...returns)).toBe(PUBLISHED.from);
    expect(Math.max(...returns)).toBe(PUBLISHED.to);
  });

  it('shows no mine before the end, and all of them then', () => {
    expect(replay([]).view).toMatchObject({ board: null, multiple: 100, next: minesPay(3, 1) });
    const { view, payout } = replay(['cash']);
    expect(view.board).toHaveLength(3);
    expect(payout).toBe(100);
  });

  it('raises the prize with each safe field and takes it at a mine', () => {
    const board = replay(['cash']).view.board ?? [];
    const safe = Array.from({ length: FIELDS }, (_, field) => field)
      .filter(field => !board.includes(field))
      .map(String);
    expect(replay([...safe.slice(0, 2), 'cash'])).toMatchObject({ payout: minesPay(3, 2), view: { result: 'cashed' } });
    expect(replay([...safe.slice(0, 2), String(board[0])])).toMatchObject({ payout: 0, view: { result: 'blown' } });
    expect(replay(safe)).toMatchObject({ payout: minesPay(3, FIELDS - 3), view: { result: 'cashed' } });
  });

  it('lays the mines with equal chance, whatever is opened first', () => {
    const counts = Array.from({ length: FIELDS }, () => 0);
    for (let nonce = 0; nonce < 5_000; nonce++)
      for (const field of minesRules.replay(rngOf('even', nonce), 100, { mines: 5 }, ['cash']).view.board ?? [])
        counts[field] = (counts[field] ?? 0) + 1;
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('refuses what cannot be done', () => {
    for (const actions of [['25'], ['-1'], ['x'], ['cash', '1'], ['cash', 'cash']])
      expect(() => replay(actions), actions.join()).toThrow(Failure);
    const board = replay(['cash']).view.board ?? [];
    const safe = String([0, 1, 2, 3].find(field => !board.includes(field)));
    expect(() => replay([safe, safe])).toThrow(Failure);
    for (const mines of [0, 2, 25, '3']) expect(() => replay([], mines)).toThrow(Failure);
  });
});
