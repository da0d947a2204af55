import { usePlatformTime } from '../../../ui/time/use-platform-time.js';

const DAY = 86_400_000; // ms

/** Names of a contract's periods, on the platform's clock. Both ends in UTC milliseconds, the second one excluded. */
export function usePeriodTexts() {
  const { writeRange } = usePlatformTime();
  const days = writeRange({ dateStyle: 'medium' });
  const times = writeRange({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    days: ({ from, to }: { from: number; to: number }) => days(to - from > DAY ? from : to - 1, to - 1),
    times: ({ from, to }: { from: number; to: number }) => times(from, to),
  };
}
