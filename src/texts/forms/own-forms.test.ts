import { beforeAll, describe, expect, it } from 'vitest';
import { otherTextFiles } from '../text-files.js';
import { dateFormat, listFormat } from './date-forms.js';
import { numberFormat, relativeFormat } from './forms-of.js';

const MOMENT = Date.UTC(2026, 4, 6, 19, 4, 5);
const OWN = ['km', 'lo', 'my'] as const;

describe('forms of languages that engines have no data of', () => {
  beforeAll(async () => {
    const { KM, LO, MY, TY } = (await otherTextFiles()).default;
    await Promise.all([KM, LO, MY, TY].map(({ common }) => common()));
  });

  // Node has full data of three of the four.
  it.each(OWN)('I18-02 CON-48 %s writes numbers, shares and money as CLDR does', tag => {
    const styles: Intl.NumberFormatOptions[] = [
      {},
      { minimumFractionDigits: 2, maximumFractionDigits: 2 },
      { style: 'percent', maximumFractionDigits: 2 },
      { style: 'unit', unit: 'minute', unitDisplay: 'long' },
    ];
    for (const style of styles)
      for (const value of [0, 5, 0.123, 1234567.891, -25])
        expect(numberFormat(tag, style).format(value)).toBe(new Intl.NumberFormat(tag, style).format(value));
    const money = numberFormat(tag, { style: 'currency', currency: 'THB', currencyDisplay: 'narrowSymbol' });
    const parts = money.formatToParts(1234.5);
    expect(parts.filter(({ type }) => type === 'currency').map(({ value }) => value)).toEqual(['฿']);
    expect(parts.map(({ value }) => value).join('')).toBe(money.format(1234.5));
    expect(money.format(1234.5)).toBe(
      new Intl.NumberFormat(tag, { style: 'currency', currency: 'THB', currencyDisplay: 'narrowSymbol' }).format(1234.5),
    );
  });

  it.each([...OWN, 'ty'])('%s lets its ways of writing be taken out, as Intl does', tag => {
    const [{ format: number }, { format: day }] = [numberFormat(tag), dateFormat(tag, { day: 'numeric', timeZone: 'UTC' })];
    expect([12, 7].map(number)).toEqual([12, 7].map(value => numberFormat(tag).format(value)));
    expect(day(MOMENT)).toBe(dateFormat(tag, { day: 'numeric', timeZone: 'UTC' }).format(MOMENT));
  });

  it.each(OWN)('I18-02 %s writes months, weekdays, times and digits of its own', tag => {
    const ours = (style: Intl.DateTimeFormatOptions) => dateFormat(tag, { ...style, timeZone: 'UTC' }).format(MOMENT);
    const theirs = (style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(MOMENT);
    for (const style of [{ weekday: 'long' }, { day: 'numeric' }, { day: 'numeric', month: 'short' }] as const)
      expect(ours(style)).toBe(theirs(style));
    const [month, year] = [theirs({ month: 'long' }), theirs({ year: 'numeric' })];
    for (const style of [{ dateStyle: 'full' }, { dateStyle: 'long' }, { month: 'long', year: 'numeric' }] as const) {
      expect(ours(style)).toContain(month);
      expect(ours(style)).toContain(year);
    }
    const digits = numberFormat(tag, { minimumIntegerDigits: 2 });
    expect(ours({ timeStyle: 'medium' })).toBe([19, 4, 5].map(part => digits.format(part)).join(':'));
    expect(ours({ dateStyle: 'medium', timeStyle: 'short' })).toContain(`${digits.format(19)}:${digits.format(4)}`);
  });

  it('I18-02 Tahitian has words of its own, and numbers as French', () => {
    const date = (style: Intl.DateTimeFormatOptions) => dateFormat('ty', { ...style, timeZone: 'UTC' });
    expect(date({ dateStyle: 'full' }).format(MOMENT)).toBe('Mahana toru 6 nō Mē 2026');
    expect(date({ weekday: 'short', day: 'numeric', month: 'short' }).format(MOMENT)).toContain('toru 6');
    expect(date({ dateStyle: 'long' }).formatRange(MOMENT, MOMENT)).toBe('6 nō Mē 2026');
    expect(date({ dateStyle: 'long' }).formatRange(MOMENT, MOMENT + 86_400_000)).toBe('6 nō Mē 2026 – 7 nō Mē 2026');
    expect(dateFormat('ty', { timeStyle: 'short', timeZone: 'Pacific/Tahiti' }).format(MOMENT)).toBe('09:04');
    expect(listFormat('ty').format(['1', '2', '3'])).toBe('1, 2 ’e 3');
    expect(listFormat('ty').format(['1', '2'])).toBe('1 ’e 2');
    expect([[], ['1']].map(list => listFormat('ty').format(list))).toEqual(['', '1']);
    expect(numberFormat('ty').format(1234567.5)).toBe(new Intl.NumberFormat('fr').format(1234567.5));
    const when = (value: number, unit: 'second' | 'minute' | 'day', numeric: 'auto' | 'always' = 'auto') =>
      relativeFormat('ty', { numeric }).format(value, unit);
    expect(when(0, 'day')).toBe(when(-0, 'day'));
    expect(when(0, 'second')).toBe('I teie nei');
    expect(when(0, 'second', 'always')).toContain('0');
    expect([when(-5, 'minute'), when(5, 'minute')].every(text => text.includes('5 minuti'))).toBe(true);
    expect(when(-5, 'minute')).not.toBe(when(5, 'minute'));
  });

  it('others are Intl’s', () => {
    expect(dateFormat('fr', { dateStyle: 'long', timeZone: 'UTC' }).format(MOMENT)).toBe('6 mai 2026');
  });
});
