import { errorCode } from '../../../api/wire/errors.js';
import type { MessageText } from '../../../core/parts/core.js';
import { errorText } from '../../../core/format/error-text.js';
import { isUnsure } from '../../../core/data/unsettled.js';
import { useCore, useText } from '../../../element/core-context.js';
import { numberFormat } from '../../../texts/forms/forms-of.js';

/** What a code or an account gives, in words. */
export function useTermTexts() {
  const { language } = useCore();
  const t = useText();
  return {
    type: (accountType: number) => t(accountType === 0 ? 'recruit.type-member' : 'recruit.type-agent'),
    /** Percent. */
    rate: (rate: number) => numberFormat(language.locale(), { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100),
  };
}

/** Why nothing was opened or closed, where no field says it. */
export function recruitFailure(error: unknown): MessageText {
  const code = errorCode(error);
  if (code === 'quota-exceeded') return { key: 'recruit.too-many' };
  if (code === 'activity-refused') return { key: 'recruit.closed-by-house' };
  return isUnsure(error) ? { key: 'recruit.unsure' } : errorText(error);
}
