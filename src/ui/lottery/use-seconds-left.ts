import { useEffect, useState } from 'react';
import { useCore } from '../../element/core-context.js';

const TICK = 250; // ms: the figure changes once a second, but in the right moment

/** Whole seconds until a moment of the platform's clock, never below 0. `ahead`: how far that clock is ahead of this machine's. */
export function useSecondsLeft(until: number | undefined, ahead: number): number {
  const { scheduler } = useCore();
  const leftAt = (now: number) => (until === undefined ? 0 : Math.max(0, Math.ceil((until - now - ahead) / 1_000)));
  const [, setLeft] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    return scheduler.every(TICK, now => setLeft(Math.max(0, Math.ceil((until - now - ahead) / 1_000))));
  }, [scheduler, until, ahead]);
  return leftAt(Date.now());
}
