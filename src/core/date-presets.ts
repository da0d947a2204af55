/** Stretches of whole days that can be chosen with one press (CON-19, OP-54). */
export const DATE_PRESETS = ['next-7', 'next-30', 'previous-7', 'previous-30'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** From the first moment of the first day to the last of the last, in the platform's days; today is one of them. UTC milliseconds; `gmtOffset` in hours. */
export function presetDates(preset: DatePreset, now: number, gmtOffset: number): { from: number; to: number } {
  const [direction, days] = preset.split('-');
  const today = Math.floor((now + gmtOffset * HOUR) / DAY) * DAY - gmtOffset * HOUR;
  return direction === 'next' ? { from: today, to: today + Number(days) * DAY - 1 } : { from: today - (Number(days) - 1) * DAY, to: today + DAY - 1 };
}
