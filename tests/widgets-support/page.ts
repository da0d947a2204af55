import { rootOf } from './mount.js';
import { until } from './until.js';

/** Finds by selector inside the shadow root, or waits for it. */
export function find<E extends Element = HTMLElement>(host: Element, selector: string): Promise<E> {
  return until(() => rootOf(host).querySelector<E>(selector), `<${host.localName}> shows ${selector}`);
}

/** Waits for a button, link, tab or field by its accessible name: text, aria-label or label. */
export function named(host: Element, name: string | RegExp, selector = 'button, a, input, select, textarea, [role]'): Promise<HTMLElement> {
  const fits = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  return until(
    () => [...rootOf(host).querySelectorAll<HTMLElement>(selector)].find(element => fits(nameOf(element))),
    `<${host.localName}> shows something named ${String(name)}`,
  );
}

/** Types as a person would, as far as React can tell. */
export function type(field: HTMLElement, text: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('Only fields take text.');
  field.focus();
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  // React keeps an own setter on the field, which would hide the change from it.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }));
}

/** Texts and accessible names that a widget shows now. */
export function shownText(host: Element): string {
  const box = rootOf(host).querySelector('[data-gp-root]');
  const names = [...(box?.querySelectorAll('[aria-label], [placeholder], [title], [alt]') ?? [])].flatMap(element =>
    ['aria-label', 'placeholder', 'title', 'alt'].map(name => element.getAttribute(name) ?? ''),
  );
  return [box?.textContent ?? '', ...names].filter(Boolean).join('\n');
}

/** Collects an event on `document` while `during` runs and until it has come. */
export async function heard<T>(name: string, during: () => unknown): Promise<CustomEvent<T>> {
  const stop = new AbortController();
  let event: CustomEvent<T> | undefined;
  document.addEventListener(name, heardEvent => (event ??= heardEvent as CustomEvent<T>), stop);
  try {
    await during();
    return await until(() => event, `${name} reaches the document`);
  } finally {
    stop.abort();
  }
}

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0]?.textContent : undefined;
  return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').trim();
}
