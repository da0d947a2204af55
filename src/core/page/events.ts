import type { Events, PageEvents } from '../parts/core.js';
import type { Shared } from '../parts/shared.js';

/** The events by which a host page may take over: it calls preventDefault(). */
const CANCELABLE: ReadonlySet<keyof PageEvents> = new Set(['login-required', 'launch', 'navigate']);

/**
 * Events of core on `document`, or on the element that asked. What each carries stands in element/page-events.ts, for docs, types
 * and manifest. Never a password, and no token but that of the game in `gp-launch`.
 */
export function createEvents({ page }: Shared): Events {
  return {
    emit(name, detail, from) {
      const target = from ?? page?.document;
      if (!target) return false;
      const event = new CustomEvent(`gp-${name}`, { detail, bubbles: true, composed: true, cancelable: CANCELABLE.has(name) });
      return !target.dispatchEvent(event);
    },
  };
}
