import type { Core } from 'gp-widgets';

/** The address is that of a form, whose place site.css shows until the form stands, is closed, or is not for who is signed in. */
export function followForm({ dialogs, session }: Pick<Core, 'dialogs' | 'session'>): void {
  const end = () => delete document.body.dataset.waits;
  const endWithoutForm = () => void (dialogs.store.getState().open.length === 0 && end());
  addEventListener('gp-ready', ({ target }) => void (target instanceof Element && target.matches('[popup]') && end()));
  dialogs.store.subscribe(endWithoutForm);
  // Who is signed in is known first, then where that leads.
  session.store.subscribe(({ state }) => void (state === 'restoring' || setTimeout(endWithoutForm)));
}
