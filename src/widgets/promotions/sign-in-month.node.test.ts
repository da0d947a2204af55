import { describe, expect, it } from 'vitest';
import { firstDay, monthOf, signInMonth } from './sign-in-month.js';

const signed = new Set(['2026-02-27', '2026-03-02', '2026-03-04']);
const statesOf = (month: string, more: object = {}) =>
  Object.fromEntries(
    signInMonth(month, { signed, today: '2026-03-05', ...more })
      .flat()
      .flatMap(each => (each ? [[each.day.slice(8), each.state]] : [])),
  );

describe('month of sign-ins', () => {
  it('PRO-08 weeks run from Monday and hold every day once', () => {
    const weeks = signInMonth('2026-03', { signed, today: '2026-03-05' });
    expect(weeks.map(week => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect(weeks[0]!.map(each => each?.day)).toEqual([...Array.from({ length: 6 }), '2026-03-01']);
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(signInMonth('2028-02', { signed, today: '2028-02-01' }).flat().filter(Boolean)).toHaveLength(29);
  });

  it('PRO-08 a day was signed, missed, is today or still to come', () => {
    expect(statesOf('2026-03')).toMatchObject({
      '01': 'missed',
      '02': 'signed',
      '03': 'missed',
      '04': 'signed',
      '05': 'today',
      '06': 'ahead',
    });
    expect(statesOf('2026-03', { today: '2026-03-04' })).toMatchObject({ '04': 'signed', '05': 'ahead' });
  });

  it('PRO-08 nobody misses a day before the first that was signed, nor one after the last', () => {
    expect(statesOf('2026-02')).toMatchObject({ '26': 'none', '27': 'signed', '28': 'missed' });
    expect(statesOf('2026-03', { signed: new Set() })).toMatchObject({ '04': 'none', '05': 'today' });
    expect(statesOf('2026-03', { last: '2026-03-05' })).toMatchObject({ '05': 'today', '06': 'none' });
    expect(statesOf('2026-03', { last: '2026-03-03' })).toMatchObject({ '03': 'missed', '04': 'signed', '05': 'none' });
  });

  it('months follow each other over the end of a year, and the first day is the earliest', () => {
    expect([monthOf('2026-01-31'), monthOf('2026-01-31', 1), monthOf('2026-01-31', -1)]).toEqual(['2026-01', '2026-02', '2025-12']);
    expect([firstDay({ signed, today: '2026-03-05' }), firstDay({ signed: new Set(), today: '2026-03-05' })]).toEqual([
      '2026-02-27',
      '2026-03-05',
    ]);
  });
});
