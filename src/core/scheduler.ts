import type { Scheduler } from './core.js';
import type { Shared } from './shared.js';

interface Job {
  due: number;
  every?: number;
  run(now: number): void;
}

/** A page that was asleep must not make a ticker leap. */
const LONGEST_FRAME = 100;

/** One timer and one animation loop for all; both sleep when nobody listens or the page is hidden. */
export function createScheduler({ page, signal }: Shared): Scheduler {
  const jobs = new Set<Job>();
  const frames = new Set<(elapsed: number) => void>();
  const still = page?.matchMedia?.('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loop: number | undefined;
  let before = 0;

  const asleep = () => signal.aborted || page?.document.visibilityState === 'hidden';

  function plan() {
    clearTimeout(timer);
    timer = undefined;
    if (jobs.size === 0 || asleep()) return;
    const due = Math.min(...Array.from(jobs, job => job.due));
    timer = setTimeout(work, Math.min(Math.max(0, due - Date.now()), 2 ** 31 - 1));
  }
  function work() {
    const now = Date.now();
    for (const job of [...jobs]) {
      if (job.due > now || !jobs.has(job)) continue;
      if (job.every === undefined) jobs.delete(job);
      // What was missed while asleep is made up for once, not as often as it was missed.
      else job.due += Math.ceil((now - job.due + 1) / job.every) * job.every;
      guarded(() => job.run(now));
    }
    plan();
  }
  function add(job: Job): () => void {
    jobs.add(job);
    plan();
    return () => {
      if (jobs.delete(job)) plan();
    };
  }

  function rouse() {
    plan();
    const moving = frames.size > 0 && !asleep() && !still?.matches;
    if (moving) loop ??= page?.requestAnimationFrame?.(tick);
    else if (loop !== undefined) {
      page?.cancelAnimationFrame?.(loop);
      loop = undefined;
      before = 0;
    }
  }
  function tick(time: number) {
    const elapsed = before ? Math.min(time - before, LONGEST_FRAME) : 0;
    before = time;
    for (const callback of [...frames]) if (frames.has(callback)) guarded(() => callback(elapsed));
    loop = undefined;
    if (frames.size === 0) before = 0;
    rouse();
  }

  page?.document.addEventListener('visibilitychange', rouse, { signal });
  still?.addEventListener('change', rouse, { signal });
  signal.addEventListener('abort', rouse);

  return {
    every: (ms, run) => add({ due: Date.now() + ms, every: ms, run }),
    after: (ms, run) => add({ due: Date.now() + ms, run }),
    frame(callback) {
      frames.add(callback);
      rouse();
      return () => {
        if (frames.delete(callback)) rouse();
      };
    },
  };
}

/** One failing listener does not stop the others; the page still hears of it. */
function guarded(run: () => void) {
  try {
    run();
  } catch (error) {
    console.error(error);
  }
}
