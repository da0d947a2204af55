import * as v from 'valibot';

const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2100, 0);

/**
 * The one type of time that comes in from outside: UTC milliseconds between the years 2000 and 2100. The platform knows no other, and no
 * sum of it with a range, an offset or a period leaves what a date can say.
 */
export const plainTime = (message: string) =>
  v.pipe(v.number(message), v.integer(message), v.minValue(EARLIEST, message), v.maxValue(LATEST, message));
