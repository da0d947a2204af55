import type { Core } from '../parts/core.js';
import { forgetShown, markShown, wasShown, type PopupAudience } from './popup-memory.js';
import { audienceOf, popupsToOpen } from './popups.js';

type Needs = Pick<Core, 'config' | 'session' | 'status' | 'dialogs' | 'launch' | 'navigation' | 'queries' | 'catalogue' | 'scheduler'>;
/** What only the page knows. */
interface Surroundings {
  /** Whether the person is in the middle of something: types, has filled in half a form, has another window open. */
  isBusy(): boolean;
  /** There will be a popup: its code may come. */
  prepare(): void;
}

/** What a login, a route or a closed dialog brings next comes first, this much later at most (ms). */
const SETTLE = 400;
/** How often a busy page is looked at again (ms). */
const AGAIN = 250;

/**
 * Opens the announcement popup once per session and audience (MSG-04, MSG-05) on the home screen, when nothing else wants the
 * visitor: no other dialog, nothing half done, no forced change of password, no running game, and a platform that is open. A
 * logout ends the session of the account, not that of the page: it brings no popup. Returns stop.
 */
export function watchPopups(core: Needs, { isBusy, prepare }: Surroundings): () => void {
  const { session, status, dialogs, launch, navigation, queries, catalogue, scheduler } = core;
  let ended = false;
  let callOff: (() => void) | undefined;
  let asking = false;
  /** Whom the page speaks to, and whom the open popup speaks to. */
  let facing: PopupAudience | undefined;
  let quiet = false;
  let showing: PopupAudience | undefined;

  const isOpen = () => dialogs.store.getState().open.some(({ name }) => name === 'announcement');
  const isHome = () => navigation.store.getState().route.screen === 'home';
  const isFree = () =>
    isHome() && status.store.getState().value?.status === 0 && dialogs.store.getState().open.length === 0 && !launch.store.getState().game;

  function look() {
    const audience = audienceOf(session.store.getState());
    if (showing && !isOpen()) {
      if (audience === showing) markShown(core, showing, 'closed'); // MSG-06
      showing = undefined;
    }
    if (audience && audience !== facing) meet(audience);
    // Who signs in or out is no longer the one it speaks to.
    if (showing && audience && audience !== showing) return dialogs.close('announcement');
    // Whom an address asks to log in is not to find it behind the form.
    if (showing && dialogs.store.getState().open.some(({ name }) => name === 'login')) return dialogs.close('announcement');
    callOff?.();
    callOff = undefined;
    if (audience && !quiet && !showing && !asking && !wasShown(core, audience) && isFree())
      callOff = scheduler.after(SETTLE, () => void open(audience));
  }

  function meet(audience: PopupAudience) {
    // A logout forgets what was shown; the page that it leaves behind stays quiet until it is loaded again or somebody signs in.
    quiet = facing === 'member';
    if (quiet) forgetShown(core);
    facing = audience;
    if (quiet) return;
    if (!wasShown(core, audience) && isHome()) void ask().then(all => all && popupsToOpen(core, all).length > 0 && prepare());
  }

  async function open(audience: PopupAudience) {
    asking = true;
    const all = await ask();
    asking = false;
    if (ended || !all) return;
    if (audience !== audienceOf(session.store.getState()) || !isFree()) return look();
    if (popupsToOpen(core, all).length === 0) return;
    if (isBusy()) return void (callOff = scheduler.after(AGAIN, () => void open(audience)));
    showing = audience;
    markShown(core, audience, 'open');
    dialogs.open('announcement');
  }

  /** A failure is quiet: the next occasion asks again. */
  const ask = () => queries.fetch(catalogue.announcements()).catch(() => undefined);

  const stops = [session.store, status.store, dialogs.store, launch.store, navigation.store].map(store => store.subscribe(look));
  look();
  return () => {
    ended = true;
    callOff?.();
    for (const stop of stops) stop();
  };
}
