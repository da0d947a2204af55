/** The element that really has the focus, also inside open shadow roots. */
export function deepFocus(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Gives the focus back to where it was, unless something else has taken it meanwhile. */
export function returnFocus(to: Element | null, page: Document): void {
  const now = deepFocus(page);
  if (now && now !== page.body) return;
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
}
