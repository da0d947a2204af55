import { LOGIN_DIALOGS } from '../../core/page/login-dialogs.js';
import type { Action, Core } from '../../core/parts/core.js';

const CORE = Symbol.for('gp.core@1');

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
 * Somebody else than a visitor needs none. What it answers closes it there.
 */
export function passOn(login: HTMLElement, { action, isStanding, close, onClosed }: Passing): () => void {
  let closeThere: (() => void) | undefined;
  login.addEventListener(
    'gp-ready',
    () => {
      const { session, dialogs } = (globalThis as { [CORE]?: Core })[CORE] ?? {};
      if (!session || !dialogs || !isStanding()) return;
      if (session.store.getState().state !== 'logged-out') return close();
      const id = dialogs.open('login', { action });
      const stop = dialogs.store.subscribe(({ open }) => {
        if (open.some(({ name }) => LOGIN_DIALOGS.includes(name))) return;
        stop();
        if (session.store.getState().state === 'logged-out') onClosed();
      });
      closeThere = () => dialogs.close(id);
    },
    { once: true },
  );
  return () => closeThere?.();
}
