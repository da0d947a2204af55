import type { Core } from '../core.js';
import { markShown, wasShown, type PopupAudience } from './popup-memory.js';
import { audienceOf, popupsToOpen } from './popups.js';

type Needs = Pick<Core, 'config' | 'session' | 'status' | 'dialogs' | 'launch' | 'navigation' | 'queries' | 'catalogue' | 'scheduler'>;

/** What a login, a route or a closed dialog brings next comes first, this much later at most (ms). */
const SETTLE = 400;

/**
 * Opens the announcement popup once per session and audience (MSG-04, MSG-05), when nothing else wants the visitor: no other
 * dialog, no forced change of password, no running game, and a platform that is open. Returns stop.
 */
export function watchPopups(core: Needs): () => void {
  const { session, status, dialogs, launch, navigation, queries, catalogue, scheduler } = core;
  let ended = false;
  let callOff: (() => void) | undefined;
  let asking = false;
  /** Whom the open popup speaks to. */
  let showing: PopupAudience | undefined;

  const isOpen = () => dialogs.store.getState().open.some(({ name }) => name === 'announcement');
  const isFree = () =>
    status.store.getState().value?.status === 0 && dialogs.store.getState().open.length === 0 && !launch.store.getState().game && navigation.store.getState().route.frame.header;

  function look() {
    const audience = audienceOf(session.store.getState());
    if (showing && !isOpen()) {
      markShown(core, showing, 'closed'); // MSG-06
      showing = undefined;
    }
    // Who signs in or out is no longer the one it speaks to.
    if (showing && audience && audience !== showing) return dialogs.close('announcement');
    callOff?.();
    callOff = undefined;
    if (audience && !showing && !asking && !wasShown(core, audience) && isFree()) callOff = scheduler.after(SETTLE, () => void open(audience));
  }

  async function open(audience: PopupAudience) {
    asking = true;
    // A failure is quiet: the next occasion asks again.
    const all = await queries.fetch(catalogue.announcements()).catch(() => undefined);
    asking = false;
    if (ended || !all) return;
    if (audience !== audienceOf(session.store.getState()) || !isFree()) return look();
    if (popupsToOpen(core, all).length === 0) return;
    showing = audience;
    markShown(core, audience, 'open');
    dialogs.open('announcement');
  }

  const stops = [session.store, status.store, dialogs.store, launch.store, navigation.store].map(store => store.subscribe(look));
  look();
  return () => {
    ended = true;
    callOff?.();
    for (const stop of stops) stop();
  };
}
