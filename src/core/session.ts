import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Client } from '../api/call.js';
import type { Member } from '../api/member.js';
import type { Config, Dialogs, Events, LogoutReason, Queries, Role, Session, SessionState, StatusStore } from './core.js';
import type { Page } from './environment.js';
import { loadSection } from './load-section.js';
import type { Values } from './storage.js';

export interface SessionParts {
  config: Pick<Config, 'merchant' | 'tokenParam' | 'defaultPassword'>;
  client: () => Client;
  status: () => StatusStore;
  dialogs: Dialogs;
  events: Events;
  queries: Queries;
  /** Session storage. */
  kept: Values;
  page?: Page;
  /** After a login: what else it loads, and where it leads. */
  onLogin(how: { restored: boolean }): void;
  /** After the end of a session; `role` is the one that ended. */
  onEnd(reason: LogoutReason, role: Role): void;
}
/** What the flow on demand may do to the session. */
export interface SessionControl extends SessionParts {
  store: StoreApi<SessionState>;
  /** Raised by everything that decides the session; an answer to an older one is not used. */
  turn: { now: number };
  begin(token: string, member: Member, isFirstLogin: boolean): void;
  end(reason: LogoutReason): void;
  token(): string | undefined;
}

const TOKEN = 'token';
/** Marks a forced change of password that is not done; the token itself is then in memory only (OP-18). */
export const PENDING_CHANGE = 'password-change';
const MERCHANT = 'merchant';
const LOGGED_OUT: SessionState = { state: 'logged-out', role: 'visitor', isFirstLogin: false };
const AGENT_TYPES = [1, 2, 41, 42]; // CON-57
const TRIAL_TYPE = 4;

/** The one session of a page (SES-01..12). What signs in or out is loaded on demand; a visitor pays for none of it. */
export function createSession(parts: SessionParts): Session {
  const { config, dialogs, events, queries, kept, page } = parts;
  let token: string | undefined;
  let restoring: Promise<void> | undefined;
  const turn = { now: 0 };
  // Known at once, so that a visitor's first view does not wait.
  const hasToken = tokenInAddress() !== undefined || kept.get(TOKEN) !== undefined;
  const store = createStore<SessionState>(() => ({ ...LOGGED_OUT, state: hasToken ? 'restoring' : 'logged-out' }));

  const control: SessionControl = { ...parts, store, turn, begin, end, token: () => token };
  let flow: Promise<ReturnType<typeof import('./session-flow.js').createSessionFlow>> | undefined;
  const loadFlow = () =>
    (flow ??= loadSection(() => import('./signed-in.js')).then(
      section => section.createSessionFlow(control),
      (error: unknown) => {
        flow = undefined;
        throw error;
      },
    ));

  function begin(newToken: string, member: Member, isFirstLogin: boolean) {
    token = newToken;
    kept.remove(PENDING_CHANGE);
    kept.set(MERCHANT, config.merchant);
    kept.set(TOKEN, newToken);
    const role = roleOf(member);
    store.setState({ state: role === 'trial' ? 'trial' : 'real', role, member, isFirstLogin }, true);
    queries.dropPersonal();
  }
  function end(reason: LogoutReason) {
    const { role, state } = store.getState();
    turn.now++;
    token = undefined;
    kept.clear([MERCHANT]); // SES-59, SES-60
    store.setState(LOGGED_OUT, true);
    queries.dropPersonal();
    dialogs.close('change-password');
    // A stored token that was refused, or a change that was given up, never was a session.
    if (state !== 'real' && state !== 'trial') return;
    events.emit('logout', { reason });
    parts.onEnd(reason, role);
  }

  function tokenInAddress(): string | undefined {
    if (!page || !config.tokenParam) return undefined;
    return new URLSearchParams(page.location.search).get(config.tokenParam) || undefined;
  }
  /** Out of the address at once, and nothing else of it touched (SES-04, OP-12). */
  function takeFromAddress(): string | undefined {
    const found = tokenInAddress();
    if (!page || found === undefined) return undefined;
    const others = page.location.search
      .slice(1)
      .split('&')
      .filter(pair => decodeURIComponent(pair.split('=')[0]!.replaceAll('+', ' ')) !== config.tokenParam);
    const search = others.length ? `?${others.join('&')}` : '';
    page.history.replaceState(page.history.state, '', page.location.pathname + search + page.location.hash);
    return found;
  }

  async function restore() {
    const fromAddress = takeFromAddress();
    if (fromAddress !== undefined) kept.set(TOKEN, fromAddress);
    const candidate = fromAddress ?? kept.get(TOKEN);
    if (candidate === undefined) {
      kept.remove(PENDING_CHANGE);
      if (store.getState().state === 'restoring') store.setState(LOGGED_OUT, true);
      return;
    }
    try {
      await (await loadFlow()).restore(candidate);
    } catch (error) {
      // The code did not arrive: the stored token stays for the next load.
      if (store.getState().state === 'restoring') store.setState(LOGGED_OUT, true);
      throw error;
    }
  }

  return {
    store,
    token: () => token,
    prepareLogin() {
      parts.client().prepareSeal();
      void loadFlow().catch(() => undefined);
    },
    login: async request => (await loadFlow()).login(request),
    loginFreePlay: async () => (await loadFlow()).loginFreePlay(),
    changePassword: async change => (await loadFlow()).changePassword(change),
    restore: () =>
      (restoring ??= restore().catch((error: unknown) => {
        // Not proved and not refused: the next call may try again.
        restoring = undefined;
        throw error;
      })),
    adopt: async newToken => (await loadFlow()).adopt(newToken),
    async logout() {
      const ended = token;
      if (ended === undefined && !store.getState().passwordChange) return;
      const flow = await loadFlow().catch(() => undefined);
      const told = flow?.tellLogout();
      end('asked');
      await told;
    },
    async askLogout() {
      const yes = await dialogs.confirm({ title: { key: 'dialog.logout-title' }, body: { key: 'dialog.logout-body' }, yes: { key: 'nav.log-out' }, no: { key: 'common.cancel' } });
      if (yes) await this.logout();
      return yes;
    },
    expire() {
      if (token !== undefined) end('expired');
    },
  };
}

/** SES-10, SES-11, OP-69: any type that is neither is a member. */
export function roleOf({ type }: Pick<Member, 'type'>): Role {
  return type === TRIAL_TYPE ? 'trial' : AGENT_TYPES.includes(type) ? 'agent' : 'member';
}
