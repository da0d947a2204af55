import type { Snapshot } from '../../api/wire/snapshot.js';
import { EARLY_ASK, EARLY_POPUP, EARLY_SLOT, type EarlyAsk, type EarlyPopup } from '../../core/kernel/early-login.js';
import type { Action } from '../../core/parts/core.js';
import { adoptSheets } from '../../element/sheets.js';
import dialogCss from '../../ui/overlay/dialog.css';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import { isComing, isOutside } from '../../ui/overlay/dialog-place.js';
import { lockScroll } from '../../ui/overlay/scroll-lock.js';
import { styles } from '../../widgets/login/styles.js';
import { keepClicks } from '../snapshots/keep-clicks.js';
import type { Place } from '../snapshots/place.js';
import { stand } from '../snapshots/stand.js';
import { themeOf } from '../snapshots/theme-of.js';
import { keepTyped } from './keep-typed.js';
import { passOn } from './pass-on.js';

const HOST = 'gp-dialogs';

/** The platform's drawing of the login popup. */
export interface Login {
  snapshot: Snapshot;
  form: DocumentFragment;
  popup: DocumentFragment;
}
export interface Wish {
  /** The element that a visitor pressed on. */
  from: Element;
  /** What he has to log in for. */
  action: Action;
  /** He closed the popup, and no longer wants it; answers whether his press has been made. */
  onClosed(): boolean;
  place: Place;
}

/**
 * Shows the login popup before any of its code: a form to type into, which the live one takes over with what stands in it. The
 * host page is asked first, as ever (`gp-login-required`); the core hears what it said. False: it stands already, live, or the
 * host page takes over.
 */
export function showLogin({ snapshot, form, popup }: Login, { from, action, onClosed, place }: Wish): boolean {
  const host = document.querySelector<HTMLElement>(HOST) ?? document.createElement(HOST);
  // A form of light DOM is one that only the code can place.
  if (customElements.get(HOST) || customElements.get('gp-login') || EARLY_POPUP in host || host.hasAttribute('light-form')) return false;
  const detail = { action };
  const isTaken = !from.dispatchEvent(new CustomEvent('gp-login-required', { detail, bubbles: true, composed: true, cancelable: true }));
  const page = globalThis as { [EARLY_ASK]?: EarlyAsk };
  page[EARLY_ASK] = { from, said: isTaken ? 'host' : 'shown' };
  if (isTaken) return false;

  const theme = themeOf(place);
  const login = document.createElement('gp-login');
  login.setAttribute('popup', '');
  login.slot = EARLY_SLOT;
  const box = stand(login, snapshot, copyOf(form), styles, theme);
  keepClicks(login, box, place);
  keepTyped(login, box);

  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  adoptSheets(shadow, { display: 'contents' }, [dialogCss], theme);
  // Where the live view is going to be drawn, beside this one.
  const live = document.createElement('div');
  live.dataset.gpRoot = '';
  live.dataset.theme = theme;
  const early = document.createElement('div');
  early.lang = box.lang;
  early.dir = box.dir;
  early.append(copyOf(popup));
  shadow.replaceChildren(early, live);
  host.append(login);
  if (!host.isConnected) document.body.append(host);
  const dialog = early.querySelector('dialog')!;
  const languages = early.querySelector('select');
  // Texts of another language are the code's.
  if (languages) languages.disabled = true;

  const opener = deepFocus(document);
  const unlock = lockScroll(document);
  const leave = () => {
    unlock();
    early.remove();
    Reflect.deleteProperty(host, EARLY_POPUP);
  };
  const giveUp = () => {
    const asked = page[EARLY_ASK];
    if (asked && onClosed()) asked.said = 'closed';
    else delete page[EARLY_ASK];
  };
  const close = () => {
    if (!early.isConnected) return;
    dialog.close();
    leave();
    login.remove();
    closeThere();
    giveUp();
  };
  const standing: EarlyPopup = { widget: login, opener, takeOver: leave };
  Object.assign(host, { [EARLY_POPUP]: standing });

  let pressedOutside = false;
  const hits = ({ target, clientX, clientY }: MouseEvent) =>
    target === dialog && isOutside(dialog.getBoundingClientRect(), clientX, clientY);
  dialog.addEventListener('pointerdown', event => (pressedOutside = hits(event) && !isComing(dialog)));
  dialog.addEventListener('click', event => pressedOutside && hits(event) && close());
  dialog.addEventListener('close', close);
  early.querySelector('.dialog-close')?.addEventListener('click', close);
  const closeThere = passOn(login, { action, isStanding: () => early.isConnected, close, onClosed: giveUp });

  dialog.showModal();
  box.querySelector('input')?.focus();
  return true;
}

/** It may be closed and asked for again. */
function copyOf(content: DocumentFragment): DocumentFragment {
  return document.importNode(content, true);
}
