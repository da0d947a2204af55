import { SNAPSHOT_MARK } from '../../api/snapshot.js';

/** What a click is about. */
const CONTROL = 'a[href],button';

/**
 * A click on what does not work yet is kept, and made once when the live view stands. Only the last one: whoever clicks again
 * has changed his mind, or thinks that the first was not heard.
 */
export function keepClicks(element: Element, box: HTMLElement): void {
  const end = new AbortController();
  const { signal } = end;
  let wanted: { label: string; path: number[]; language: string } | undefined;

  const keep = (event: MouseEvent) => {
    // The live view stands, or says why it cannot.
    if (!box.hasAttribute(SNAPSHOT_MARK)) return;
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
    if (!control || control.getAttribute('target') || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wanted = { label: labelOf(control), path: pathOf(control, box), language: box.lang };
    box.ariaBusy = 'true';
  };
  box.addEventListener('click', keep, { capture: true, signal });
  box.addEventListener('submit', event => box.hasAttribute(SNAPSHOT_MARK) && event.preventDefault(), { signal });
  element.addEventListener(
    'gp-ready',
    () => {
      end.abort();
      box.ariaBusy = null;
      const control = wanted && find(wanted);
      // After the commit that is under way.
      if (control) setTimeout(() => control.click());
    },
    { signal },
  );

  /** The same place when it says the same, or else what says the same; in another language only the place tells. */
  function find({ label, path, language }: NonNullable<typeof wanted>): HTMLElement | undefined {
    const place = path.reduce<Element | undefined>((node, index) => node?.children[index], box);
    if (place instanceof HTMLElement && place.matches(CONTROL) && (labelOf(place) === label || box.lang !== language)) return place;
    return [...box.querySelectorAll<HTMLElement>(CONTROL)].find(control => labelOf(control) === label);
  }
}

function labelOf(control: Element): string {
  return control.ariaLabel ?? control.textContent ?? '';
}

function pathOf(element: Element, root: Element): number[] {
  const path: number[] = [];
  for (let node = element; node !== root && node.parentElement; node = node.parentElement) path.unshift([...node.parentElement.children].indexOf(node));
  return path;
}
