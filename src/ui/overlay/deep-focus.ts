/** The element that really has the focus, also inside open shadow roots. */
export function deepFocus(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/**
 * Gives the focus back to where it was, unless something else has taken it meanwhile. When that has gone, as the login button
 * has after a login, the account's button of the header takes it, else the heading of the screen, or of what closes the page.
 */
export function returnFocus(to: Element | null, page: Document): void {
  const now = deepFocus(page);
  if (now && now !== page.body) return;
  const places = [
    to?.isConnected ? to : null,
    inside(page, 'gp-header', '.member-button'),
    inside(page, 'gp-status', 'h1'),
    inside(page, 'gp-outlet', 'h1'),
  ];
  for (const place of places) {
    if (!(place instanceof HTMLElement) || place === page.body) continue;
    place.focus({ preventScroll: true });
    if (deepFocus(page) === place) return;
  }
}

function inside(page: Document, tag: string, selector: string): Element | null {
  return page.querySelector(tag)?.shadowRoot?.querySelector(selector) ?? null;
}
