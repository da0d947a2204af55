import { createStore } from 'zustand/vanilla';
import type { Session, SessionState } from '../parts/core.js';
import type { SessionFlow } from '../parts/late-code.js';
import type { SessionControl, Shared } from '../parts/shared.js';
import { TOKEN } from '../kernel/storage.js';

/** Marks a forced change of password that is not done, and whose; the token itself is then in memory only (OP-18). */
export const PENDING_CHANGE = 'password-change';
export const PENDING_ACCOUNT = 'password-change-account';
export const LOGGED_OUT: SessionState = { state: 'logged-out', role: 'visitor', isFirstLogin: false };

/** The one session of a page (SES-01..12). What signs in or out is loaded on demand; a visitor pays for none of it. */
export function createSession(shared: Shared): Shared['session'] {
  const { config, tab, page, client, dialogs, onDemand } = shared;
  // Known at once, so that a visitor's first view does not wait.
  const isKept = tokenInAddress() !== undefined || tab.get(TOKEN) !== undefined;
  const store = createStore<SessionState>(() => ({ ...LOGGED_OUT, state: isKept ? 'restoring' : 'logged-out' }));
  const control: SessionControl = { store };
  let made: SessionFlow | undefined;
  let restoring: Promise<void> | undefined;
  let deciding = 0;
  const flow = async () => {
    const { createSessionFlow } = await onDemand();
    return (made ??= createSessionFlow(shared));
  };

  function tokenInAddress(): string | undefined {
    return (page && config.tokenParam && new URLSearchParams(page.location.search).get(config.tokenParam)) || undefined;
  }
  /** Out of the address at once, and nothing else of it touched (SES-04, OP-12). */
  function takeFromAddress() {
    const found = tokenInAddress();
    if (!page || found === undefined) return false;
    tab.set(TOKEN, found);
    const { search, pathname, hash } = page.location;
    const others = search
      .slice(1)
      .split('&')
      .filter(pair => !new URLSearchParams(pair).has(config.tokenParam));
    page.history.replaceState(page.history.state, '', pathname + (others.length ? `?${others.join('&')}` : '') + hash);
    return true;
  }
  /** A reload does not step round a forced change: the popup is back, and the account proves itself again (PWD-23). */
  function askAgain() {
    const reason = tab.get(PENDING_CHANGE);
    if ((reason !== 'default' && reason !== 'expired') || store.getState().passwordChange) return;
    store.setState({ ...LOGGED_OUT, passwordChange: reason, provesAgain: { account: tab.get(PENDING_ACCOUNT) ?? '' } }, true);
    dialogs.open('change-password', { reason });
  }
  async function restore() {
    const isHandedOver = takeFromAddress();
    const token = tab.get(TOKEN);
    try {
      if (token !== undefined && store.getState().state !== 'real') return await (await flow()).restore(token, isHandedOver);
      askAgain();
    } catch (error) {
      // Neither proved nor refused: the token stays, and the next call tries again.
      restoring = undefined;
      throw error;
    }
  }
  /** Nobody is said to be logged out before the last of what may still sign somebody in has ended. */
  async function decide(run: () => Promise<void>) {
    deciding++;
    try {
      await run();
    } finally {
      if (!--deciding && store.getState().state === 'restoring') store.setState({ state: 'logged-out' });
    }
  }

  const session: Shared['session'] = {
    store,
    control,
    token: () => control.token,
    prepareLogin() {
      client.prepareSeal();
      flow().catch(() => undefined);
    },
    login: async request => (await flow()).login(request),
    enter: async (prove, terms) => (await flow()).enter(prove, terms),
    verify: async prove => (await flow()).verify(prove),
    loginFreePlay: async () => (await flow()).loginFreePlay(),
    changePassword: async change => (await flow()).changePassword(change),
    restore: () => (restoring ??= decide(restore)),
    refreshMember: async () => (await flow()).refreshMember(),
    adopt(given) {
      // As the page starts; later the page stands, and is not to be begun again.
      if (!made && store.getState().state === 'logged-out') store.setState({ state: 'restoring' });
      return decide(async () => (await flow()).adopt(given));
    },
    async logout() {
      const { state, passwordChange } = store.getState();
      await (passwordChange || state === 'restoring' ? await flow() : made)?.logout();
    },
    askLogout: async () => (store.getState().passwordChange ? await flow() : made)?.askLogout() ?? false,
    expire: () => made?.expire(),
  };
  // Back out of the browser's cache: this tab may have another session by now, or none.
  page?.addEventListener(
    'pageshow',
    event => {
      if (!(event as PageTransitionEvent).persisted || tab.get(TOKEN) === control.token) return;
      restoring = undefined;
      void flow()
        .then(({ forget }) => forget())
        .then(session.restore)
        .catch(() => undefined);
    },
    { signal: shared.signal },
  );
  return session satisfies Session;
}
