import type { Core } from 'gp-widgets';

/** The address is that of a form, whose place site.css shows until the form stands, or is closed, or nothing is going to stand there. */
export function followForm({ dialogs, session, status }: Pick<Core, 'dialogs' | 'session' | 'status'>): void {
  const end = () => delete document.body.dataset.waits;
  const hasForm = () => dialogs.store.getState().open.length > 0;
  // On a slow line it may stand before this file has come.
  const isStanding = () => !!document.querySelector('gp-dialogs > [popup]')?.shadowRoot?.querySelector('form');
  const look = () => {
    const isKnown = /real|trial/.test(session.store.getState().state);
    if (isStanding() || status.store.getState().value?.status || (isKnown && !hasForm())) end();
  };
  // Who is signed in is known first, then where that leads.
  const lookLater = () => void setTimeout(look);
  addEventListener('gp-ready', ({ target }) => void (target instanceof Element && target.matches('[popup]') && end()));
  dialogs.store.subscribe(() => void (hasForm() || end()));
  session.store.subscribe(lookLater);
  status.store.subscribe(lookLater);
  lookLater();
}
