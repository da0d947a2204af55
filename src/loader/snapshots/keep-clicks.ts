import { ASKS, EARLY_CLICK, SNAPSHOT_MARK, type EarlyClick } from '../../api/wire/snapshot.js';
import type { Place } from './place.js';

/** What a click is about. */
const CONTROL = 'a[href],button';
/** So long a live view that came without its data is watched for what was pressed. */
const PATIENCE = 20_000; // ms

interface Wanted {
  label: string;
  path: number[];
  /** In lower case, as in `lang`. */
  language: string;
}

/**
 * A click on what does not work yet is kept, and made once when the live view stands. Only the last one: whoever clicks again
 * has changed his mind, or thinks that the first was not heard. What is pressed is busy until then, and a visitor who has to
 * log in for it gets the login popup at once; who closes that no longer wants it.
 */
export function keepClicks(element: Element, box: HTMLElement, { login }: Place): void {
  const end = new AbortController();
  const { signal } = end;
  let wanted: Wanted | undefined;
  let busy: Element | null = null;
  let isLoggingIn = false;
  let isPressed = false;

  const setBusy = (control: Element | null) => {
    busy?.removeAttribute('aria-busy');
    busy = control?.closest('article') ?? null;
    if (busy) busy.ariaBusy = 'true';
    box.ariaBusy = control && 'true';
  };

  /** Whether it is a click to keep. */
  const note = (event: MouseEvent, target: EventTarget | null | undefined): boolean => {
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    if (!control || control.getAttribute('target') || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return false;
    const mine = (wanted = { label: labelOf(control), path: pathOf(control, box), language: box.lang });
    setBusy(control);
    const action = control.getAttribute(ASKS);
    if (action)
      void login?.then(open => {
        if (wanted === mine && box.hasAttribute(SNAPSHOT_MARK)) isLoggingIn = open?.(element, action, drop) ?? false;
      });
    return true;
  };
  const keep = (event: MouseEvent) => {
    // The live view stands, or says why it cannot.
    if (!box.hasAttribute(SNAPSHOT_MARK) || !note(event, event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const [event, target] = (box as { [EARLY_CLICK]?: EarlyClick })[EARLY_CLICK] ?? [];
  // A link has led where it leads, unless it is a game's.
  if (event && (event.defaultPrevented || !(target instanceof Element && target.closest('a')))) note(event, target);
  box.addEventListener('click', keep, { capture: true, signal });
  box.addEventListener('submit', event => box.hasAttribute(SNAPSHOT_MARK) && event.preventDefault(), { signal });
  element.addEventListener(
    'gp-ready',
    () => {
      end.abort();
      if (wanted) pressWhenThere(wanted);
    },
    { signal },
  );

  /** Answers whether it is too late. */
  function drop(): boolean {
    wanted = undefined;
    isLoggingIn = false;
    setBusy(null);
    return isPressed;
  }

  /** Until then the visitor may turn to something else, other than the login that it led to; the press is dropped. */
  function pressWhenThere(what: Wanted) {
    const watch = new AbortController();
    const press = () => {
      const control = find(what);
      if (!control || watch.signal.aborted) return;
      watch.abort();
      // After the commit that is under way.
      setTimeout(() => {
        if (!wanted) return;
        setBusy(null);
        isPressed = true;
        control.click();
      });
    };
    // While the view is being filled a place alone proves nothing: in another language it could be somebody else's.
    const observer = new MutationObserver(() => box.lang === what.language && press());
    const giveUp = () => {
      watch.abort();
      setBusy(null);
    };
    const stop = () => isLoggingIn || giveUp();
    const waiting = setTimeout(giveUp, PATIENCE);
    watch.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(waiting);
    });
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, stop, { capture: true, signal: watch.signal });
    observer.observe(box, { childList: true, subtree: true });
    press();
  }

  /** The same place when it says the same, or else what says the same; in another language only the place tells. */
  function find({ label, path, language }: Wanted): HTMLElement | undefined {
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
  for (let node = element; node !== root && node.parentElement; node = node.parentElement)
    path.unshift([...node.parentElement.children].indexOf(node));
  return path;
}
