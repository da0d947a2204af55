import { useCallback, useEffect, useState } from 'react';
import { whenCalm } from '../motion/when-calm.js';
import { useLate } from './use-late.js';

/**
 * A part of a view that its first look does without: its code comes when the page is calm, or with the first who asks for it by
 * `bring`, which also tries again after a failure. `load` is the same function at every render.
 */
export function useSection<T extends object>(load: () => Promise<T>): { section?: T; error?: unknown; bring(): void } {
  const [wishes, setWishes] = useState(0);
  const bring = useCallback(() => setWishes(count => count + 1), []);
  // Who has asked by then has an answer: the calm page does not ask once more, lest what he gave up comes over what he does.
  useEffect(() => whenCalm(() => setWishes(count => count || 1)), []);
  const { code: section, error } = useLate(load, wishes);
  return { section, error, bring };
}
