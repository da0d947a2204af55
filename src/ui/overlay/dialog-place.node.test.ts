import { describe, expect, it } from 'vitest';
import { isOutside, keepOnScreen } from './dialog-place.js';

const screen = { width: 1000, height: 700 };
const home = { left: 400, top: 250, width: 200, height: 200 };

describe('the place of a dragged dialog', () => {
  it('CON-75 follows the pointer while there is room', () => {
    expect(keepOnScreen(home, { x: 120, y: -80 }, screen)).toEqual({ x: 120, y: -80 });
  });
  it('CON-75 stops at each edge of the screen', () => {
    expect(keepOnScreen(home, { x: -900, y: -900 }, screen)).toEqual({ x: -400, y: -250 });
    expect(keepOnScreen(home, { x: 900, y: 900 }, screen)).toEqual({ x: 400, y: 250 });
  });
  it('CON-75 keeps the head of a dialog larger than the screen in view', () => {
    const large = { left: 0, top: 0, width: 1200, height: 900 };
    expect(keepOnScreen(large, { x: 50, y: -50 }, screen)).toEqual({ x: 0, y: 0 });
  });
  it('MOD-16 tells a point outside from one on the edge', () => {
    expect(isOutside(home, 400, 250)).toBe(false);
    expect(isOutside(home, 399, 300)).toBe(true);
    expect(isOutside(home, 500, 451)).toBe(true);
  });
});
