import { returnDueEnvelopes } from '../envelopes/red-envelopes.js';
import type { Platform } from '../platform.js';
import { endDueDeposits } from './deposits.js';
import { forceDueReceipts } from './withdrawals.js';

const EVERY_MS = 1_000;

/** What money does by itself on the sandbox clock: deposits that arrive, receipts whose time is over, red envelopes that nobody opened. */
export async function settleFunds(platform: Platform): Promise<void> {
  await endDueDeposits(platform);
  await forceDueReceipts(platform);
  await returnDueEnvelopes(platform);
}

/** Does what is due at once (it catches up after a stop) and then every second. Answers what stops it. */
export function startSettlingFunds(platform: Platform): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const next = (): void => {
    running = settleFunds(platform)
      .catch((error: unknown) => platform.log.error('settling deposits and withdrawals failed', { error }))
      .then(() => {
        if (!isStopped) timer = setTimeout(next, EVERY_MS);
      });
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
