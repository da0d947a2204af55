import { isPlatformError, type ErrorCode, type PlatformError } from '../../api/wire/errors.js';
import type { MessageText } from '../parts/core.js';

/** Texts of errors: each code has its own, and some say more where the place or the wait is known. */
export type ErrorTextKey = `error.${
  ErrorCode | 'bad-request-page' | 'unknown-form' | `${'payment-locked' | 'rate-limited'}-${'minutes' | 'hours'}`}`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WAITS: Readonly<Partial<Record<ErrorCode, { minutes: ErrorTextKey; hours: ErrorTextKey }>>> = {
  'payment-locked': { minutes: 'error.payment-locked-minutes', hours: 'error.payment-locked-hours' },
  'rate-limited': { minutes: 'error.rate-limited-minutes', hours: 'error.rate-limited-hours' },
};

/** Codes of a line that does not carry: without a network they say no more than that. */
export function isOfLine(code: ErrorCode): boolean {
  return /^(network|timeout|chunk-load)$/.test(code);
}

/** The platform's own sentence where it said one, whatever the code (ERR-22). */
export function saidBy(error: unknown): MessageText {
  return isPlatformError(error) && error.serverMessage ? { key: 'common.said', values: { text: error.serverMessage } } : errorText(error);
}

/** What a person is told of an error: its translated text, or the platform's own sentence where we know no better (OP-44). */
export function errorText(error: unknown): MessageText {
  if (!isPlatformError(error)) return { key: 'error.unknown' };
  const { code, serverMessage } = error;
  if (code === 'unknown' && serverMessage) return { key: 'common.said', values: { text: serverMessage } };
  return timed(error) ?? { key: `error.${code}` };
}

/** The same above a form, which keeps what was entered. */
export function formText(text: MessageText): MessageText {
  return text.key === 'error.unknown' ? { key: 'error.unknown-form' } : text;
}

/** Who has to wait is told for how long, where the platform says it. */
function timed({ code, retryAfter }: PlatformError): MessageText | undefined {
  const texts = WAITS[code];
  if (retryAfter === undefined || !texts) return undefined;
  const isLong = retryAfter > 1.5 * HOUR;
  return { key: isLong ? texts.hours : texts.minutes, values: { wait: Math.max(1, Math.ceil(retryAfter / (isLong ? HOUR : MINUTE))) } };
}
