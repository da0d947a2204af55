import { useEffect, useState } from 'react';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore } from '../../element/core-context.js';

/** Whole seconds until a moment of the platform's clock (UTC milliseconds), counting down; 0 when it is past or undefined. */
export function useCountdown(until: number | undefined): number {
  const core = useCore();
  const { scheduler } = core;
  const [now, setNow] = useState(() => platformNow(core));
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (until === undefined) return;
    setNow(platformNow(core));
    if (until <= platformNow(core)) return;
    const stop = scheduler.every(1000, () => {
      const at = platformNow(core);
      setNow(at);
      if (at >= until) stop();
    });
    return stop;
  }, [core, scheduler, until, isRunning]);
  return left;
}

/** 75 → `1:15`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
