import { gmtText } from '../../core/format/gmt-text.js';
import { gmtOffsetAt } from '../../core/format/platform-time.js';
import { useCore, useLocale, useStore } from '../../element/core-context.js';
import { dateFormat } from '../../texts/forms/date-forms.js';

const HOUR = 3_600_000;

/**
 * Moments as the platform's own clock shows them (OP-32), in the manner of the language: what counts for a day is shown on it,
 * wherever the reader is. A moment names the zone where the reader's clock shows another time.
 */
export function usePlatformTime() {
  const core = useCore();
  const locale = useLocale();
  useStore(core.status.store, ({ value }) => value?.gmtOffset);
  const now = Date.now();
  const gmtOffset = gmtOffsetAt(core, now);
  const write = (style: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...style, timeZone: 'UTC' });
    return (at: number) => format.format(at + gmtOffsetAt(core, at) * HOUR);
  };
  return {
    gmtOffset,
    /** Such as `GMT-6`. */
    zone: gmtText(gmtOffset, locale),
    day: write({ dateStyle: 'medium' }),
    write,
    /** From one moment to another, what both share said once. */
    writeRange(style: Intl.DateTimeFormatOptions): (from: number, to: number) => string {
      const format = dateFormat(locale, { ...style, timeZone: 'UTC' });
      return (from, to) => format.formatRange(from + gmtOffsetAt(core, from) * HOUR, to + gmtOffsetAt(core, to) * HOUR);
    },
    moment(style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): (at: number) => string {
      const plain = write(style);
      return at => {
        const offset = gmtOffsetAt(core, at);
        return offset === -new Date(at).getTimezoneOffset() / 60 ? plain(at) : `${plain(at)} ${gmtText(offset, locale)}`;
      };
    },
  };
}
