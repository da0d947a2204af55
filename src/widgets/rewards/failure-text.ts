import { errorCode } from '../../api/wire/errors.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { isUnsure } from '../../core/data/unsettled.js';

interface FailureWords {
  gone: TextKey;
  over: TextKey;
  unsure: TextKey;
}

const WORDS: Readonly<Record<'claim' | 'draw', FailureWords>> = {
  claim: { gone: 'rewards.claim-gone', over: 'rewards.claim-over', unsure: 'rewards.claim-unsure' },
  draw: { gone: 'rewards.draw-gone', over: 'rewards.draw-over', unsure: 'rewards.draw-unsure' },
};

/** What went wrong with a claim or a draw, and that nothing is lost by it. */
export function failureText(error: unknown, wish: keyof typeof WORDS): MessageText {
  const code = errorCode(error);
  const { gone, over, unsure } = WORDS[wish];
  if (code === 'activity-refused' || code === 'not-found') return { key: gone };
  if (code === 'activity-closed') return { key: over };
  return isUnsure(error) ? { key: unsure } : errorText(error);
}
