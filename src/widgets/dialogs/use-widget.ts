import { useCallback, useEffect, useState } from 'react';
import { loadWidget } from '../registry.js';

type WidgetLoad = { state: 'loading' } | { state: 'ready' } | { state: 'failed'; error: unknown };

/** Brings the code of another widget, by its tag. */
export function useWidget(tag: `gp-${string}`) {
  const [load, setLoad] = useState<WidgetLoad>(() => ({ state: customElements.get(tag) ? 'ready' : 'loading' }));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadWidget(tag).then(
      () => wanted && setLoad({ state: 'ready' }),
      (error: unknown) => wanted && setLoad({ state: 'failed', error }),
    );
    return () => void (wanted = false);
  }, [tag, attempt]);
  const retry = useCallback(() => {
    setLoad({ state: 'loading' });
    setAttempt(count => count + 1);
  }, []);
  return { state: load.state, error: load.state === 'failed' ? load.error : undefined, retry };
}
