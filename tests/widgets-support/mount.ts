import { afterEach } from './mocha.js';
import { until } from './until.js';

const mounted = new Set<Element>();

/**
 * Puts an element on the page and waits until its view stands. Attributes are strings, or true for bare ones; properties are
 * set before it connects. Everything is removed after the test.
 */
export async function mount<E extends HTMLElement = HTMLElement>(
  tag: string,
  attributes: Record<string, string | number | boolean> = {},
  properties: Record<string, unknown> = {},
): Promise<E> {
  const element = make<E>(tag, attributes);
  Object.assign(element, properties);
  const ready = whenReady(element);
  place(element);
  await ready;
  return element;
}

/** Makes an element without connecting it. */
export function make<E extends HTMLElement = HTMLElement>(tag: string, attributes: Record<string, string | number | boolean> = {}): E {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? '' : String(value));
  }
  // createElement knows tags of the standard only.
  return element as E;
}

/** Connects an element, to be removed after the test. */
export function place<E extends Element>(element: E, parent: ParentNode = document.body): E {
  parent.append(element);
  mounted.add(element);
  return element;
}

/** Resolves when the view of an element stands; fails with its name after 5 s. */
export async function whenReady(element: Element): Promise<void> {
  let ready = false;
  element.addEventListener('gp-ready', () => (ready = true), { once: true });
  await until(() => ready, `<${element.localName}> is ready`);
}

/** The shadow root of an element. */
export function rootOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> has no shadow root.`);
  return element.shadowRoot;
}

/** The one box that React draws into. */
export function boxOf(element: Element): HTMLElement {
  const boxes = rootOf(element).querySelectorAll<HTMLElement>('[data-gp-root]');
  if (boxes.length !== 1 || !boxes[0]) throw new Error(`<${element.localName}> has ${boxes.length} boxes instead of one.`);
  return boxes[0];
}

afterEach(() => {
  for (const element of mounted) element.remove();
  mounted.clear();
  // Core makes the singleton when a widget first needs it.
  for (const element of document.querySelectorAll('body > gp-dialogs')) element.remove();
});
