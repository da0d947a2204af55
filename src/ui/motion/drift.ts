/** Pixels a millisecond: 0.5 px per 1/60 s (CON-46), the same on every display (OP-29). */
const SPEED = (0.5 * 60) / 1000;

/** How long a line of `width` px takes from its beginning over to its beginning, in ms; 0 while the width is not known. */
export function roundTime(width: number): number {
  return width / SPEED;
}

/** Where in its round a line of `width` px is that has gone `time` ms of a round of `before` px: as many px on, or over again. */
export function timeAt(time: number, before: number, width: number): number {
  return before > 0 && width > 0 ? (time % roundTime(before)) % roundTime(width) : 0;
}
