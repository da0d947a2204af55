import { useCallback, useEffect, useState } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';
import { bringTag, type WidgetTag } from '../../element/tags.js';

type WidgetLoad = { state: 'loading' } | { state: 'ready' } | { state: 'failed'; error: unknown };

/** Brings the code of another widget by its tag; missing, or later than 120 s, it is an error of code `chunk-load`. */
export function useWidget(tag: WidgetTag) {
  const [load, setLoad] = useState<WidgetLoad>(() => ({ state: customElements.get(tag) ? 'ready' : 'loading' }));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const stands = () => wanted && setLoad({ state: 'ready' });
    // The page's loader may bring it after all, or have brought it.
    void customElements.whenDefined(tag).then(stands);
    loadSection(() => bringTag(tag)).then(
      stands,
      (error: unknown) => wanted && !customElements.get(tag) && setLoad({ state: 'failed', error }),
    );
    return () => void (wanted = false);
  }, [tag, attempt]);
  const retry = useCallback(() => {
    setLoad({ state: 'loading' });
    setAttempt(count => count + 1);
  }, []);
  return { state: load.state, error: load.state === 'failed' ? load.error : undefined, retry };
}
