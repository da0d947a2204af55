import { deepFocus } from '../../ui/overlay/deep-focus.js';
import { tagNames } from '../../element/tags.js';

const OPEN = ':is(:modal, :popover-open)'; // a browser that does not know one of them still finds the other
const ACTS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];
/** Whoever has done nothing for so long (ms) is not about to press something. */
const REST = 600;
/** Whoever has scrolled the page so far (px) reads it. */
const READS = 120;
const NO_TEXT = /^(?:checkbox|radio|button|submit|reset|range|color|file|image)$/;

/**
 * Follows what the person does on this page. `isBusy` says whether they are in the middle of something: pressed, scrolled or
 * typed a moment ago, read further down, stand in a text field, have text in one that they have typed into, or have a window or a menu open, of
 * ours or of the page.
 */
export function watchPage(page: Document): { isBusy(): boolean; stop(): void } {
  const ended = new AbortController();
  const typedInto = new Set<Element>();
  let last = -Infinity;
  for (const name of ACTS)
    page.addEventListener(name, () => void (last = performance.now()), { signal: ended.signal, capture: true, passive: true });
  page.addEventListener(
    'input',
    event => void (event.composedPath()[0] instanceof Element && typedInto.add(event.composedPath()[0] as Element)),
    { signal: ended.signal, capture: true },
  );

  const isHalfFilled = (field: Element) => {
    if (!field.isConnected) return (typedInto.delete(field), false);
    return takesText(field) && 'value' in field && field.value !== '';
  };
  return {
    isBusy() {
      const focused = deepFocus(page);
      return (
        performance.now() - last < REST ||
        (page.scrollingElement?.scrollTop ?? 0) > READS ||
        (focused !== null && takesText(focused)) ||
        [...typedInto].some(isHalfFilled) ||
        hasWindow(page)
      );
    },
    stop: () => ended.abort(),
  };
}

function takesText(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !NO_TEXT.test(element.type);
  // What is done inside a frame cannot be seen from here.
  return (
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLIFrameElement ||
    (element instanceof HTMLElement && element.isContentEditable)
  );
}

function hasWindow(page: Document): boolean {
  return (
    page.querySelector(OPEN) !== null ||
    [...page.querySelectorAll(tagNames().join())].some(widget => widget.shadowRoot?.querySelector(OPEN))
  );
}
