import type { Forms } from './forms-of.js';
import type { FormWords } from './form-words.js';

type DateStyle = Intl.DateTimeFormatOptions;
type Unit = keyof FormWords['units'];

const FIELDS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Parts of a number that a pattern of ours places itself. */
const BESIDE: ReadonlySet<string> = new Set(['currency', 'percentSign', 'literal', 'unit']);

/**
 * Stands in for Intl in a language that engines have no data of: what our code asks of it, by the language's own words. Times are
 * written in 24 hours.
 */
export function ownForms(words: FormWords): Forms {
  const fill = (pattern: string, ...values: string[]) => pattern.replace(/\{(\d)\}/g, (_, place: string) => values[Number(place)] ?? '');

  class NumberFormat {
    readonly #style: Intl.NumberFormatOptions;
    readonly #inner: Intl.NumberFormat;

    constructor(_: unknown, style: Intl.NumberFormatOptions = {}) {
      this.#style = style;
      const isUnit = style.style === 'unit';
      this.#inner = new Intl.NumberFormat(words.numbers, isUnit ? { ...style, style: 'decimal', unit: undefined } : style);
    }

    /** As that of Intl, it may be taken out of its object. */
    readonly format = (value: number): string =>
      this.formatToParts(value)
        .map(part => part.value)
        .join('');

    /** The sign of a currency is a part; all else is in one. */
    formatToParts(value: number): Pick<Intl.NumberFormatPart, 'type' | 'value'>[] {
      const parts = this.#inner.formatToParts(value);
      const number = parts
        .filter(({ type }) => !BESIDE.has(type))
        .map(part => part.value)
        .join('');
      const { style, unit } = this.#style;
      const pattern = style === 'percent' ? words.percent : style === 'unit' ? words.units[unit as Unit].length : '{0}';
      if (style !== 'currency') return [{ type: 'literal', value: fill(pattern, number) }];
      const [before = '', after = ''] = fill(words.currency, number).split('¤');
      const sign = parts.filter(({ type }) => type === 'currency');
      return [{ type: 'literal' as const, value: before }, ...sign, { type: 'literal' as const, value: after }];
    }
  }

  const digits = new Intl.NumberFormat(words.numbers, { useGrouping: false });
  const two = new Intl.NumberFormat(words.numbers, { useGrouping: false, minimumIntegerDigits: 2 });

  class DateTimeFormat {
    readonly #style: DateStyle;
    readonly #fields: Intl.DateTimeFormat;

    constructor(_: unknown, style: DateStyle = {}) {
      this.#style = style;
      this.#fields = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { ...FIELDS, hourCycle: 'h23', timeZone: style.timeZone });
    }

    /** As that of Intl, it may be taken out of its object. */
    readonly format = (at?: Date | number): string => {
      const found = Object.fromEntries(this.#fields.formatToParts(at).map(({ type, value }) => [type, value]));
      const date = this.#date(found);
      const time = this.#time(found);
      return date && time ? fill(words.dateTime, date, time) : date || time;
    };

    formatRange(from: Date | number, to: Date | number): string {
      const [first, last] = [this.format(from), this.format(to)];
      return first === last ? first : `${first} – ${last}`;
    }

    #date(found: Record<string, string>): string {
      const { dateStyle, weekday = 'long', month } = this.#style;
      const width = dateStyle === 'medium' || dateStyle === 'short' || month === 'short' ? 'short' : 'long';
      const values: Record<string, string> = {
        weekday: words.weekdays[weekday][WEEKDAYS.indexOf(found.weekday!)]!,
        day: digits.format(Number(found.day)),
        month: words.months[width][Number(found.month) - 1]!,
        year: digits.format(Number(found.year)),
      };
      return this.#pattern().replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    }

    #pattern(): string {
      const { dateStyle, weekday, day, month, year } = this.#style;
      if (dateStyle) return words.dates[dateStyle === 'short' ? 'medium' : dateStyle];
      if (weekday && day) return words.dates['weekday-day-month'];
      if (month && year) return words.dates['month-year'];
      if (month && day) return words.dates.medium.replace('{year}', '').trim();
      return weekday ? '{weekday}' : day ? '{day}' : '';
    }

    #time({ hour, minute, second }: Record<string, string>): string {
      const { timeStyle, hour: hours } = this.#style;
      if (!timeStyle && !hours) return '';
      const shown = timeStyle && timeStyle !== 'short' ? [hour, minute, second] : [hour, minute];
      return shown.map(part => two.format(Number(part))).join(':');
    }
  }

  class ListFormat {
    format(list: Iterable<string>): string {
      const [first = '', ...rest] = list;
      const last = rest.pop();
      if (last === undefined) return first;
      const [before, pattern] =
        rest.length > 0
          ? [rest.reduce((said, next) => fill(words.list.next, said, next), first), words.list.last]
          : [first, words.list.pair];
      return fill(pattern, before, last);
    }
  }

  class RelativeTimeFormat {
    readonly #isByName: boolean;

    constructor(_: unknown, { numeric }: Intl.RelativeTimeFormatOptions = {}) {
      this.#isByName = numeric === 'auto';
    }

    format(value: number, unit: Unit): string {
      if (this.#isByName && value === 0) return unit === 'day' ? words.today : words.now;
      const { past, future } = words.units[unit];
      return fill(value < 0 ? past : future, digits.format(Math.abs(value)));
    }
  }

  return { DateTimeFormat, ListFormat, NumberFormat, RelativeTimeFormat } as unknown as Forms;
}
