import { useEffect, type RefObject } from 'react';
import { useCore } from '../core-context.js';
import { driftOf } from './drift.js';

/** Moves `track` by its first child's width and over again, while it is seen and not stopped; still, it costs nothing (CON-46). */
export function useDrift(track: RefObject<HTMLElement | null>, moving: boolean): void {
  const { scheduler } = useCore();
  useEffect(() => {
    const element = track.current;
    const round = element?.firstElementChild;
    if (!element || !round || !moving) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? 1 : -1;
    let offset = Number(element.dataset.offset ?? 0);
    let width = 0;
    let stop: (() => void) | undefined;
    const step = (elapsed: number) => {
      const next = driftOf(offset, elapsed, width);
      if (next === offset) return;
      offset = next;
      element.style.transform = `translate3d(${direction * offset}px, 0, 0)`;
    };
    const size = new ResizeObserver(([entry]) => {
      width = entry?.borderBoxSize[0]?.inlineSize ?? 0;
    });
    const sight = new IntersectionObserver(([entry]) => {
      stop?.();
      stop = entry?.isIntersecting ? scheduler.frame(step) : undefined;
    });
    size.observe(round);
    sight.observe(element.parentElement ?? element);
    return () => {
      stop?.();
      size.disconnect();
      sight.disconnect();
      // Goes on from here after a pause.
      element.dataset.offset = String(offset);
    };
  }, [track, moving, scheduler]);
}
