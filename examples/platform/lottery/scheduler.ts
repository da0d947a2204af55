import type { Platform } from '../platform.js';
import { drawClosed, drawMissed, loadLotteryGames, openDraws, settleDrawn } from './draws.js';

const EVERY_MS = 500;
/** How long the draws that were opened last surely reach; a clock that is turned opens anew. */
const OPEN_EVERY_MS = 20_000;

export interface LotterySchedule {
  /** Does now what is due; resolves when it is done. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Opens, closes, draws and settles on the platform's clock. What was due while nothing ran is made up for at the next run;
 * several processes on one database may run it at once.
 */
export function createLotterySchedule(platform: Platform): LotterySchedule {
  const { clock, events, log } = platform;
  let openedAt = -Infinity;
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  async function work(): Promise<void> {
    await drawClosed(platform);
    await settleDrawn(platform);
    const now = clock.now();
    if (Math.abs(now - openedAt) < OPEN_EVERY_MS) return;
    const games = await loadLotteryGames(platform);
    if (now - openedAt > 2 * OPEN_EVERY_MS) await drawMissed(platform, games);
    await openDraws(platform, games);
    openedAt = now;
  }
  function run(): Promise<void> {
    wanted = true;
    running ??= (async () => {
      try {
        while (wanted && !stopped) {
          wanted = false;
          await work();
        }
      } finally {
        running = undefined;
      }
    })();
    return running;
  }
  const runQuietly = () => void run().catch((error: unknown) => log.error('the lottery schedule will try again', { error }));

  timer = setInterval(runQuietly, EVERY_MS);
  timer.unref();
  const deaf = [
    // The clock may have been turned.
    events.on('status-changed', runQuietly),
    // Lotteries may have come, or the whole database been reset.
    events.on('catalogue-changed', () => {
      openedAt = -Infinity;
      runQuietly();
    }),
  ];
  return {
    run,
    async stop() {
      stopped = true;
      for (const stopListening of deaf) stopListening();
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}
