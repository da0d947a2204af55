import type { MissionTable } from '../database/schema.js';
import { DAY, dayAt } from '../../../src/core/format/platform-time.js';

/** A stretch of days of the platform's own time zone; from the first moment to before the last, UTC milliseconds. */
export interface Period {
  /** Such as `week:2026-11-16`. */
  key: string;
  startsAt: number;
  endsAt: number;
}

/** The day, the week from Monday, or the month that a moment falls into, `gmtOffset` hours before Greenwich. */
export function periodAt(kind: MissionTable['period'], now: number, gmtOffset: number): Period {
  const { number, startsAt } = dayAt(now, gmtOffset);
  const today = number * DAY;
  const shift = today - startsAt;
  const date = new Date(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = { day: today, week: today - ((date.getUTCDay() + 6) % 7) * DAY, month: Date.UTC(year, month) }[kind];
  const next = { day: first + DAY, week: first + 7 * DAY, month: Date.UTC(year, month + 1) }[kind];
  return { key: `${kind}:${new Date(first).toISOString().slice(0, 10)}`, startsAt: first - shift, endsAt: next - shift };
}
