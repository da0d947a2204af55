/** How far the page's idea of a flight may be off before it is set right; less would only make the number jump. */
const TOLERANCE_MS = 120;

export interface FlightClock {
  /** Begins at an answer that came after `waitedMs`, half of which its way back is taken to be. */
  start(elapsedMs: number, waitedMs: number): void;
  /** Follows a later answer, which was held back by the platform for an unknown time before it was sent. */
  correct(elapsedMs: number): void;
  elapsed(): number;
}

/** The time since a rocket started, as the platform counts it, from what its answers say. */
export function flightClock(now: () => number = () => performance.now()): FlightClock {
  let startedAt = 0;
  return {
    start(elapsedMs, waitedMs) {
      startedAt = now() - elapsedMs - waitedMs / 2;
    },
    correct(elapsedMs) {
      const seen = now() - elapsedMs;
      if (Math.abs(seen - startedAt) > TOLERANCE_MS) startedAt = seen;
    },
    elapsed: () => Math.max(0, now() - startedAt),
  };
}
