import { useLocale } from '../../element/core-context.js';
import { dateFormat } from '../../texts/forms/date-forms.js';

/** Writes days and times in the reader's manner and zone: what is no moment on the platform's clock (`usePlatformTime`). */
export function useReaderTime(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dateFormat(useLocale(), style);
}
