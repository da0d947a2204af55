import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, daysIn, instantsOf, previousDays, rangeFault, type DateRange } from './date-range.js';

const zone = process.env.TZ;
beforeEach(() => void (process.env.TZ = 'America/New_York'));
afterEach(() => void (process.env.TZ = zone));

describe('date ranges of records', () => {
  it('OP-54 OP-32 the previous 7 and 30 days end today, by the platform’s calendar', () => {
    const lateEvening = Date.UTC(2026, 2, 10, 5, 30); // the 10th in New York, still the 9th six hours behind Greenwich
    expect(previousDays(7, lateEvening, -6)).toEqual({ from: '2026-03-03', to: '2026-03-09' });
    expect(previousDays(30, lateEvening, -6)).toEqual({ from: '2026-02-08', to: '2026-03-09' });
    expect(previousDays(7, lateEvening, 13)).toEqual({ from: '2026-03-04', to: '2026-03-10' });
  });

  it('OP-32 go from the platform’s midnight to its midnight, also over a change of the reader’s clocks and a month’s end', () => {
    const told = (range: DateRange, gmtOffset: number) => {
      const { from, to, offset } = instantsOf(range, gmtOffset);
      return [new Date(from).toISOString(), new Date(to).toISOString(), offset];
    };
    expect(told({ from: '2026-03-07', to: '2026-03-08' }, -6)).toEqual(['2026-03-07T06:00:00.000Z', '2026-03-09T06:00:00.000Z', -360]);
    expect(told({ from: '2026-02-28', to: '2026-02-28' }, 5.5)).toEqual(['2026-02-27T18:30:00.000Z', '2026-02-28T18:30:00.000Z', 330]);
  });

  it('a missing day, a wrong order and too many days are said at their field', () => {
    expect(rangeFault({ from: '', to: '2026-03-08' })).toEqual({ from: { key: 'member.date-missing' } });
    expect(rangeFault({ from: '2026-03-08', to: '' })).toEqual({ to: { key: 'member.date-missing' } });
    expect(rangeFault({ from: '2026-03-08', to: '2026-03-07' })).toEqual({ to: { key: 'member.date-order' } });
    expect(rangeFault({ from: '2026-01-01', to: '2026-04-02' })).toEqual({});
    expect(rangeFault({ from: '2026-01-01', to: '2026-04-03' })).toEqual({ from: { key: 'member.date-long', values: { days: 92 } } });
  });

  it('every day of a range is in it once, over a month’s end and a change of clocks', () => {
    expect(daysIn({ from: '2026-02-27', to: '2026-03-02' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
    expect(daysIn({ from: '2026-03-08', to: '2026-03-08' })).toEqual(['2026-03-08']);
    expect(daysIn({ from: '2026-01-01', to: '2026-04-02' })).toHaveLength(92);
    expect(daysIn({ from: '2026-03-08', to: '2026-03-07' })).toEqual([]);
  });

  it('a day is shown as itself', () => {
    expect(dayOf('2026-03-08').toDateString()).toBe('Sun Mar 08 2026');
  });
});
