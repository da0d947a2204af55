import { useCore, useStore } from '../core-context.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Names of a contract's periods: days are the platform's own, times are the reader's. Both ends in UTC milliseconds, the second one excluded. */
export function usePeriodTexts() {
  const { language, status } = useCore();
  useStore(language.store, state => state.revision);
  const told = useStore(status.store, ({ value }) => value?.gmtOffset);
  const locale = language.locale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const onPlatform = (at: number) => at + (told ?? -new Date(at).getTimezoneOffset() / 60) * HOUR;
  return {
    days: ({ from, to }: { from: number; to: number }) => (to - from > DAY ? day.formatRange(onPlatform(from), onPlatform(to - 1)) : day.format(onPlatform(to - 1))),
    times: ({ from, to }: { from: number; to: number }) => time.formatRange(from, to),
  };
}
