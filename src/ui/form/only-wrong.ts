import type { MessageText } from '../../core/parts/core.js';

/** The fields that have something wrong. */
export function onlyWrong(checked: Readonly<Record<string, MessageText | undefined>>): Record<string, MessageText> {
  return Object.fromEntries(Object.entries(checked).filter((pair): pair is [string, MessageText] => pair[1] !== undefined));
}
