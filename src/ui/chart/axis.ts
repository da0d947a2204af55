/** What the height of a chart stands for; 0 is always within. */
export interface Axis {
  from: number;
  to: number;
  /** Round values within, the lowest first. */
  ticks: readonly number[];
}

/** Lines are few, so that they can be read. */
const MOST_STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** Axis of values that are whole numbers, such as minor units: from line to line, so that no value is beyond the last one. */
export function axisOf(values: readonly number[]): Axis {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  if (least === most) return { from: 0, to: 1, ticks: [0] };
  const step = roundStep((most - least) / MOST_STEPS);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { from: first * step, to: last * step, ticks };
}

/** Share of the height above a value: 0 at the top of the axis, 1 at its foot. */
export function depthOf({ from, to }: Axis, value: number): number {
  return (to - value) / (to - from);
}

/** Which of so many bars have their name below when there is room for `most`; `certain` has it. */
export function namedBars(count: number, most: number, certain: number): (index: number) => boolean {
  const every = Math.ceil(count / most);
  return index => (certain - index) % every === 0;
}

/** The least round number from there on; a whole one. */
function roundStep(least: number): number {
  const power = Math.max(1, 10 ** Math.floor(Math.log10(least)));
  return ROUND.map(each => each * power).find(step => step >= least && Number.isInteger(step))!;
}
