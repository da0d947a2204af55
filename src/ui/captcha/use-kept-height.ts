import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A box that never gets lower than it has been, as long as it is as wide: what is below it does not move when its content changes. */
export function useKeptHeight<E extends HTMLElement>(): RefObject<E | null> {
  const box = useRef<E>(null);
  const kept = useRef({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (element.offsetWidth !== kept.current.width) {
      element.style.minBlockSize = '';
      kept.current = { width: element.offsetWidth, height: 0 };
    }
    const { height } = element.getBoundingClientRect();
    if (height <= kept.current.height) return;
    kept.current.height = height;
    element.style.minBlockSize = `${height}px`;
  });
  return box;
}
