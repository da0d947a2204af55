import { EARLY_ASK, type EarlyAsk } from '../kernel/early-login.js';
import type { Access, Action, Role } from '../parts/core.js';
import type { AccessWithResume, Shared } from '../parts/shared.js';
import { LOGIN_DIALOGS } from './login-dialogs.js';

type Consequence = 'login' | 'login-page' | 'real-account' | 'agent-page';
type Rule = Readonly<Partial<Record<Role, Consequence>>>;

const REAL: Rule = { visitor: 'login', trial: 'real-account' };

/** Who may not, and what happens then (ROL-01..33); whoever is not named may. */
const ACCESS: Readonly<Record<Action, Rule>> = {
  launch: REAL,
  favourites: REAL,
  recent: { visitor: 'login' }, // OP-08: open to trial accounts, and empty
  lottery: { visitor: 'login-page' }, // NAV-38; a bet is a launch of its own
  'member-centre': REAL,
  'agent-centre': { visitor: 'agent-page', trial: 'agent-page', member: 'agent-page' }, // NAV-13
  'points-mall': REAL,
  deposit: REAL,
  withdraw: REAL,
  account: REAL,
  invite: REAL,
  rewards: REAL,
  messages: REAL,
  chat: {},
};

/** Asks the table. The consequence of a no happens here and nowhere else. */
export function createAccess(shared: Shared): AccessWithResume {
  const { session, dialogs, events } = shared;
  let resume: (() => void) | undefined;
  let due: (() => void) | undefined;
  let shown = false;

  const can = (action: Action) => {
    const { state, role, passwordChange } = session.store.getState();
    return state !== 'restoring' && !passwordChange && !ACCESS[action][role];
  };
  const ask: Access['ask'] = (action, then, from, demo) => {
    const { state, role, passwordChange } = session.store.getState();
    if (state === 'restoring') {
      // A stored token is being proved: the answer is not known yet, so the question waits.
      resume = () => void (ask(action, then, from, demo) && then?.());
      shown = false;
      return false;
    }
    if (passwordChange) {
      dialogs.open('change-password', { reason: passwordChange });
      return false;
    }
    const consequence = ACCESS[action][role];
    if (!consequence) return true;
    if (consequence === 'agent-page') shared.navigation.navigate('/agent', { replace: true });
    else if (consequence === 'real-account')
      void dialogs.info({ title: { key: 'dialog.real-account-title' }, body: { key: 'dialog.real-account-body' }, register: true, demo });
    else {
      const early = askedEarly(from);
      if (early === 'closed') return false;
      resume = () => void (ask(action, then, from, demo) && then?.());
      shown = false;
      if (consequence === 'login-page') shared.navigation.navigate('/login', { replace: true });
      else if (early ? early === 'shown' : !events.emit('login-required', { action }, from)) dialogs.open('login', { action });
      shown = isLoginOpen();
    }
    return false;
  };

  session.store.subscribe(({ state, passwordChange }, before) => {
    if (!resume || passwordChange || (state === before.state && !before.passwordChange)) return;
    if (state === 'logged-out' && before.state !== 'restoring') return;
    due = resume;
    resume = undefined;
    // After everything that the login itself still does.
    queueMicrotask(() => {
      due?.();
      due = undefined;
    });
  });
  dialogs.store.subscribe(() => {
    // The person closed the login: nothing waits any longer. A host that took over keeps it waiting.
    if (resume && shown && !isLoginOpen())
      queueMicrotask(() => {
        if (shown && !isLoginOpen() && session.store.getState().role === 'visitor' && !session.store.getState().passwordChange)
          resume = undefined;
      });
  });

  function isLoginOpen() {
    return dialogs.store.getState().open.some(({ name }) => LOGIN_DIALOGS.includes(name));
  }

  return { can, ask, forget: () => void (resume = due = undefined) };
}

/** What a visitor and the host page have said already, before the code; it counts once. */
function askedEarly(from: EventTarget | undefined): EarlyAsk['said'] | undefined {
  const page = globalThis as { [EARLY_ASK]?: EarlyAsk };
  const asked = page[EARLY_ASK];
  if (!asked || asked.from !== from) return undefined;
  delete page[EARLY_ASK];
  return asked.said;
}
