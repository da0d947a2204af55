import { useLayoutEffect, type RefObject } from 'react';

/** Scrolls a row sideways so that its chosen entry is seen. Only inside the row: scrollIntoView would move the page too. */
export function useChosenInView(row: RefObject<HTMLElement | null>, selector: string, value: unknown): void {
  useLayoutEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>(selector);
    if (!list || !chosen) return;
    const [outer, inner] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (inner.left < outer.left || inner.right > outer.right) list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [row, selector, value]);
}
