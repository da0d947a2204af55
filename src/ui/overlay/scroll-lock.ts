interface Lock {
  holders: number;
  overflow: string;
  gutter: string;
  x: number;
  y: number;
}

const locks = new WeakMap<Document, Lock>();

/**
 * Keeps the page from scrolling until the returned function is called; nested locks count (MOD-14). The last one puts the
 * page's own styles and scroll position back (MOD-15).
 */
export function lockScroll(page: Document): () => void {
  const root = page.documentElement;
  const window = page.defaultView!;
  let lock = locks.get(page);
  if (!lock) {
    const scrollbar = window.innerWidth - root.clientWidth;
    lock = { holders: 0, overflow: root.style.overflow, gutter: root.style.paddingInlineEnd, x: window.scrollX, y: window.scrollY };
    locks.set(page, lock);
    if (scrollbar > 0) root.style.paddingInlineEnd = `${parseFloat(window.getComputedStyle(root).paddingInlineEnd) + scrollbar}px`;
    root.style.overflow = 'hidden';
  }
  lock.holders += 1;

  const held = lock;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    held.holders -= 1;
    if (held.holders > 0) return;
    locks.delete(page);
    root.style.overflow = held.overflow;
    root.style.paddingInlineEnd = held.gutter;
    if (window.scrollX !== held.x || window.scrollY !== held.y) window.scrollTo({ left: held.x, top: held.y, behavior: 'instant' });
  };
}
