import type { MessageText } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { isUnsure } from '../../core/data/unsettled.js';

/** What is told of money that was not moved; of what may have moved all the same, that it can be sent again. */
export function tellMoney(failure: unknown): MessageText {
  return isUnsure(failure) ? { key: 'wallet.unsure' } : errorText(failure);
}
