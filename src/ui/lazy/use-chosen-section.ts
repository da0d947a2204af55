import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';

/** A part of a widget with code of its own; the same object at every render. */
export interface ChosenSection<P> {
  load(): Promise<ComponentType<P>>;
}

/** Brings the code of the section that is chosen, when it is wanted; what another one brought is not shown for it. */
export function useChosenSection<P>(chosen: ChosenSection<P>, isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ of: ChosenSection<P>; Section?: ComponentType<P>; error?: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    loadSection(chosen.load).then(
      Section => isCurrent && setLoaded({ of: chosen, Section }),
      (error: unknown) => isCurrent && setLoaded({ of: chosen, error }),
    );
    return () => void (isCurrent = false);
  }, [chosen, isWanted, attempt]);
  const retry = useCallback(() => setAttempt(count => count + 1), []);
  return loaded?.of === chosen ? { ...loaded, retry } : { Section: undefined, error: undefined, retry };
}
