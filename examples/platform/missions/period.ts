import type { MissionTable } from '../database/schema.js';
import type { Platform } from '../platform.js';

/** A stretch of days of the platform's own time zone; from the first moment to before the last, UTC milliseconds. */
export interface Period {
  /** Such as `week:2026-11-16`. */
  key: string;
  startsAt: number;
  endsAt: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The day, the week from Monday, or the month that a moment falls into, `gmtOffset` hours before Greenwich. */
export function periodAt(kind: MissionTable['period'], now: number, gmtOffset: number): Period {
  const shift = gmtOffset * HOUR;
  const today = Math.floor((now + shift) / DAY) * DAY;
  const date = new Date(today);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = { day: today, week: today - ((date.getUTCDay() + 6) % 7) * DAY, month: Date.UTC(year, month) }[kind];
  const next = { day: first + DAY, week: first + 7 * DAY, month: Date.UTC(year, month + 1) }[kind];
  return { key: `${kind}:${new Date(first).toISOString().slice(0, 10)}`, startsAt: first - shift, endsAt: next - shift };
}

/** Milliseconds that days begin before Greenwich's: by as many minutes as a caller asks for, or the platform's own. */
export async function dayShift(platform: Pick<Platform, 'db' | 'config'>, minutes: number | undefined): Promise<number> {
  return minutes === undefined ? (await offsetOf(platform)) * HOUR : minutes * MINUTE;
}

/** Hours that the platform's clock is before Greenwich. */
export async function offsetOf({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<number> {
  return (await db.selectFrom('merchant').select('gmt_offset').where('code', '=', config.merchant).executeTakeFirstOrThrow()).gmt_offset;
}
