/** Stretches of whole days that can be chosen with one press (CON-19, OP-54). */
export const DATE_PRESETS = ['next-7', 'next-30', 'previous-7', 'previous-30'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** From the first moment of the first day to the last of the last, in the visitor's own days; today is one of them. UTC milliseconds. */
export function presetDates(preset: DatePreset, now: number): { from: number; to: number } {
  const [direction, days] = preset.split('-');
  const others = Number(days) - 1;
  return direction === 'next' ? { from: dayBegins(now, 0), to: dayBegins(now, others + 1) - 1 } : { from: dayBegins(now, -others), to: dayBegins(now, 1) - 1 };
}

/** By the calendar, because the days on which clocks are changed are not 24 hours long. */
function dayBegins(now: number, later: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime();
}
