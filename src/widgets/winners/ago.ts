const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An age in ms as the largest unit that fits whole; a moment in the future (clocks differ) is now. */
export function agoOf(age: number): { value: number; unit: 'second' | 'minute' | 'hour' | 'day' } {
  if (age >= DAY) return { value: Math.floor(age / DAY), unit: 'day' };
  if (age >= HOUR) return { value: Math.floor(age / HOUR), unit: 'hour' };
  if (age >= MINUTE) return { value: Math.floor(age / MINUTE), unit: 'minute' };
  return { value: 0, unit: 'second' };
}
