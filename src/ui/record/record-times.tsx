import { dayOf } from '../../core/format/date-range.js';
import { usePlatformTime } from '../time/use-platform-time.js';
import { useReaderTime } from '../time/use-reader-time.js';

/** A moment of a record on the platform's clock; its filter names the zone. */
export function RecordTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{usePlatformTime().write({ dateStyle: 'medium', timeStyle: 'short' })(at)}</time>;
}

/** A day of a record, yyyy-MM-dd. */
export function RecordDay({ day }: { day: string }) {
  return <time dateTime={day}>{useDayText()(day)}</time>;
}

/** Days of a record in the reader's manner: one, or the first and the last. */
export function useDayText(): (from: string, to?: string) => string {
  const format = useReaderTime({ weekday: 'short', day: 'numeric', month: 'short' });
  return (from, to = from) => format.formatRange(dayOf(from), dayOf(to));
}
