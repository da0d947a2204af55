import { describe, expect, it } from 'vitest';
import { createIllustration, firstFigure, nextStep } from './illustration.js';

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

describe('the figure of a day', () => {
  const noon = Date.UTC(2026, 0, 15, 12);
  it('OP-28 is the same for every page and reload, whatever was asked before', () => {
    const asked = createIllustration(0);
    for (const at of [noon - 3_600_000, noon - 60_000, noon]) asked(at);
    expect(asked(noon)).toEqual(createIllustration(0)(noon));
  });
  it('an earlier moment has the figure that it had, after a later one was asked for', () => {
    const asked = createIllustration(0);
    asked(noon);
    expect(asked(noon - 60_000)).toEqual(createIllustration(0)(noon - 60_000));
  });
  it('CON-37 CON-39 starts between 200 and 300 million and grows by 100 to 500 every 3 to 5 seconds', () => {
    const figureAt = createIllustration(0);
    const midnight = Date.UTC(2026, 0, 15);
    let { amount, rest } = figureAt(midnight);
    expect(amount).toBeGreaterThanOrEqual(200_000_000_00);
    expect(amount).toBeLessThanOrEqual(300_000_000_00);
    let at = midnight;
    for (let step = 0; step < 50; step++) {
      expect([3000, 4000, 5000]).toContain(rest);
      at += rest;
      const next = figureAt(at);
      expect(next.amount - amount).toBeGreaterThanOrEqual(100_00);
      expect(next.amount - amount).toBeLessThanOrEqual(500_00);
      ({ amount, rest } = next);
    }
  });
  it('every day has another pot', () => {
    const starts = Array.from({ length: 10 }, (_, day) => createIllustration(0)(Date.UTC(2026, 0, 1 + day)).amount);
    expect(new Set(starts).size).toBe(10);
  });
});
