import type { RoundAnswer } from '../protocol.js';
import { leave, tellParent } from './parent-page.js';
import { PlayError } from './play-api.js';
import { untilAnswered, type SafeRoundOptions } from './safe-round.js';
import type { Shell } from './shell.js';
import type { Words } from './words.js';

/** How long an answer may take before the message line says that it is awaited. */
const SLOW_MS = 1_000;

/**
 * Asks until the answer is there. A slow answer is announced; while one is missing, a card says what is wrong and that the
 * round is safe, and offers to ask at once or to leave. `quiet` is for looks that the page makes by itself.
 */
export async function askSurely<Answer>(shell: Shell, words: Words, ask: () => Promise<Answer>, { quiet = false } = {}): Promise<Answer> {
  const before = shell.said();
  const slow = quiet ? undefined : setTimeout(() => shell.say(words.slow), SLOW_MS);
  try {
    return await untilAnswered(ask, lostCards(shell, words));
  } finally {
    clearTimeout(slow);
    if (shell.said() === words.slow) shell.say(before);
  }
}

/** The card over a game whose answer is missing. */
export function lostCards(shell: Shell, words: Words): SafeRoundOptions {
  return {
    onLost: (retryNow, error) => {
      const title = error instanceof PlayError && error.problem !== 'offline' ? words.brokenTitle : words.offlineTitle;
      void shell.card(title, words.offlineText, words.retry, { text: words.back, act: leave }).then(retryNow);
    },
    onFound: () => shell.hideCard(),
  };
}

/** Tells the page around the game that a round was settled. */
export function tellRound(round: RoundAnswer): void {
  tellParent({ source: 'gp-game', type: 'round', roundId: round.roundId, stake: round.stake, payout: round.payout, mode: round.mode });
}
