import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps a box as high as it has been at its width: what stands below stays where it is when a page, a filter or a search brings
 * fewer cards. Another width, or another list, starts afresh.
 */
export function useSteadyHeight(box: RefObject<HTMLElement | null>, list: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let width = 0;
    let height = 0;
    const keep = () => {
      const rect = element.getBoundingClientRect();
      if (Math.round(rect.width) !== width) {
        width = Math.round(rect.width);
        height = 0;
        element.style.minBlockSize = '';
        height = element.getBoundingClientRect().height;
      } else height = Math.max(height, rect.height);
      element.style.minBlockSize = `${height}px`;
    };
    // Written in the next frame: a size written while sizes are told is an error event on the host's window.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    observer.observe(element);
    keep();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.style.minBlockSize = '';
    };
  }, [box, list]);
}
