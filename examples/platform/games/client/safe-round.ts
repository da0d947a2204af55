import type { RoundAnswer, RoundBody } from '../protocol.js';
import { fetchRound, isLost } from './play-api.js';

export interface SafeRoundOptions {
  /** The answer is missing; called once until it is back. The function it gets asks again at once. */
  onLost: (retryNow: () => void, error: unknown) => void;
  /** The connection is back and the round is known. */
  onFound: () => void;
}

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Plays a round for sure or not at all: while the answer is missing, the very same request (same roundId) goes out again
 * until the platform says what became of it, so money is never booked twice and never lost from sight.
 * Throws PlayError for answers that refuse the round.
 */
export function safeRound<Outcome>(body: RoundBody, options: SafeRoundOptions): Promise<RoundAnswer<Outcome>> {
  return untilAnswered(() => fetchRound<Outcome>(body), options);
}

/** The same for any call that may be repeated as it is. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>, { onLost, onFound }: SafeRoundOptions): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await ask();
      if (attempt > 0) onFound();
      return answer;
    } catch (error) {
      if (!isLost(error)) {
        if (attempt > 0) onFound();
        throw error;
      }
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 8_000, retryNow => onLost(retryNow, error));
    }
  }
}

/** Waits, or less when the player or the browser says that the connection is back. */
function pause(ms: number, onLost: (retryNow: () => void) => void): Promise<void> {
  return new Promise(resolve => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    onLost(done);
  });
}
