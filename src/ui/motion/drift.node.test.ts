import { describe, expect, it } from 'vitest';
import { roundTime, timeAt } from './drift.js';

describe('a line that drifts', () => {
  it('CON-46 OP-29 goes 0.5 px per sixtieth of a second', () => {
    expect((1000 / 60) * (500 / roundTime(500))).toBeCloseTo(0.5);
  });
  it('CON-46 stands as long as its width is not known', () => {
    expect(roundTime(0)).toBe(0);
    expect(timeAt(700, 0, 300)).toBe(0);
    expect(timeAt(700, 300, 0)).toBe(0);
  });
  it('goes on from the same pixel when its width changes', () => {
    const gone = roundTime(120); // 120 px
    expect(timeAt(gone, 500, 800)).toBeCloseTo(gone);
    expect(timeAt(roundTime(500) + gone, 500, 800)).toBeCloseTo(gone);
    expect(timeAt(gone, 500, 100)).toBeCloseTo(roundTime(20));
  });
});
