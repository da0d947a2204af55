const STEP = 0.5; // px, CON-46
const STEP_TIME = 1000 / 60; // ms: the same speed on every display (OP-29)

/** Where a line of `width` px stands `elapsed` ms later: 0.5 px per 1/60 s, from 0 up to `width`, then over again. */
export function driftOf(offset: number, elapsed: number, width: number): number {
  return width > 0 ? (offset + (STEP * elapsed) / STEP_TIME) % width : offset;
}
