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
      const { offsetWidth } = element;
      const isAsWide = !width || width === offsetWidth;
      width = offsetWidth;
      height = isAsWide ? Math.max(height, element.getBoundingClientRect().height) : 0;
      // Cards out of view still have their height of the other width until they are drawn.
      element.style.cssText = isAsWide ? `min-block-size:${height}px` : '--cards:visible';
      if (!isAsWide) soon();
    };
    // Written in the next frame: a size written while sizes are told is an error event on the host's window.
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    };
    const observer = new ResizeObserver(soon);
    observer.observe(element);
    keep();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.style.cssText = '';
    };
  }, [box, list]);
}
