import { usePlatformTime } from '../use-platform-time.js';

/** Moments of a record on the platform's clock; its filter names the zone. */
export function useRecordTimes(): (at: number) => string {
  return usePlatformTime().write({ dateStyle: 'medium', timeStyle: 'short' });
}
