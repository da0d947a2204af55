import { useEffect, useState } from 'react';
import { useCore } from '../core-context.js';

/** Whole seconds until a moment (UTC milliseconds), counting down; 0 when it is past or undefined. */
export function useCountdown(until: number | undefined): number {
  const { scheduler } = useCore();
  const [now, setNow] = useState(() => Date.now());
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (until === undefined) return;
    setNow(Date.now());
    if (until <= Date.now()) return;
    const stop = scheduler.every(1000, at => {
      setNow(at);
      if (at >= until) stop();
    });
    return stop;
  }, [scheduler, until, isRunning]);
  return left;
}

/** 75 → `1:15`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
