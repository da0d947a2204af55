import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCore } from '../../element/core-context.js';
import type { Layer } from './close-on-back.js';

/** Once it has come, a popup has its entry as soon as it is seen. */
let code: Code | undefined;
type Code = typeof import('./close-on-back.js');

/** On the full site the browser's way back closes what stands over the page, while `active`. */
export function useBack(onClose: () => void, active: boolean, front = true): void {
  const { config, navigation } = useCore();
  const close = useRef(onClose);
  const layer = useRef<Layer>(undefined);
  useLayoutEffect(() => void (close.current = onClose));
  useLayoutEffect(() => {
    if (!active || config.navigation !== 'history') return;
    let ended = false;
    const add = (loaded: Code) => {
      code = loaded;
      if (!ended) layer.current = loaded.closeOnBack(navigation, () => close.current());
    };
    // Without the code the way back is the browser's own.
    if (code) add(code);
    else import('./close-on-back.js').then(add, () => undefined);
    return () => {
      ended = true;
      layer.current?.leave();
      layer.current = undefined;
    };
  }, [active, config, navigation]);
  useEffect(() => void (front && layer.current?.raise()), [front]);
}
