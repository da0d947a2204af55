/** What leads away stands in a list whose items are one stop. */
const CONTROL = '[data-keys] :is(a[href], button)';
/** So long the list of the place that one comes back to may take. */
const PATIENCE = 8_000; // ms

interface Left {
  label: string;
  address: string;
  /** One has been elsewhere meanwhile. */
  isAway: boolean;
}

/**
 * Who comes back from a game, or from another screen, has the focus again on what led there (WCAG 2.4.3). Where the focus has gone
 * elsewhere in the meantime than to the screen's heading, it stays there.
 */
export function followLeaving(page: Document): void {
  let left: Left | undefined;
  let stop: (() => void) | undefined;
  page.addEventListener(
    'click',
    event => {
      const control = event.composedPath().find((node): node is Element => node instanceof Element && node.matches(CONTROL));
      stop?.();
      // Other presses, such as those of a login on the way, do not change where one came from.
      if (control) left = { label: labelOf(control), address: page.location.href, isAway: false };
    },
    true,
  );
  page.addEventListener('gp-navigated', () => {
    stop?.();
    if (!left) return;
    if (page.location.href !== left.address) left.isAway = true;
    else if (left.isAway) stop = focusWhenThere(left.label, page);
  });
}

function focusWhenThere(label: string, page: Document): () => void {
  const began = performance.now();
  const timer = setInterval(() => {
    const control = find(label, page);
    if (!control && performance.now() - began < PATIENCE) return;
    clearInterval(timer);
    if (control && isFree(page)) control.focus();
  }, 100);
  return () => clearInterval(timer);
}

function find(label: string, page: Document): HTMLElement | undefined {
  const roots = [...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const controls = roots.flatMap(root => [...root.querySelectorAll<HTMLElement>(CONTROL)]);
  return controls.find(control => labelOf(control) === label);
}

/** Nothing has the focus, or a heading that announces the screen. */
function isFree({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body || /^h[12]$/.test(activeElement.shadowRoot?.activeElement?.localName ?? '');
}

function labelOf(control: Element): string {
  return control.ariaLabel ?? control.textContent;
}
