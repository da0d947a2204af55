import { useCore, useStore } from '../../core-context.js';

/** Moments in the reader's time and manner. */
export function useRecordTimes(): (at: number) => string {
  const { language } = useCore();
  useStore(language.store, state => state.revision);
  const format = new Intl.DateTimeFormat(language.locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return at => format.format(at);
}
