import { errorCode, isPlatformError } from '../../api/errors.js';
import type { MessageText } from '../../core/core.js';
import { errorText } from '../../core/error-text.js';

const REFUSED = { 'activity-refused': 'gone', 'activity-closed': 'over', 'not-found': 'gone' } as const;

/** What went wrong with a claim or a draw, and that nothing is lost by it. */
export function failureText(error: unknown, wish: 'claim' | 'draw'): MessageText {
  const code = errorCode(error);
  if (code in REFUSED) return { key: `rewards.${wish}-${REFUSED[code as keyof typeof REFUSED]}` };
  const isUnsure = isPlatformError(error) && (['network', 'timeout', 'bad-response'].includes(code) || error.status >= 500);
  return isUnsure ? { key: `rewards.${wish}-unsure` } : errorText(error);
}
