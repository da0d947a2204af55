import { useState } from 'react';
import { previousDays, type DateRange } from '../../../core/member/date-range.js';
import { platformNow } from '../../../core/platform-time.js';
import { useCore } from '../../core-context.js';
import { usePlatformDay } from '../use-platform-day.js';
import { usePlatformTime } from '../use-platform-time.js';

/** Days of a record: those chosen, until then the given ones, or the last so many of the platform. */
export function useDays(count: number, given?: DateRange): [DateRange, (range: DateRange) => void] {
  const core = useCore();
  const { gmtOffset } = usePlatformTime();
  usePlatformDay();
  const [chosen, choose] = useState(given);
  return [chosen ?? previousDays(count, platformNow(core), gmtOffset), choose];
}
