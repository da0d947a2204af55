import { describe, expect, it } from 'vitest';
import { compareBoxes } from '../e2e/looks/boxes.js';

describe('places on a screen against those of its reference', () => {
  const before = { 'button Log in': [900, 12, 80, 40], 'h1 Home': [20, 80, 200, 32] } as const;
  it('finds nothing where all stands within the tolerance', () => {
    expect(compareBoxes(before, { ...before, 'button Log in': [902, 12, 82, 40] }, 3)).toEqual([]);
  });
  it('names what moved, what is gone and what is new', () => {
    expect(compareBoxes(before, { 'button Log in': [904, 12, 80, 40], 'a Help': [0, 0, 10, 10] }, 3)).toEqual([
      'button Log in: stands at 904 12 80 40 instead of 900 12 80 40',
      'h1 Home: is gone, was at 20 80 200 32',
      'a Help: is new, at 0 0 10 10',
    ]);
  });
  it('allows a part of the size where fonts run wider, and not more', () => {
    expect(compareBoxes(before, { ...before, 'h1 Home': [20, 80, 280, 36] }, 24, 0.3)).toEqual([]);
    expect(compareBoxes(before, { ...before, 'h1 Home': [20, 80, 290, 36] }, 24, 0.3)).toHaveLength(1);
  });
});
