import { Failure } from './failure.js';

export interface Bounds {
  /** How many run at once. */
  atOnce: number;
  /** How many may wait for their turn; what comes on top is refused. */
  waiting: number;
  /** Told to who is refused. */
  retryAfter: number;
}

/** Runs costly work a few at a time, first come first served. Throws Failure `rate-limited` when too much is waiting already. */
export function bounded({ atOnce, waiting, retryAfter }: Bounds): <T>(work: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async work => {
    if (running < atOnce) running++;
    else if (queue.length >= waiting) throw new Failure('rate-limited', { retryAfter });
    else await new Promise<void>(resolve => queue.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
