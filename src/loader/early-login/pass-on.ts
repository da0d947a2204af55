import { LOGIN_DIALOGS } from '../../core/page/login-dialogs.js';
import type { Action, Core } from '../../core/parts/core.js';

const CORE = Symbol.for('gp.core@1');
const core = () => (globalThis as { [CORE]?: Core })[CORE];

interface Passing {
  action: Action;
  /** The early popup is what is seen. */
  isStanding(): boolean;
  /** Takes the early popup away. */
  close(): void;
  /** The login was closed. */
  onClosed(): void;
}

/**
 * Hands the popup to the core as soon as its form lives: the login is open there too, with the live popup in place of this one.
 * Somebody else than a visitor needs none. What it answers closes the login there: also one that the press has opened before the
 * form lived.
 */
export function passOn(login: HTMLElement, { action, isStanding, close, onClosed }: Passing): () => void {
  login.addEventListener(
    'gp-ready',
    () => {
      const { session, dialogs } = core() ?? {};
      if (!session || !dialogs || !isStanding()) return;
      if (session.store.getState().state !== 'logged-out') return close();
      dialogs.open('login', { action });
      const stop = dialogs.store.subscribe(({ open }) => {
        if (open.some(({ name }) => LOGIN_DIALOGS.includes(name))) return;
        stop();
        if (session.store.getState().state === 'logged-out') onClosed();
      });
    },
    { once: true },
  );
  return () => core()?.dialogs.close('login');
}
