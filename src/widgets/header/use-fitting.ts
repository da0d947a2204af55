import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many children of a one-line list fit. The list wraps and hides what falls to a second line, so the browser has
 * measured already: what stands lower than the first child does not fit.
 */
export function useFitting(list: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const children = [...element.children].filter(child => child instanceof HTMLElement);
      const top = children[0]?.offsetTop ?? 0;
      const over = children.findIndex(child => child.offsetTop > top);
      setFitting(over === -1 ? children.length : over);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    measure();
    return () => watch.disconnect();
  }, [list, count]);
  return Math.min(fitting, count);
}
