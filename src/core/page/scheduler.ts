import type { Scheduler } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

interface Job {
  due: number;
  ms: number;
  repeats: boolean;
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
    const now = Date.now();
    // None waits longer than it was given, also when the device's clock was set back.
    const due = Math.min(...Array.from(jobs, job => (job.due = Math.min(job.due, now + job.ms))));
    timer = setTimeout(work, Math.min(Math.max(0, due - now), 2 ** 31 - 1));
  }
  function work() {
    const now = Date.now();
    for (const job of [...jobs]) {
      if (job.due > now || !jobs.has(job)) continue;
      // What was missed while asleep is made up for once, not as often as it was missed.
      if (job.repeats) job.due += Math.ceil((now - job.due + 1) / job.ms) * job.ms;
      else jobs.delete(job);
      guarded(() => job.run(now));
    }
    plan();
  }
  function add(ms: number, run: Job['run'], repeats = false): () => void {
    const job = { due: Date.now() + ms, ms, repeats, run };
    jobs.add(job);
    plan();
    return () => {
      if (jobs.delete(job)) plan();
    };
  }

  followPage(plan);

  return { every: (ms, run) => add(ms, run, true), after: (ms, run) => add(ms, run) };
}

/** One failing listener does not stop the others; the page still hears of it. */
function guarded(run: () => void) {
  try {
    run();
  } catch (error) {
    console.error(error);
  }
}
