import { withSignal } from '../../api/wire/call.js';
import { getAccountEvents } from '../../api/account/account-events.js';
import type { KeyValues, PageEventSource } from '../kernel/environment.js';
import { tagsTold } from '../kernel/tags.js';
import type { Shared } from '../parts/shared.js';
import { storagePrefix } from '../kernel/storage.js';

/** A page that is only passed through opens no connection. */
const SETTLED_AFTER = 5000;
/** Money moves, so an account listens almost at once. */
const OWN_SETTLED_AFTER = 1000;
const RETRY = 5000;
const LONGEST_RETRY = 300_000;
/** A connection that stood for less gave way to others, and does not press in again at once. */
const STOOD = 60_000;
/** Lists are asked for within this time after a change, so that all the open pages do not ask together. */
const SPREAD = 1500;
/** One account has few pages open, and what it owns should stand everywhere within two seconds. */
const OWN_SPREAD = 700;
/** An answer that was under way when the change was told may be older than it. */
const TRIES = 2;
/** What is told to everybody; `account` has a way of its own. */
const KINDS = ['status', 'catalogue', 'content'] as const;

/**
 * While the page is seen, listens to what the platform tells of changes, and asks again for what they concern: an open page
 * follows the operator within a moment. Only where the status answer names an address for it; the first call after a change,
 * and the poll while closed, find out without it.
 */
export function followChanges(shared: Shared): void {
  const { client, config, environment, followPage, page, queries, scheduler, session, signal, status, wallet } = shared;
  const Source = page?.EventSource;
  if (!page || !Source) return;
  const { random = Math.random } = environment;
  let source: PageEventSource | undefined;
  let address = '';
  let wait = RETRY;
  let isWaiting = true;
  /** Whose changes the address tells of too. */
  let owner = '';
  let isAsking = false;
  let isToldOfAccount = false;

  function open() {
    const told = status.store.getState().value?.events ?? '';
    // Of the platform itself only: an answer cannot send pages to somebody else.
    if (source || isWaiting || isAsking || signal.aborted || page!.document.visibilityState === 'hidden' || !/^\/\w/.test(told)) return;
    const id = ownerNow();
    if (id !== owner) {
      owner = id;
      address = address.replace(/&of=[^&]*/, '');
      if (id) return void askAddress(id);
    }
    const opened = new Source!(config.apiBase + (address || told));
    source = opened;
    opened.addEventListener('open', () =>
      scheduler.after(STOOD, () => {
        if (source === opened) wait = RETRY;
      }),
    );
    for (const kind of KINDS) {
      opened.addEventListener(kind, ({ data }) => {
        if (source !== opened) return;
        address = typeof data === 'string' && /^\/\w/.test(data) ? data : '';
        take(kind);
      });
    }
    // A visitor's page is told of no account.
    if (id)
      opened.addEventListener('account', ({ data }) => {
        if (source !== opened) return;
        address = typeof data === 'string' && /^\/\w/.test(data) ? data : '';
        takeAccount();
        if (address.includes('of=')) return;
        // The platform no longer knows whose page this is.
        close();
        owner = '';
        later(wait * (1 + random()));
        wait = Math.min(wait * 2, LONGEST_RETRY);
      });
    // The browser's own retry knows neither hidden pages nor how many others are trying.
    opened.addEventListener('error', () => {
      if (source !== opened) return;
      close();
      later(wait * (1 + random()));
      wait = Math.min(wait * 2, LONGEST_RETRY);
    });
  }
  function ownerNow(): string {
    const { state, member } = session.store.getState();
    return state === 'real' ? (member?.id ?? '') : '';
  }
  async function askAddress(id: string) {
    isAsking = true;
    // The balance says what of the account's changes is in it: what came after it is not missed, and nothing need be asked.
    const known = wallet.store.getState().balance?.changes;
    // A platform without this call tells what concerns everybody all the same.
    const told = known ? `&of=${known}` : await getAccountEvents(withSignal(client, signal)).catch(() => '');
    isAsking = false;
    // From where the page knows of everything else, so that nothing is missed meanwhile.
    const ticket = /&of=[^&]+/.exec(told)?.[0];
    if (owner === id && ticket) address = (address || status.store.getState().value?.events || '') + ticket;
    open();
  }
  function takeAccount() {
    const id = owner;
    if (isToldOfAccount) return;
    isToldOfAccount = true;
    scheduler.after(random() * OWN_SPREAD, () => {
      isToldOfAccount = false;
      if (id === '' || id !== ownerNow()) return;
      // A page that acted has asked for the balance already: that answer names the change that is told here.
      const known = wallet.store.getState().balance?.changes;
      if (!known || !address.endsWith(`&of=${known}`)) wallet.follow();
      void queries.changed(tagsTold('account'));
    });
  }
  function close() {
    source?.close();
    source = undefined;
  }
  function later(ms: number) {
    isWaiting = true;
    scheduler.after(ms, () => {
      isWaiting = false;
      open();
    });
  }
  function take(kind: (typeof KINDS)[number]) {
    if (kind === 'status') void askStatus();
    scheduler.after(random() * SPREAD, () => {
      if (kind === 'catalogue') forgetHotGames(shared);
      // What a switch gives to an account or takes from it is told with the account: its VIP rank.
      if (kind === 'status' && ownerNow()) void session.refreshMember().catch(() => undefined);
      void queries.changed(tagsTold(kind));
    });
  }
  async function askStatus() {
    const told = address;
    for (let tries = 0; tries < TRIES && status.store.getState().value?.events !== told; tries++) await status.load();
  }

  followPage(() => (signal.aborted || page.document.visibilityState === 'hidden' ? close() : open()));
  status.store.subscribe(open);
  session.store.subscribe(() => {
    if (ownerNow() === owner) return;
    close();
    if (isWaiting && ownerNow()) later(OWN_SETTLED_AFTER);
    open();
  });
  later(ownerNow() ? OWN_SETTLED_AFTER : SETTLED_AFTER);
}

/** The catalogue keeps them for some minutes also outside its cache (LOB-36). */
function forgetHotGames({ config, page, tab }: Shared) {
  const prefix = storagePrefix(config);
  try {
    for (const name of namesIn(page?.sessionStorage)) if (name.startsWith(`${prefix}hot-games:`)) tab.remove(name.slice(prefix.length));
  } catch {
    // Where storage is blocked there is nothing to forget but this page's own few minutes.
  }
}

function namesIn(storage: KeyValues | undefined): string[] {
  return storage ? Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '') : [];
}
