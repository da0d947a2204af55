import { describe, expect, it } from 'vitest';
import { firstFigure, nextStep } from './illustration.js';

const ends = [0, 0.25, 0.5, 0.75, 1 - 2 ** -53];

describe('illustration', () => {
  it('CON-37 starts between 200,000,000 and 300,000,000, not always the same', () => {
    const figures = ends.map(end => firstFigure(() => end) / 100);
    for (const figure of figures) {
      expect(figure).toBeGreaterThanOrEqual(200_000_000);
      expect(figure).toBeLessThanOrEqual(300_000_000);
    }
    expect(new Set(figures).size).toBe(ends.length);
  });
  it('CON-38 holds whole minor units, so two decimals', () => {
    for (let index = 0; index < 200; index++) {
      expect(Number.isInteger(firstFigure(Math.random))).toBe(true);
      expect(Number.isInteger(nextStep(Math.random).growth)).toBe(true);
    }
  });
  it('CON-39 grows by 100 to 500 every 3, 4 or 5 seconds', () => {
    const steps = ends.map(end => nextStep(() => end));
    for (const { growth } of steps) {
      expect(growth / 100).toBeGreaterThanOrEqual(100);
      expect(growth / 100).toBeLessThanOrEqual(500);
    }
    expect(new Set(steps.map(({ pause }) => pause))).toEqual(new Set([3000, 4000, 5000]));
  });
});
