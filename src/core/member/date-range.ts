import { LONGEST_DAYS } from '../../api/records.js';
import type { MessageText } from '../core.js';

/** Days of the reader's calendar as date fields write them, yyyy-MM-dd, both included. */
export interface DateRange {
  from: string;
  to: string;
}

const MINUTE = 60_000;
const DAY_TEXT = /^(\d{4,6})-(\d\d)-(\d\d)$/;

/** The last so many days, today being one of them (OP-54). `now`: UTC milliseconds. */
export function previousDays(days: number, now: number): DateRange {
  const today = new Date(now);
  return { from: textOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1)), to: textOf(today) };
}

/** From the first day's midnight to that after the last, in UTC milliseconds, and how many minutes the reader's days begin before Greenwich's. */
export function instantsOf({ from, to }: DateRange): { from: number; to: number; offset: number } {
  const last = midnight(to);
  return { from: midnight(from).getTime(), to: new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1).getTime(), offset: -last.getTimezoneOffset() };
}

/** What keeps a range from being asked for. */
export function rangeFault({ from, to }: DateRange): { from?: MessageText; to?: MessageText } {
  if (!DAY_TEXT.test(from)) return { from: { key: 'member.date-missing' } };
  if (!DAY_TEXT.test(to)) return { to: { key: 'member.date-missing' } };
  if (from > to) return { to: { key: 'member.date-order' } };
  const days = Math.round((Date.UTC(...partsOf(to)) - Date.UTC(...partsOf(from))) / (24 * 60 * MINUTE)) + 1;
  return days > LONGEST_DAYS ? { from: { key: 'member.date-long', values: { days: LONGEST_DAYS } } } : {};
}

/** A day of a range for showing it: noon, which every zone's change of clocks leaves in its day. */
export function dayOf(text: string): Date {
  const [year, month, day] = partsOf(text);
  return new Date(year, month, day, 12);
}

function midnight(text: string): Date {
  return new Date(...partsOf(text));
}

function partsOf(text: string): [number, number, number] {
  const [, year, month, day] = DAY_TEXT.exec(text) ?? [];
  return [Number(year), Number(month) - 1, Number(day)];
}

function textOf(date: Date): string {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}
