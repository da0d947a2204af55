import type { RoundAnswer } from '../protocol.js';
import { tellParent } from './parent-page.js';
import { untilAnswered } from './safe-round.js';
import type { Shell } from './shell.js';
import type { Words } from './words.js';

/** Asks until the answer is there; while it is missing, a card says that the round is safe and offers to ask at once. */
export function askSurely<Answer>(shell: Shell, words: Words, ask: () => Promise<Answer>): Promise<Answer> {
  return untilAnswered(ask, {
    onLost: (retryNow) => void shell.card(words.offlineTitle, words.offlineText, words.retry).then(retryNow),
    onFound: () => shell.hideCard(),
  });
}

/** Tells the page around the game that a round was settled. */
export function tellRound(round: RoundAnswer): void {
  tellParent({ source: 'gp-game', type: 'round', roundId: round.roundId, stake: round.stake, payout: round.payout, mode: round.mode });
}
