import { createStore } from 'zustand/vanilla';
import type { Location, Navigation } from '../parts/core.js';
import type { Page } from '../kernel/environment.js';
import { categoryPath, routeOf, ROUTES } from '../parts/routes.js';
import type { Shared } from '../parts/shared.js';

/** Stays open whatever the route: it is left by changing the password, or by logging out. */
const FORCED = 'change-password';

/**
 * Where the person is, and the one way to somewhere else. On the full site the address follows (history); on a host page the
 * address is not ours, so the place is kept here, and what this page does not show is on the operator's site.
 */
export function createNavigation({ config, session, access, dialogs, events, page, signal }: Shared): Navigation {
  const onSite = config.navigation === 'history' && page !== undefined;
  const store = createStore<Location>(() => (onSite ? parse(addressOf(page)) : parse('/')));
  const behind: Location[] = [];

  const navigate: Navigation['navigate'] = (to, { replace = false, from } = {}) => {
    const target = parse(to);
    const { path, query, hash } = target;
    if (events.emit('navigate', { to: textOf(target), path, query, hash }, from)) return;
    const isHere = path === store.getState().path || path === '/' || target.route.dialog !== undefined || isTerms(target);
    if (!onSite && config.siteUrl && page && !isHere) return page.location.assign(config.siteUrl + textOf(target));
    enter(target, replace ? 'replace' : 'push');
  };

  /** Guards, then the address, then the place; `how` is none when the address has already moved. */
  function enter(asked: Location, how: 'push' | 'replace' | 'none') {
    const { state, role } = session.store.getState();
    const { route } = asked;
    if (route.path === '/agent' && role === 'agent') return enter(parse('/agentHome'), how); // OP-67
    if (route.guard && !access.can(route.guard)) {
      // On arrival the place behind the guard is not shown; from inside, the person stays where they are.
      if (how === 'none' || how === 'replace') move(parse('/'), 'replace');
      access.ask(route.guard, () => navigate(textOf(asked)));
      return;
    }
    const target =
      route.redirect === undefined
        ? asked
        : { ...asked, path: route.redirect, hash: '', route: route.dialog ? route : routeOf(route.redirect) };
    move(target, how);
    // Free play ends in an account of one's own: its way to register stays open.
    const skipsDialog =
      route.dialog === 'register' ? state === 'real' : route.dialog === 'login' && (state === 'real' || state === 'trial');
    if (skipsDialog && route.redirect === undefined) move(parse('/'), 'replace');
    if (route.dialog && !skipsDialog) dialogs.open(route.dialog, { ...asked.query, ...(asked.hash && { hash: asked.hash }) });
    if (isTerms(asked)) dialogs.open('help', { section: 'term' }); // NAV-20
  }

  function move(target: Location, how: 'push' | 'replace' | 'none') {
    const before = store.getState();
    if (target.path !== before.path) for (const { id, name } of dialogs.store.getState().open) if (name !== FORCED) dialogs.close(id);
    if (onSite) {
      const address = textOf(target);
      if (address !== addressOf(page)) write(page, address, how === 'push');
      if (how !== 'none') page.scrollTo?.(0, 0); // NAV-02; on the way back the browser restores
    } else if (how === 'push' && textOf(target) !== textOf(before)) behind.push(before);
    store.setState(target, true);
    events.emit('navigated', { path: target.path });
  }

  let stop: (() => void) | undefined;
  function start() {
    if (stop || !onSite) return stop ?? (() => undefined);
    const arrive = () => enter(parse(addressOf(page)), 'none');
    // An entry that an open popup made has the address of the page below it.
    const go = () => void (textOf(store.getState()) === addressOf(page) || arrive());
    page.addEventListener('popstate', go, { signal });
    // A stored token is being proved: guards wait for it.
    const unsubscribe = session.store.subscribe(({ state, role }, before) => {
      if (before.state === 'restoring' && state !== 'restoring') return arrive();
      const { guard } = store.getState().route;
      if (role !== before.role && guard && !access.can(guard)) move(parse(guard === 'agent-centre' ? '/agent' : '/'), 'replace');
    });
    stop = () => {
      page.removeEventListener('popstate', go);
      unsubscribe();
      stop = undefined;
    };
    // What a mail's link carries leaves the address before anything else is waited for.
    if (session.store.getState().state !== 'restoring' || store.getState().route.dialog === 'forgot-password') arrive();
    return stop;
  }

  return {
    store,
    routes: ROUTES,
    navigate,
    start,
    categoryPath,
    href: to => (onSite ? '' : (config.siteUrl ?? '')) + textOf(parse(to)),
    setQuery(values, { push = false } = {}) {
      const { query, ...place } = store.getState();
      const changed = Object.fromEntries(Object.entries({ ...query, ...values }).filter(([, value]) => value !== ''));
      const target = { ...place, query: changed };
      if (onSite) write(page, textOf(target), push);
      else if (push) behind.push(store.getState());
      store.setState(target, true);
    },
    back() {
      if (!onSite) store.setState(behind.pop() ?? parse('/'), true);
      else if (page.history.length > 1) page.history.back();
      else navigate('/');
    },
  };
}

/** A path with query and hash → a place. What is no path of this site (`//other`, `https:`, `javascript:`) leads home. */
function parse(to: string): Location {
  const base = 'http://site.invalid';
  const isOurs = URL.canParse(to, base) && new URL(to, base).origin === base;
  const url = new URL(isOurs ? to : base, base);
  const route = routeOf(url.pathname);
  // A game's address says which; an unknown one stays as it was asked for, and names no other site (`//other`).
  const path = /^(\/game)?$/.test(route.path) ? url.pathname.replace(/^\/+/, '/') : route.path;
  return { path, query: Object.fromEntries(url.searchParams), hash: url.hash.slice(1), route };
}

export function textOf({ path, query, hash }: Location): string {
  const search = new URLSearchParams(query).toString();
  return path + (search && `?${search}`) + (hash && `#${hash}`);
}

/** The entry of a popup (ui/overlay/close-on-back.ts) is used up by the next place, so that none is passed twice on the way back. */
function write({ history }: Page, address: string, push: boolean): void {
  const state = history.state as { gpLayer?: number } | null;
  history[push && !state?.gpLayer ? 'pushState' : 'replaceState'](push ? null : state, '', address);
}

function addressOf({ location }: Page): string {
  return location.pathname + location.search + location.hash;
}

function isTerms({ path, hash }: Location): boolean {
  return path === '/help' && hash === 'term';
}
