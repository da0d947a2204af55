import { describe, expect, it } from 'vitest';
import { contractPeriodAt, unitAt } from './periods.js';

/** Of the platform's own days, six hours behind Greenwich. */
const OFFSET = -6;
const local = (text: string) => Date.parse(`${text}-06:00`);
const said = ({ from, to }: { from: number; to: number }) =>
  [from, to].map(at => new Date(at + OFFSET * 3_600_000).toISOString().slice(0, 16));

describe('periods of contracts', () => {
  it('CON-69 daily, weekly from Monday, semimonthly and monthly, in the platform’s time zone', () => {
    const at = local('2026-11-18T23:30:00');
    expect(said(contractPeriodAt('daily', at, OFFSET))).toEqual(['2026-11-18T00:00', '2026-11-19T00:00']);
    expect(said(contractPeriodAt('weekly', at, OFFSET))).toEqual(['2026-11-16T00:00', '2026-11-23T00:00']);
    expect(said(contractPeriodAt('semimonthly', at, OFFSET))).toEqual(['2026-11-16T00:00', '2026-12-01T00:00']);
    expect(said(contractPeriodAt('monthly', at, OFFSET))).toEqual(['2026-11-01T00:00', '2026-12-01T00:00']);
  });

  it.each([
    ['2026-02-15T23:59:59', '2026-02-01T00:00', '2026-02-16T00:00'],
    ['2026-02-16T00:00:00', '2026-02-16T00:00', '2026-03-01T00:00'],
    ['2028-02-29T12:00:00', '2028-02-16T00:00', '2028-03-01T00:00'],
    ['2026-12-31T23:59:59', '2026-12-16T00:00', '2027-01-01T00:00'],
  ])('CON-69 half a month at %s', (at, from, to) => {
    expect(said(contractPeriodAt('semimonthly', local(at), OFFSET))).toEqual([from, to]);
  });

  it('CON-15 INV-20 five minutes, an hour, a day, and the period of a dividend are settled in one piece; the end belongs to the next', () => {
    const at = local('2026-11-18T23:34:59');
    expect(said(unitAt('realtime', 'monthly', at, OFFSET))).toEqual(['2026-11-18T23:30', '2026-11-18T23:35']);
    expect(said(unitAt('realtime', 'monthly', local('2026-11-18T23:35:00'), OFFSET))).toEqual(['2026-11-18T23:35', '2026-11-18T23:40']);
    expect(said(unitAt('hour', 'weekly', at, OFFSET))).toEqual(['2026-11-18T23:00', '2026-11-19T00:00']);
    expect(said(unitAt('daily', 'weekly', at, OFFSET))).toEqual(['2026-11-18T00:00', '2026-11-19T00:00']);
    expect(said(unitAt('dividend', 'weekly', at, OFFSET))).toEqual(['2026-11-16T00:00', '2026-11-23T00:00']);
  });
});
