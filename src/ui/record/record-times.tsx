import { dayOf } from '../../core/format/date-range.js';
import { usePlatformTime } from '../time/use-platform-time.js';
import { useReaderTime } from '../time/use-reader-time.js';

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** A moment of a record on the platform's clock; its filter names the zone. */
export function RecordTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{usePlatformTime().write({ dateStyle: 'medium', timeStyle: 'short' })(at)}</time>;
}

/** A day of a record, yyyy-MM-dd. */
export function RecordDay({ day }: { day: string }) {
  return <time dateTime={day}>{useDayText()(day)}</time>;
}

/** Days of a record in the reader's manner: one, or the first and the last. */
export function useDayText(style: Intl.DateTimeFormatOptions = DAY_STYLE): (from: string, to?: string) => string {
  const format = useReaderTime(style);
  return (from, to = from) => format.formatRange(dayOf(from), dayOf(to));
}
