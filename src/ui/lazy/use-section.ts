import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlatformError } from '../../api/wire/errors.js';
import { loadSection } from '../../core/kernel/load-section.js';
import { whenCalm } from '../motion/when-calm.js';

/**
 * A part of a view that its first look does without: its code comes when the page is calm, or with the first who asks for it by
 * `bring`. A failure is forgotten with the next `bring`. `load` is the same function at every render.
 */
export function useSection<T extends object>(load: () => Promise<T>): { section?: T; error?: PlatformError; bring(): void } {
  const [section, setSection] = useState<T>();
  const [error, setError] = useState<PlatformError>();
  const gone = useRef(false);
  const callOff = useRef<() => void>(undefined);
  const bring = useCallback(() => {
    callOff.current?.();
    setError(undefined);
    loadSection(load).then(
      loaded => gone.current || setSection(loaded),
      (failure: PlatformError) => gone.current || setError(failure),
    );
  }, [load]);
  useEffect(() => {
    gone.current = false;
    callOff.current = whenCalm(bring);
    return () => {
      gone.current = true;
      callOff.current?.();
    };
  }, [bring]);
  return { section, error, bring };
}
