import type { Lottery } from '../../../api/games/lottery.js';
import { DAY, dayAt } from '../../../core/format/platform-time.js';
import { nextClosing } from '../../../core/lottery/draw-times.js';

/** A day of the platform's calendar and what is drawn on it, in order of time. */
export interface DrawDay {
  /** UTC milliseconds of its first moment. */
  startsAt: number;
  draws: readonly { lottery: Lottery; at: number }[];
}

/** A lottery that draws at most this often has days; what draws more often draws all day long. Milliseconds. */
const OFTEN = DAY / 2;

export function hasDays({ every, closesAt, inMaintenance }: Lottery): boolean {
  return every * 1_000 >= OFTEN && closesAt !== undefined && !inMaintenance;
}

/** The next so many days of the platform, today first, reckoned on from the draws that take bets. `now`: UTC milliseconds; `gmtOffset` in hours. */
export function drawDays(lotteries: readonly Lottery[], now: number, gmtOffset: number, count: number): DrawDay[] {
  const { startsAt } = dayAt(now, gmtOffset);
  const end = startsAt + count * DAY;
  const draws = lotteries
    .filter(hasDays)
    .flatMap(lottery => drawsUntil(lottery, now, end).map(at => ({ lottery, at })))
    .sort((a, b) => a.at - b.at);
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [startsAt + index * DAY, startsAt + (index + 1) * DAY];
    return { startsAt: from, draws: draws.filter(({ at }) => at >= from && at < to) };
  });
}

function drawsUntil(lottery: Lottery, now: number, end: number): number[] {
  const times: number[] = [];
  for (let at = nextClosing(lottery, now) ?? end; at < end; at += lottery.every * 1_000) times.push(at);
  return times;
}
