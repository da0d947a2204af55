/** When a lottery closes its draws; seconds. */
export interface Schedule {
  everySeconds: number;
  offsetSeconds: number;
}
export interface Slot {
  issueNo: string;
  /** UTC milliseconds. */
  closesAt: number;
}

const DAY = 86_400;

/** The draw that closes next after `at` (UTC milliseconds), or the `ahead`-th after it; negative ones lie behind. */
export function slotAfter({ everySeconds, offsetSeconds }: Schedule, at: number, ahead = 0): Slot {
  const every = everySeconds * 1_000;
  const offset = offsetSeconds * 1_000;
  const closesAt = (Math.floor((at - offset) / every) + 1 + ahead) * every + offset;
  return { closesAt, issueNo: issueOf(everySeconds, closesAt) };
}

/** Day and number within the day: each draw has one name for ever, so that two processes make it once. */
function issueOf(everySeconds: number, closesAt: number): string {
  const day = new Date(closesAt).toISOString().slice(0, 10).replaceAll('-', '');
  if (everySeconds >= DAY) return day;
  return `${day}-${String(Math.floor(((closesAt / 1_000) % DAY) / everySeconds) + 1).padStart(4, '0')}`;
}
