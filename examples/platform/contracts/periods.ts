import type { ContractKind, ContractPeriod } from '../database/schema.js';
import { periodAt } from '../missions/period.js';

/** From the first moment to before the last, UTC milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

const HOUR = 3_600_000;
/** How long what a kind settles lasts; a dividend settles the whole period of its contract. */
const LENGTHS: Readonly<Record<Exclude<ContractKind, 'dividend'>, number>> = { daily: 24 * HOUR, hour: HOUR, realtime: HOUR / 12 };

/** The period of a contract that a moment falls into, in the platform's time zone, `gmtOffset` hours before Greenwich (CON-69). */
export function contractPeriodAt(period: ContractPeriod, at: number, gmtOffset: number): Stretch {
  if (period === 'semimonthly') return halfMonthAt(at, gmtOffset * HOUR);
  const { startsAt, endsAt } = periodAt(({ daily: 'day', weekly: 'week', monthly: 'month' } as const)[period], at, gmtOffset);
  return { from: startsAt, to: endsAt };
}

/** What is settled in one piece: five minutes, an hour, a day, or the period of a dividend (CON-15). */
export function unitAt(kind: ContractKind, period: ContractPeriod, at: number, gmtOffset: number): Stretch {
  if (kind === 'dividend') return contractPeriodAt(period, at, gmtOffset);
  const length = LENGTHS[kind];
  const shift = gmtOffset * HOUR;
  const from = Math.floor((at + shift) / length) * length - shift;
  return { from, to: from + length };
}

/** From the 1st to the 15th, and from the 16th to the end of the month. */
function halfMonthAt(at: number, shift: number): Stretch {
  const date = new Date(at + shift);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const [from, to] =
    date.getUTCDate() <= 15 ? [Date.UTC(year, month), Date.UTC(year, month, 16)] : [Date.UTC(year, month, 16), Date.UTC(year, month + 1)];
  return { from: from - shift, to: to - shift };
}
