import type { Scheduler } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

interface Job {
  due: number;
  every?: number;
  run(now: number): void;
}

/** One timer for all; it sleeps when nobody listens or the page is hidden. */
export function createScheduler({ followPage, page, signal }: Shared): Scheduler {
  const jobs = new Set<Job>();
  let timer: ReturnType<typeof setTimeout> | undefined;

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

  followPage(plan);

  return {
    every: (ms, run) => add({ due: Date.now() + ms, every: ms, run }),
    after: (ms, run) => add({ due: Date.now() + ms, run }),
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
