import { useCallback, useEffect, useState } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';

interface Loaded<T> {
  by: () => Promise<T>;
  /** What it was wanted by. */
  wanted: boolean | number;
  code?: T;
  error?: unknown;
}

/**
 * Brings code of its own when it is wanted; what another `load` brought is not shown for it. `load` is the same function at every
 * render. A failure stands until `retry`, or until it is wanted by another number.
 */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean | number = true): { code?: T; error?: unknown; retry(): void } {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  const [attempt, setAttempt] = useState(0);
  const isThere = loaded?.by === load && loaded.code !== undefined;
  useEffect(() => {
    if (!isWanted || isThere) return;
    let isCurrent = true;
    loadSection(load).then(
      code => isCurrent && setLoaded({ by: load, wanted: isWanted, code }),
      (error: unknown) => isCurrent && setLoaded({ by: load, wanted: isWanted, error }),
    );
    return () => void (isCurrent = false);
  }, [load, isWanted, isThere, attempt]);
  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt(count => count + 1);
  }, []);
  return loaded?.by === load ? { code: loaded.code, error: loaded.wanted === isWanted ? loaded.error : undefined, retry } : { retry };
}
