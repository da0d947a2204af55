import { describe, expect, it } from 'vitest';
import { driftOf } from './drift.js';

describe('driftOf', () => {
  it('CON-46 grows by 0.5 px per sixtieth of a second', () => {
    expect(driftOf(10, 1000 / 60, 500)).toBeCloseTo(10.5);
    expect(driftOf(0, 1000, 500)).toBeCloseTo(30);
  });
  it('OP-29 is as fast on a display of 144 Hz as on one of 60', () => {
    const after = (frames: number) => Array.from({ length: frames }).reduce<number>(offset => driftOf(offset, 1000 / frames, 500), 0);
    expect(after(144)).toBeCloseTo(after(60));
  });
  it('CON-46 begins again after one round', () => {
    expect(driftOf(499.5, 1000 / 60, 500)).toBeCloseTo(0);
  });
  it('CON-46 stands still while the width is not known', () => {
    expect(driftOf(3, 100, 0)).toBe(3);
  });
});
