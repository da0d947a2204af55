import { useCallback, useEffect, useState } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';

type Page = (typeof import('./game/game-page.js'))['GamePage'];

/** Brings the code of a lottery's own page when one is opened; the list does without it. */
export function useGamePage(isWanted: boolean): { GamePage?: Page; error?: unknown; retry(): void } {
  const [load, setLoad] = useState<{ GamePage?: Page; error?: unknown }>({});
  const [attempt, setAttempt] = useState(0);
  const isThere = load.GamePage !== undefined;
  useEffect(() => {
    if (!isWanted || isThere) return;
    let wanted = true;
    loadSection(() => import('./game/game-page.js')).then(
      ({ GamePage }) => wanted && setLoad({ GamePage }),
      (error: unknown) => wanted && setLoad({ error }),
    );
    return () => void (wanted = false);
  }, [isWanted, isThere, attempt]);
  const retry = useCallback(() => {
    setLoad({});
    setAttempt(count => count + 1);
  }, []);
  return { ...load, retry };
}
