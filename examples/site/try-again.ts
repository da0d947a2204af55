const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

interface Attempts {
  /** Whether the site answers; a rejection is a no. */
  reach(): Promise<boolean>;
  /** Called once, when it does. */
  back(): void;
}
/** Where the browser says that something may have changed. */
interface Signs {
  device: EventTarget;
  page: EventTarget & { readonly hidden: boolean };
}

/**
 * Asks for the site until it answers: after 5 s, then less and less often, up to a minute and a half; at once when the device has
 * a connection again or somebody looks, and not while nobody does. Returns the attempt that a reader asks for, which tells
 * whether it helped.
 */
export function tryAgain({ reach, back }: Attempts, { device, page }: Signs): () => Promise<boolean> {
  let wait = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Promise<boolean> | undefined;

  const attempt = (): Promise<boolean> => {
    clearTimeout(timer);
    current ??= reach()
      .catch(() => false)
      .then(isThere => {
        // Once back, the page is on its way to another: nothing begins any more.
        if (isThere) back();
        else {
          current = undefined;
          waitAWhile();
        }
        return isThere;
      });
    return current;
  };
  const waitAWhile = () => {
    // Not all at the same moment, where many have lost the same platform.
    timer = setTimeout(() => void (page.hidden || attempt()), wait * (1 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_MS);
  };
  device.addEventListener('online', () => void attempt());
  page.addEventListener('visibilitychange', () => void (page.hidden || attempt()));
  waitAWhile();
  return attempt;
}
