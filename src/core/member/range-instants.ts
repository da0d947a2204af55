import type { Core } from '../core.js';
import { gmtOffsetAt } from '../platform-time.js';
import { instantsOf, type DateRange } from './date-range.js';

/** A range of the platform's days as a call asks for it. */
export function rangeInstants(core: Pick<Core, 'status'>, range: DateRange): ReturnType<typeof instantsOf> {
  return instantsOf(range, gmtOffsetAt(core, Date.now()));
}
