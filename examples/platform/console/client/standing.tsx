import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Standing } from '../overview.js';
import { useAnswer } from './use-answer.js';

interface KnownStanding {
  standing: Standing | undefined;
  /** Asks the platform again, after something was changed that the frame shows. */
  refresh(): void;
}

const REFRESH_MS = 5_000;
const StandingContext = createContext<KnownStanding>({ standing: undefined, refresh: () => undefined });

export function StandingProvider({ children }: { children: ReactNode }) {
  const { data, reload } = useAnswer<Standing>('/standing', { every: REFRESH_MS, always: true });
  return <StandingContext value={{ standing: data, refresh: reload }}>{children}</StandingContext>;
}

export function useStanding(): KnownStanding {
  return use(StandingContext);
}

/** The sandbox's time in UTC milliseconds, running on between two answers of the platform. */
export function useSandboxNow(answer: { now: number; frozen: boolean } | undefined): number | undefined {
  const [shown, setShown] = useState<number>();
  const now = answer?.now;
  const frozen = answer?.frozen;
  useEffect(() => {
    if (now === undefined) return;
    const begin = performance.now();
    const tick = () => setShown(frozen ? now : now + performance.now() - begin);
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [now, frozen]);
  return shown;
}
