import { rootOf } from '../widgets-support/index.js';

const SLACK = 1; // px, rounding

/**
 * Texts of which a part cannot be read: they stand in a box of their own that cuts them and neither scrolls, shows that it
 * cut (an ellipsis, a fading edge), nor is meant for ears only.
 */
export function clippedTexts(host: Element): string[] {
  return [...rootOf(host).querySelectorAll<HTMLElement>('[data-gp-root] *')]
    .filter(isClipped)
    .map(element => `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 60)}”`);
}

function isClipped(element: HTMLElement): boolean {
  if (![...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) return false;
  const style = getComputedStyle(element);
  if (style.visibility === 'hidden' || element.getClientRects().length === 0) return false;
  for (let box: Element | null = element; box && box !== host(element); box = box.parentElement) {
    const around = getComputedStyle(box);
    const { width, height } = box.getBoundingClientRect();
    if (width <= SLACK || height <= SLACK || around.clipPath !== 'none' || around.opacity === '0') return false; // for ears, or not shown now
    if (/auto|scroll/.test(around.overflowX + around.overflowY)) return false;
    if (around.maskImage !== 'none' || around.textOverflow === 'ellipsis' || around.getPropertyValue('-webkit-line-clamp') !== 'none')
      return false;
    if (box.matches('[aria-hidden=true]')) return false;
  }
  if (style.display === 'inline') return false;
  const cutsAcross = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + SLACK;
  const cutsBelow = style.overflowY !== 'visible' && element.scrollHeight > element.clientHeight + SLACK;
  return cutsAcross || cutsBelow || outside(element);
}

/** Cut by the nearest box around it that cuts. */
function outside(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowX === 'visible') continue;
    const edge = box.getBoundingClientRect();
    return left < edge.left - SLACK || right > edge.right + SLACK;
  }
  return false;
}

function host(element: Element): Element | null {
  return element.closest('[data-gp-root]');
}
