import type { Core } from '../parts/core.js';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What the platform's clock shows, UTC milliseconds, whatever this machine's does; that one's where the platform does not tell. */
export function platformNow({ status }: Pick<Core, 'status'>): number {
  return Date.now() + (status.store.getState().value?.ahead ?? 0);
}

/** Hours that the platform's days begin before Greenwich's (OP-32); until it has said so, the reader's own at that moment, UTC milliseconds. */
export function gmtOffsetAt({ status }: Pick<Core, 'status'>, at: number): number {
  return status.store.getState().value?.gmtOffset ?? -new Date(at).getTimezoneOffset() / 60;
}

/** The platform's day that a moment falls into: its number, and its first moment in UTC milliseconds. `gmtOffset` in hours. */
export function dayAt(now: number, gmtOffset: number): { number: number; startsAt: number } {
  const shift = gmtOffset * HOUR;
  const number = Math.floor((now + shift) / DAY);
  return { number, startsAt: number * DAY - shift };
}

/** The platform's wall clock (OP-32) as hh:mm:ss, for an instant in UTC milliseconds; `offset` in hours, fractions allowed. */
export function platformTime(now: number, offset: number): string {
  return new Date(now + offset * HOUR).toISOString().slice(11, 19);
}
