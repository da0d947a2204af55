import type { ChipTable } from './chip-table.js';

/** What each kind of segment pays to 1, and how many of the 54 it has. */
export const SEGMENT_KINDS = [
  [1, 26],
  [3, 13],
  [6, 7],
  [9, 5],
  [16, 3],
] as const;
export const SEGMENTS = 54;

/** The segments around the wheel, each kind spread as evenly as it goes. */
export const WHEEL_SEGMENTS: readonly number[] = spread();

export const moneyWheel: ChipTable = {
  spots: SEGMENT_KINDS.map(([pays]) => `x${pays}`),
  published: { x1: 96.3, x3: 96.3, x6: 90.74, x9: 92.59, x16: 94.44 },
  draw: rng => ({ segment: rng.int(SEGMENTS) }),
  returns(spot, { segment = 0 }) {
    const pays = WHEEL_SEGMENTS[segment] ?? 0;
    return spot === `x${pays}` ? pays + 1 : 0;
  },
  *everyEnd() {
    for (let segment = 0; segment < SEGMENTS; segment++) yield [{ segment }, 1 / SEGMENTS];
  },
};

function spread(): number[] {
  const owed = SEGMENT_KINDS.map(() => 0);
  return Array.from({ length: SEGMENTS }, () => {
    SEGMENT_KINDS.forEach(([, count], kind) => (owed[kind] = (owed[kind] ?? 0) + count));
    const next = owed.indexOf(Math.max(...owed));
    owed[next] = (owed[next] ?? 0) - SEGMENTS;
    return SEGMENT_KINDS[next]?.[0] ?? 1;
  });
}
