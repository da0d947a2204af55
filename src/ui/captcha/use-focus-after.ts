import { useLayoutEffect, useRef, type RefObject } from 'react';
import { deepFocus } from '../overlay/deep-focus.js';

/** When `change` does, and what had the focus went with it, what stands in its place takes the focus; who is elsewhere stays there. */
export function useFocusAfter<T>(place: RefObject<HTMLElement | null>, change: T): void {
  const before = useRef(change);
  useLayoutEffect(() => {
    if (before.current === change) return;
    before.current = change;
    const element = place.current;
    if (element && !deepFocus(element.ownerDocument)?.matches('a, button, input, select, textarea')) element.focus({ preventScroll: true });
  }, [place, change]);
}
