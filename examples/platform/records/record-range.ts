import { LONGEST_DAYS } from '../../../src/api/money/records.js';
import { Failure } from '../failure.js';

/** UTC milliseconds, `to` excluded. */
export interface RecordRange {
  from: number;
  to: number;
}

const DAY = 86_400_000; // ms
/** A day of a change of the clocks has an hour more. */
const LONGEST = LONGEST_DAYS * DAY + 3_600_000;

/** The range that was asked for, or the last so many days. Throws Failure `bad-request` for one that ends before it begins, or of more than 92 days. */
export function recordRange(asked: { from?: number; to?: number }, { now, days }: { now: number; days: number }): RecordRange {
  const to = asked.to ?? now + 1;
  const from = asked.from ?? to - days * DAY;
  if (from > to) throw new Failure('bad-request', { fields: { from: 'must not be after `to`' } });
  if (to - from > LONGEST) throw new Failure('bad-request', { fields: { from: `at most ${LONGEST_DAYS} days` } });
  return { from, to };
}
