/** What the height of a chart stands for; 0 is always within. */
export interface Axis {
  from: number;
  to: number;
  /** Round values within, the lowest first. */
  ticks: readonly number[];
}

/** Lines are few, so that they can be read. */
const MOST_STEPS = 5;
const ROUND = [1, 2, 2.5, 5, 10];

/** Axis of values that are whole numbers, such as minor units: as long as they reach, and as round as its few lines allow. */
export function axisOf(values: readonly number[]): Axis {
  const from = Math.min(0, ...values);
  const to = Math.max(0, ...values);
  if (from === to) return { from: 0, to: 1, ticks: [0] };
  const step = roundStep((to - from) / MOST_STEPS);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return { from, to, ticks: Array.from({ length: count }, (_, index) => (first + index) * step) };
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
