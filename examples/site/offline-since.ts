/** Since when this tab is without a connection, in ms; kept over reloads, and not over the end of the tab, which sees nothing then. */
const NAME = 'gp-site:offline-since';

type Values = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The moment that is kept, or `now`, kept from here on. */
export function offlineSince(now: number, open: () => Values = () => sessionStorage): number {
  try {
    const kept = Number(open().getItem(NAME));
    if (kept > 0 && kept <= now) return kept;
    open().setItem(NAME, String(now));
  } catch {
    // Storage is blocked here: then it is since now.
  }
  return now;
}

/** On a page that came over the line: forgets, and keeps the moment at which the device says that the line is gone. */
export function watchConnection(open: () => Values = () => sessionStorage, device: EventTarget = globalThis): void {
  const forget = () => {
    try {
      open().removeItem(NAME);
    } catch {
      // Nothing was kept.
    }
  };
  forget();
  device.addEventListener('online', forget);
  device.addEventListener('offline', () => void offlineSince(Date.now(), open));
}
