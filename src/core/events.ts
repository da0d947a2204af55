import type { Events } from './core.js';
import type { Shared } from './shared.js';

/** The events by which a host page may take over: it calls preventDefault(). */
const CANCELABLE: ReadonlySet<string> = new Set(['login-required', 'launch', 'navigate']);

/**
 * Events of core on `document`, or on the element that asked:
 * `gp-login` { account, type }, `gp-logout` { reason: asked, expired, rejected or elsewhere }, `gp-first-login`, `gp-login-required` { action } (cancelable),
 * `gp-launch` LaunchDetail (cancelable), `gp-navigate` { to, path, query, hash } (cancelable), `gp-navigated` { path },
 * `gp-error` { code, gameId } when a launch failed,
 * `gp-balance` { amount, currency } in minor units, `gp-analytics` as the platform gives it (OP-66).
 * Never a token, header or password.
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
