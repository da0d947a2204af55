import { expect, test } from 'vitest';
import type { Lottery } from '../../../api/games/lottery.js';
import { drawDays } from './draw-days.js';

const HOUR = 3_600_000;
const at = (text: string) => Date.parse(text);
const lottery = (code: string, every: number, closesAt?: string, rest: Partial<Lottery> = {}): Lottery => ({
  id: code,
  code,
  groupCode: '',
  name: code,
  vendorCode: '',
  vendorName: '',
  type: 'ELOTT',
  imageUrl: '',
  inMaintenance: false,
  numberRule: '',
  every: every / 1_000,
  issueNo: '',
  closesAt: closesAt === undefined ? undefined : at(closesAt),
  ...rest,
});
const shown = (lotteries: Lottery[], now: string, gmtOffset: number, count = 3) =>
  drawDays(lotteries, at(now), gmtOffset, count).map(({ startsAt, draws }) => [
    new Date(startsAt).toISOString().slice(0, 16),
    ...draws.map(({ lottery, at }) => `${lottery.code} ${new Date(at).toISOString().slice(11, 16)}`),
  ]);

test('days are the platform’s, draws of a day in order, each lottery from its next draw on', () => {
  const daily = lottery('daily', 24 * HOUR, '2026-03-01T18:00Z');
  const weekly = lottery('weekly', 7 * 24 * HOUR, '2026-03-02T16:00Z');
  expect(shown([daily, weekly], '2026-03-01T12:00Z', -6)).toEqual([
    ['2026-03-01T06:00', 'daily 18:00'],
    ['2026-03-02T06:00', 'weekly 16:00', 'daily 18:00'],
    ['2026-03-03T06:00', 'daily 18:00'],
  ]);
});

test('a draw that has closed is reckoned on; one just after midnight is of its own day', () => {
  const late = lottery('late', 24 * HOUR, '2026-02-20T06:30Z');
  expect(shown([late], '2026-03-01T07:00Z', -6, 2)).toEqual([['2026-03-01T06:00'], ['2026-03-02T06:00', 'late 06:30']]);
  expect(shown([late], '2026-03-01T05:59Z', -6, 2)).toEqual([['2026-02-28T06:00'], ['2026-03-01T06:00', 'late 06:30']]);
});

test('what draws all day long, rests or takes no bets has no days', () => {
  const [fast, resting, closed] = [
    lottery('fast', HOUR, '2026-03-01T18:00Z'),
    lottery('resting', 24 * HOUR, '2026-03-01T18:00Z', { inMaintenance: true }),
    lottery('closed', 24 * HOUR),
  ];
  expect(shown([fast, resting, closed], '2026-03-01T12:00Z', 0, 1)).toEqual([['2026-03-01T00:00']]);
});
