import { describe, expect, it } from 'vitest';
import { axisOf, depthOf, namedBars } from './axis.js';

describe('axis of a chart', () => {
  it('has few round lines, 0 among them, and no value beyond the first and the last', () => {
    expect(axisOf([9_990, 0, 120])).toEqual({ from: 0, to: 10_000, ticks: [0, 2_500, 5_000, 7_500, 10_000] });
    expect(axisOf([720, -480])).toEqual({ from: -500, to: 1_000, ticks: [-500, 0, 500, 1_000] });
    expect(axisOf([-5, -30])).toEqual({ from: -30, to: 0, ticks: [-30, -20, -10, 0] });
  });

  it('counts whole things: no line stands between one and the next', () => {
    expect(axisOf([1, 2]).ticks).toEqual([0, 1, 2]);
    expect(axisOf([1]).ticks).toEqual([0, 1]);
  });

  it('has one line where there is nothing', () => {
    expect(axisOf([])).toEqual({ from: 0, to: 1, ticks: [0] });
    expect(axisOf([0, 0])).toEqual({ from: 0, to: 1, ticks: [0] });
  });

  it('never has more than six lines, whatever the values', () => {
    for (let value = 1; value < 1e9; value = Math.ceil(value * 1.37)) {
      for (const values of [[value], [-value], [value, -Math.round(value / 3)]]) {
        const { from, to, ticks } = axisOf(values);
        expect([values, ticks.includes(0)]).toEqual([values, true]);
        expect(from).toBeLessThanOrEqual(Math.min(...values));
        expect(to).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }
    }
  });

  it('places a value between top and foot', () => {
    const axis = axisOf([75, -25]);
    expect([depthOf(axis, 75), depthOf(axis, 0), depthOf(axis, -25)]).toEqual([0, 0.75, 1]);
  });

  it('names one bar for certain, and of the others as many as there is room for', () => {
    const named = (count: number, most: number, certain = count - 1) =>
      Array.from({ length: count }, (_, index) => index).filter(namedBars(count, most, certain));
    expect(named(7, 8)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(named(7, 4)).toEqual([0, 2, 4, 6]);
    expect(named(30, 8)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
    expect(named(92, 4)).toHaveLength(4);
    expect(named(1, 4)).toEqual([0]);
    expect(named(24, 8, 0)).toEqual([0, 3, 6, 9, 12, 15, 18, 21]);
  });
});
