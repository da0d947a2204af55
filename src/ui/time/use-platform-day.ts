import { useEffect, useReducer } from 'react';
import { DAY, dayAt, gmtOffsetAt, platformNow } from '../../core/format/platform-time.js';
import { useCore, useStore } from '../../element/core-context.js';

/** Number of the platform's day (OP-32); what is drawn from it is drawn anew when the next begins, also on a page that stays open. */
export function usePlatformDay(): number {
  const core = useCore();
  const { scheduler, status } = core;
  const gmtOffset = useStore(status.store, () => gmtOffsetAt(core, Date.now()));
  const ahead = useStore(status.store, ({ value }) => value?.ahead);
  const [turn, again] = useReducer((count: number) => count + 1, 0);
  const { number, startsAt } = dayAt(platformNow(core), gmtOffset);
  useEffect(() => scheduler.after(Math.max(0, startsAt + DAY - platformNow(core)), again), [core, scheduler, startsAt, ahead, turn]);
  return number;
}
