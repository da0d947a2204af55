/** What is meant on a page: the first that is seen, of these tags, by what a person calls it. */
export interface Wanted {
  /** Tag of the widget, or another selector, in which it stands. */
  within?: string;
  /** Selector, by default all that can be pressed. */
  css?: string;
  /** Text, aria-label or label, whole; or a regular expression as text. */
  name?: string;
  matching?: string;
}

/** Runs in the page, in every open shadow root of it, and stands alone for that. */
export function locate({ within, css = 'button, a, summary, [role=tab]', name, matching }: Wanted): Element | null {
  const all = (root: Document | ShadowRoot | Element, selector: string): Element[] => {
    const shadows = [root, ...root.querySelectorAll('*')].flatMap(element => ('shadowRoot' in element && element.shadowRoot) || []);
    return [...root.querySelectorAll(selector), ...shadows.flatMap(shadow => all(shadow, selector))];
  };
  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const fits = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    (name === undefined || nameOf(element) === name) &&
    (matching === undefined || new RegExp(matching, 'i').test(nameOf(element)));
  const places = within ? all(document, within) : [document];
  return places.flatMap(place => all(place, css)).find(fits) ?? null;
}
