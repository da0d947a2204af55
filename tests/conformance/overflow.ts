import { rootOf } from '../widgets-support/index.js';

/** Elements that stick out of their widget to the side, unless something around them scrolls or cuts. */
export function overflowing(host: Element, width: number): string[] {
  const { left, right } = { left: -1, right: width + 1 };
  const out: string[] = [];
  for (const element of rootOf(host).querySelectorAll('[data-gp-root] *')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || (box.left >= left && box.right <= right)) continue;
    if (!isCut(element))
      out.push(`${element.localName}.${element.getAttribute('class') ?? ''} ${Math.round(box.left)}–${Math.round(box.right)}`);
  }
  return out;
}

function isCut(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return getComputedStyle(element).clipPath !== 'none';
}
