import { useEffect, useRef, type RefObject } from 'react';
import { whileSeen } from '../../element/sight.js';
import { roundTime, timeAt } from './drift.js';

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Moves `track` by its first child's width and over again, while it is seen and not stopped. The browser's compositor moves it:
 * no script runs for a frame, and none at all while it stands (CON-46).
 */
export function useDrift(track: RefObject<HTMLElement | null>, moving: boolean): void {
  const drift = useRef<{ motion: Animation; width: number }>(undefined);
  useEffect(() => {
    const element = track.current;
    const round = element?.firstElementChild;
    if (!element || !round || !moving) return;
    const still = matchMedia(REDUCED);
    const off = new AbortController();
    let seen = false;
    const follow = () => {
      const motion = drift.current?.motion;
      if (seen && !still.matches) motion?.play();
      else motion?.pause();
    };
    const size = new ResizeObserver(([entry]) => {
      const width = entry?.borderBoxSize[0]?.inlineSize ?? 0;
      if (width === drift.current?.width) return;
      const before = drift.current;
      const motion = moveBy(element, width);
      motion.currentTime = timeAt(Number(before?.motion.currentTime ?? 0), before?.width ?? 0, width);
      before?.motion.cancel();
      drift.current = { motion, width };
      follow();
    });
    still.addEventListener('change', follow, { signal: off.signal });
    size.observe(round);
    const stop = whileSeen(element.parentElement ?? element, () => {
      seen = true;
      follow();
      return () => {
        seen = false;
        follow();
      };
    });
    return () => {
      off.abort();
      size.disconnect();
      stop();
      // Stands where it is, and goes on from there.
      drift.current?.motion.pause();
    };
  }, [track, moving]);
  // An animation that nobody ends keeps its nodes for good.
  useEffect(
    () => () => {
      drift.current?.motion.cancel();
      drift.current = undefined;
    },
    [],
  );
}

function moveBy(element: HTMLElement, width: number): Animation {
  const way = getComputedStyle(element).direction === 'rtl' ? width : -width;
  const motion = element.animate(
    { transform: ['translateX(0)', `translateX(${way}px)`] },
    { duration: roundTime(width), iterations: Infinity },
  );
  motion.pause();
  return motion;
}
