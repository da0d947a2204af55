import { useCallback, useEffect, useRef, useState } from 'react';
import type { TextSet } from '../../core/parts/core.js';
import { useCore } from '../../element/core-context.js';
import { useComeBack } from '../atoms/use-come-back.js';

/** Brings the texts of a set; false until they are there. Without them, words made from the keys stand in until the platform is back. */
export function useTextSet(set: TextSet): boolean {
  const { language } = useCore();
  const [ready, setReady] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const gone = useRef(false);
  const bring = useCallback(() => {
    const done = (error?: unknown) => {
      if (gone.current) return;
      setReady(true);
      setFailure(error);
    };
    language.need(set).then(() => done(), done);
  }, [language, set]);
  useEffect(() => {
    gone.current = false;
    bring();
    return () => void (gone.current = true);
  }, [bring]);
  useComeBack(failure, bring);
  return ready;
}
