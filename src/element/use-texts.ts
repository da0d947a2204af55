import { useCallback, useEffect, useRef, useState } from 'react';
import type { TextSet } from '../core/parts/core.js';
import { useCore } from './core-context.js';
import { useComeBack } from './use-come-back.js';

const NONE: readonly TextSet[] = [];

/** Brings sets of texts; false until they are there. Without them, words made from the keys stand in until the platform is back. */
export function useTexts(sets: readonly TextSet[] = NONE): boolean {
  const { language } = useCore();
  const [ready, setReady] = useState(() => sets.every(set => language.has(set)));
  const [failure, setFailure] = useState<unknown>();
  const gone = useRef(false);
  const bring = useCallback(() => {
    void Promise.allSettled(sets.map(set => language.need(set))).then(results => {
      if (gone.current) return;
      setReady(true);
      setFailure(results.find(result => result.status === 'rejected')?.reason);
    });
  }, [language, sets]);
  useEffect(() => {
    gone.current = false;
    if (sets.length > 0) bring();
    return () => void (gone.current = true);
  }, [bring, sets]);
  useComeBack(failure, bring);
  return ready;
}
