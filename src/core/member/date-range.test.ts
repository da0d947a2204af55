import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayOf, instantsOf, previousDays, rangeFault } from './date-range.js';

const zone = process.env.TZ;
beforeEach(() => void (process.env.TZ = 'America/New_York'));
afterEach(() => void (process.env.TZ = zone));

describe('date ranges of records', () => {
  it('OP-54 the previous 7 and 30 days end today, by the reader’s calendar', () => {
    const lateEvening = Date.UTC(2026, 2, 10, 3, 30); // still 9 March in New York
    expect(previousDays(7, lateEvening)).toEqual({ from: '2026-03-03', to: '2026-03-09' });
    expect(previousDays(30, lateEvening)).toEqual({ from: '2026-02-08', to: '2026-03-09' });
  });

  it('go from midnight to midnight, also over a change of clocks', () => {
    const { from, to, offset } = instantsOf({ from: '2026-03-07', to: '2026-03-08' });
    expect([new Date(from).toISOString(), new Date(to).toISOString(), offset]).toEqual(['2026-03-07T05:00:00.000Z', '2026-03-09T04:00:00.000Z', -300]);
  });

  it('a missing day, a wrong order and too many days are said at their field', () => {
    expect(rangeFault({ from: '', to: '2026-03-08' })).toEqual({ from: { key: 'member.date-missing' } });
    expect(rangeFault({ from: '2026-03-08', to: '' })).toEqual({ to: { key: 'member.date-missing' } });
    expect(rangeFault({ from: '2026-03-08', to: '2026-03-07' })).toEqual({ to: { key: 'member.date-order' } });
    expect(rangeFault({ from: '2026-01-01', to: '2026-04-02' })).toEqual({});
    expect(rangeFault({ from: '2026-01-01', to: '2026-04-03' })).toEqual({ from: { key: 'member.date-long', values: { days: 92 } } });
  });

  it('a day is shown as itself', () => {
    expect(dayOf('2026-03-08').toDateString()).toBe('Sun Mar 08 2026');
  });
});
