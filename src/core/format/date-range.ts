import { LONGEST_DAYS } from '../../api/money/records.js';
import type { Core, MessageText, Query } from '../parts/core.js';
import { DAY, dayAt, gmtOffsetAt } from './platform-time.js';

/** Days of the platform's calendar (OP-32) as date fields write them, yyyy-MM-dd, both included. */
export interface DateRange {
  from: string;
  to: string;
}

const HOUR = 3_600_000;
const DAY_TEXT = /^(\d{4,6})-(\d\d)-(\d\d)$/;

/** The last so many days, today being one of them (OP-54). `now`: UTC milliseconds; `gmtOffset`: hours of the platform's clock from UTC. */
export function previousDays(days: number, now: number, gmtOffset: number): DateRange {
  const today = dayAt(now, gmtOffset).number;
  return { from: textOf(today - days + 1), to: textOf(today) };
}

/** From the first day's midnight to that after the last, in UTC milliseconds, and how many minutes the platform's days begin before Greenwich's. */
export function instantsOf({ from, to }: DateRange, gmtOffset: number): { from: number; to: number; offset: number } {
  const shift = gmtOffset * HOUR;
  return { from: Date.UTC(...partsOf(from)) - shift, to: Date.UTC(...partsOf(to)) + DAY - shift, offset: gmtOffset * 60 };
}

/** The same for a call of this core. */
export function rangeInstants(core: Pick<Core, 'status'>, range: DateRange): ReturnType<typeof instantsOf> {
  return instantsOf(range, gmtOffsetAt(core, Date.now()));
}

/** A question of instants as one of days: `asked` makes it of them, and of what else is chosen. */
export function ofRange<Q, C extends readonly unknown[], T>(
  question: (core: Pick<Core, 'client'>, asked: Q) => Query<T>,
  asked: (instants: ReturnType<typeof instantsOf>, ...chosen: C) => Q,
): (core: Pick<Core, 'client' | 'status'>, range: DateRange, ...chosen: C) => Query<T> {
  return (core, range, ...chosen) => question(core, asked(rangeInstants(core, range), ...chosen));
}

/** What keeps a range from being asked for. */
export function rangeFault({ from, to }: DateRange): { from?: MessageText; to?: MessageText } {
  if (!DAY_TEXT.test(from)) return { from: { key: 'member.date-missing' } };
  if (!DAY_TEXT.test(to)) return { to: { key: 'member.date-missing' } };
  if (from > to) return { to: { key: 'member.date-order' } };
  const days = Math.round((Date.UTC(...partsOf(to)) - Date.UTC(...partsOf(from))) / DAY) + 1;
  return days > LONGEST_DAYS ? { from: { key: 'member.date-long', values: { days: LONGEST_DAYS } } } : {};
}

/** Every day of a range, the first first. */
export function daysIn({ from, to }: DateRange): string[] {
  const first = Date.UTC(...partsOf(from)) / DAY;
  const last = Date.UTC(...partsOf(to)) / DAY;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => textOf(first + index));
}

/** A day of a range for showing it: noon, which every zone's change of clocks leaves in its day. */
export function dayOf(text: string): Date {
  const [year, month, day] = partsOf(text);
  return new Date(year, month, day, 12);
}

function partsOf(text: string): [number, number, number] {
  const [, year, month, day] = DAY_TEXT.exec(text) ?? [];
  return [Number(year), Number(month) - 1, Number(day)];
}

function textOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
