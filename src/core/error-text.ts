import { isPlatformError } from '../api/errors.js';
import type { MessageText } from './core.js';

/** The platform's own sentence where it said one, whatever the code (ERR-22). */
export function saidBy(error: unknown): MessageText {
  return isPlatformError(error) && error.serverMessage ? { key: 'common.said', values: { text: error.serverMessage } } : errorText(error);
}

/** What a person is told of an error: its translated text, or the platform's own sentence where we know no better (OP-44). */
export function errorText(error: unknown): MessageText {
  if (!isPlatformError(error)) return { key: 'error.unknown-form' };
  if (error.code === 'unknown' && error.serverMessage) return { key: 'common.said', values: { text: error.serverMessage } };
  return { key: error.code === 'unknown' ? 'error.unknown-form' : `error.${error.code}` };
}
