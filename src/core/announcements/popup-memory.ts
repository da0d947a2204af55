import type { Core } from '../parts/core.js';
import { createStorages, type Storages } from '../kernel/storage.js';

/** Whom a popup speaks to; each is shown and hidden by itself (OP-22). */
export type PopupAudience = 'member' | 'visitor';

const SEEN = 'announcement-'; // session storage: `open` or `closed` (MSG-04, MSG-05, MSG-06)
const HIDDEN = 'announcement-hidden-'; // local storage: the day (MSG-07)

const memories = new WeakMap<object, Storages>();

/** Whether the popup of an audience has been shown in this session, open or closed. */
export function wasShown(core: Pick<Core, 'config'>, audience: PopupAudience): boolean {
  return memoryOf(core).tab.get(SEEN + audience) !== undefined;
}
export function markShown(core: Pick<Core, 'config'>, audience: PopupAudience, state: 'open' | 'closed'): void {
  memoryOf(core).tab.set(SEEN + audience, state);
}

/** A new session begins: nothing has been shown in it (SES-59). */
export function forgetShown(core: Pick<Core, 'config'>): void {
  for (const audience of ['member', 'visitor'] as const) memoryOf(core).tab.remove(SEEN + audience);
}

export function isHiddenToday(core: Pick<Core, 'config'>, audience: PopupAudience, now = new Date()): boolean {
  return memoryOf(core).local.get(HIDDEN + audience) === dayOf(now);
}
/** Hides the popup of an audience until the calendar day of this device is over, or shows it again. */
export function hideToday(core: Pick<Core, 'config'>, audience: PopupAudience, hidden: boolean, now = new Date()): void {
  const { local } = memoryOf(core);
  if (hidden) local.set(HIDDEN + audience, dayOf(now));
  else local.remove(HIDDEN + audience);
}

function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(part => String(part).padStart(2, '0')).join('-');
}

/** One for all who ask, so that a browser without storage remembers at least until the page is left. */
function memoryOf({ config }: Pick<Core, 'config'>): Storages {
  let found = memories.get(config);
  if (!found) memories.set(config, (found = createStorages(config, typeof window === 'undefined' ? undefined : window)));
  return found;
}
