type Twelve = readonly [string, string, string, string, string, string, string, string, string, string, string, string];
/** Sunday first. */
type Seven = readonly [string, string, string, string, string, string, string];
/** How dates are put together; the parts in braces are `weekday`, `day`, `month` and `year`. */
type DatePattern = string;

/** What a language writes dates, numbers and lists by whose data engines lack. From CLDR, where that has the language. */
export interface FormWords {
  /** Of the language whose decimal signs, and with `-u-nu-…` whose digits, numbers have. */
  numbers: string;
  /** `{0}` is the number. */
  percent: string;
  /** `{0}` is the number, `¤` the sign of the currency. */
  currency: string;
  months: { long: Twelve; short: Twelve };
  weekdays: { long: Seven; short: Seven; narrow: Seven };
  dates: Record<'full' | 'long' | 'medium' | 'weekday-day-month' | 'month-year', DatePattern>;
  /** `{0}` is the date, `{1}` the time. */
  dateTime: string;
  /** Two; the first two of more; the last of more. */
  list: { pair: string; next: string; last: string };
  today: string;
  now: string;
  /** A length of time, then how long ago and in how long; `{0}` is the number. */
  units: Record<'second' | 'minute' | 'hour' | 'day' | 'week', { length: string; past: string; future: string }>;
}
