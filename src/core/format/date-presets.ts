import type { Core } from '../parts/core.js';
import { DAY, dayAt, gmtOffsetAt, platformNow } from './platform-time.js';

/** Stretches of whole days that can be chosen with one press (CON-19, OP-54). */
export type DatePreset = 'next-7' | 'next-30' | 'previous-7' | 'previous-30';

/** The same days of now for a core's call. Nothing where no days are chosen. */
export function chosenDates(core: Pick<Core, 'status'>, preset: DatePreset | ''): { from: number; to: number } | undefined {
  if (preset === '') return undefined;
  const now = platformNow(core);
  return presetDates(preset, now, gmtOffsetAt(core, now));
}

/** From the first moment of the first day to the last of the last, in the platform's days; today is one of them. UTC milliseconds; `gmtOffset` in hours. */
export function presetDates(preset: DatePreset, now: number, gmtOffset: number): { from: number; to: number } {
  const [direction, days] = preset.split('-');
  const today = dayAt(now, gmtOffset).startsAt;
  return direction === 'next'
    ? { from: today, to: today + Number(days) * DAY - 1 }
    : { from: today - (Number(days) - 1) * DAY, to: today + DAY - 1 };
}
