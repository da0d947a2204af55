import { followLeaving } from './come-back.js';

/** A list whose items are one stop: `<ul data-keys>`. */
const LIST = '[data-keys]';
const CONTROL = 'a[href], button:not(:disabled)';
/** Stands on the document: however many copies of the package a page has, one follows the keys. */
const FOLLOWED = Symbol.for('gp.keys@1');

/** Follows Tab and arrow keys in all lists of the page, also of those that come later. */
export function followKeys(page: Document & { [FOLLOWED]?: true }): void {
  if (page[FOLLOWED]) return;
  page[FOLLOWED] = true;
  followLeaving(page);
  const settle = (event: Event) => {
    const at = placeOf(event);
    if (at) makeStop(at.list, at.item);
  };
  // A move of the focus inside one shadow root is told to nobody outside of it; the key that makes it is, where it begins and ends.
  page.addEventListener('focusin', settle);
  page.addEventListener('keyup', event => event.key === 'Tab' && settle(event));
  page.addEventListener('keydown', event => {
    if (event.key === 'Tab') return settle(event);
    const at = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : placeOf(event);
    const next = at && nextOf(at.list, at.item, event.key);
    if (!next) return;
    event.preventDefault();
    makeStop(at.list, next);
    controlsOf(next)[0]?.focus();
  });
}

/** The item that holds what the event is on, inside whatever shadow roots. */
function placeOf(event: Event): { list: Element; item: Element } | undefined {
  const path = event.composedPath().filter(node => node instanceof Element);
  const at = path.findIndex(node => node.matches(LIST));
  const [list, item] = [path[at], path[at - 1]];
  return list && item && controlsOf(item).some(control => path.includes(control)) ? { list, item } : undefined;
}

/** Of all items this one alone is reached by Tab. */
function makeStop(list: Element, item: Element): void {
  keepStop(list);
  for (const each of list.children) for (const control of controlsOf(each)) setStop(control, each === item);
  stops.set(list, [...list.children].indexOf(item));
}

function setStop(control: HTMLElement, isStop: boolean): void {
  if (isStop) control.removeAttribute('tabindex');
  else control.tabIndex = -1;
}

const stops = new WeakMap<Element, number>();

/** A list that loses its stop, because it was filtered or a heart was taken, has another one in its place; the focus goes there. */
function keepStop(list: Element): void {
  if (stops.has(list)) return;
  const watch = new MutationObserver(() => {
    const items = [...list.children].filter(item => controlsOf(item).length > 0);
    const isStop = (item: Element) => controlsOf(item).some(({ tabIndex }) => tabIndex === 0);
    const [first, ...more] = items.filter(isStop);
    if (first && more.length === 0) return;
    const item = first ?? items[Math.min(stops.get(list) ?? 0, items.length - 1)];
    if (!item) return;
    // Where the focused element went, nothing of this root has the focus any more, and nothing of the page.
    const root = list.getRootNode() as Document | ShadowRoot;
    const isLost = !root.activeElement && list.ownerDocument.activeElement === list.ownerDocument.body;
    makeStop(list, item);
    if (isLost && !first) controlsOf(item)[0]?.focus({ preventScroll: true });
  });
  watch.observe(list, { childList: true });
}

function nextOf(list: Element, item: Element, key: string): Element | undefined {
  const items = [...list.children].filter(each => controlsOf(each).length > 0);
  const index = items.indexOf(item);
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    case 'ArrowLeft':
    case 'ArrowRight':
      return items[index + (key === forward ? 1 : -1)];
    case 'ArrowDown':
      return nearest(item, items.slice(index + 1), (from, to) => to.top >= from.bottom - 1);
    case 'ArrowUp':
      return nearest(item, items.slice(0, index).reverse(), (from, to) => to.bottom <= from.top + 1);
    default:
      return undefined;
  }
}

/** In the next line the one that stands closest below or above; `others` begin with the nearest. */
function nearest(item: Element, others: readonly Element[], isBeyond: (from: DOMRect, to: DOMRect) => boolean): Element | undefined {
  const from = item.getBoundingClientRect();
  const boxes = others.map(other => ({ other, box: other.getBoundingClientRect() })).filter(({ box }) => isBeyond(from, box));
  const line = boxes.filter(({ box }) => Math.abs(box.top - boxes[0]!.box.top) < 2);
  const distance = ({ box }: { box: DOMRect }) => Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
  return line.sort((a, b) => distance(a) - distance(b))[0]?.other;
}

function controlsOf(item: Element): HTMLElement[] {
  return item.matches(CONTROL) ? [item as HTMLElement] : [...item.querySelectorAll<HTMLElement>(CONTROL)];
}
