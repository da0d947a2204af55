import type { MessageText } from '../../core/parts/core.js';

/** What is wrong with a new password typed again. */
export function confirmFault(typed: string, again: string): MessageText | undefined {
  if (again === '') return { key: 'validation.empty' };
  return again === typed ? undefined : { key: 'validation.confirm-incorrect' };
}
