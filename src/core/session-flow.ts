import { errorCode, PlatformError } from '../api/errors.js';
import { changePassword, getMember, type Member } from '../api/member.js';
import { login, loginFreePlay, logout, type LoginResult } from '../api/session.js';
import type { LoginOutcome, Session } from './core.js';
import { PENDING_CHANGE, roleOf, type SessionControl } from './session.js';

type Audience = NonNullable<Parameters<Session['login']>[0]['audience']>;
interface Pending {
  token: string;
  /** The password that was typed; it lives only until the change is done (OP-19). */
  password?: string;
  isFirstLogin: boolean;
}

/** Signing in and out: the part of the session that talks to the platform. */
export function createSessionFlow(control: SessionControl) {
  const { config, client, status, dialogs, events, kept, store, turn, begin, end } = control;
  let pending: Pending | undefined;

  /** Ends a token on the platform that is not, or no longer, ours; nothing waits for it and nothing depends on it. */
  const giveBack = (token: string) => logout(client(), token).catch(() => undefined);

  /** A newer login, logout or adopt has decided meanwhile: the answer to this one is given back. */
  function stillMine(mine: number, token: string) {
    if (mine === turn.now) return;
    void giveBack(token);
    throw new PlatformError('aborted', 'Another login or logout came in between.');
  }

  async function prove(mine: number, token: string, audience: Audience): Promise<Member> {
    let member: Member;
    try {
      member = await getMember(client(), { bearer: token });
    } catch (error) {
      if (mine === turn.now && errorCode(error) !== 'not-logged-in') void giveBack(token);
      throw error;
    }
    stillMine(mine, token);
    const role = roleOf(member);
    const refused = (audience === 'member' && role !== 'member' && 'member-only') || (audience === 'agent' && role !== 'agent' && 'agent-only');
    if (refused) {
      await giveBack(token); // OP-06: undone at once, nothing stored
      throw new PlatformError(refused, 'This account is of another kind.');
    }
    return member;
  }

  function hold(change: Pending, reason: 'default' | 'expired') {
    pending = change;
    kept.remove('token');
    kept.set(PENDING_CHANGE, reason);
    store.setState({ state: 'logged-out', role: 'visitor', isFirstLogin: change.isFirstLogin, passwordChange: reason }, true);
    dialogs.close('login');
    dialogs.open('change-password', { reason });
  }

  function admit(token: string, member: Member, { isFirstLogin = false, restored = false, from }: { isFirstLogin?: boolean; restored?: boolean; from?: EventTarget }) {
    pending = undefined;
    begin(token, member, isFirstLogin);
    if (isFirstLogin && !restored) events.emit('first-login'); // OP-17
    events.emit('login', { account: member.account, type: member.type, restored }, from);
    for (const name of ['login', 'register', 'change-password'] as const) dialogs.close(name, true);
    control.onLogin({ restored });
  }

  /** The order of spec section 4: verification, first login, forced change, login info. */
  async function settle(mine: number, result: LoginResult, audience: Audience, password: string, from?: EventTarget): Promise<LoginOutcome> {
    if (result.verification) return { kind: 'verification', ...result.verification };
    const { token } = result;
    stillMine(mine, token);
    const [member] = await Promise.all([prove(mine, token, audience), status().store.getState().phase === 'ready' || status().load()]);
    stillMine(mine, token);
    const isFirstLogin = result.firstTimeLogin || member.isFirstLogin;
    const isDefault = result.passwordDefault || (config.defaultPassword !== undefined && password === config.defaultPassword);
    const isExpired = (result.passwordExpired && status().isOn('PWDEXPFORCECHANGE3')) || member.mustChangePassword;
    if (isDefault || isExpired) {
      const reason = isDefault ? 'default' : 'expired';
      hold({ token, password, isFirstLogin }, reason);
      return { kind: 'password-change', reason };
    }
    admit(token, member, { isFirstLogin, from });
    return { kind: 'logged-in' };
  }

  /** A session that began elsewhere. */
  function enter(token: string, member: Member, restored: boolean) {
    if (member.mustChangePassword) hold({ token, isFirstLogin: member.isFirstLogin }, 'expired');
    else admit(token, member, { isFirstLogin: member.isFirstLogin, restored });
  }

  return {
    async login({ audience = 'any', from, ...request }: Parameters<Session['login']>[0]): Promise<LoginOutcome> {
      const mine = ++turn.now;
      return settle(mine, await login(client(), request), audience, request.password, from);
    },
    async loginFreePlay() {
      const mine = ++turn.now;
      const { token } = await loginFreePlay(client());
      stillMine(mine, token);
      const member = await prove(mine, token, 'any');
      kept.remove(PENDING_CHANGE); // SES-51
      dialogs.closeAll();
      admit(token, member, {});
    },
    /** Proves a stored token. One that the platform refuses is dropped; when it cannot be asked, the token stays for the next try. */
    async restore(token: string) {
      const mine = ++turn.now;
      try {
        checkToken(token);
        const member = await getMember(client(), { bearer: token });
        if (mine === turn.now) enter(token, member, true);
      } catch (error) {
        if (mine !== turn.now) return;
        if (errorCode(error) === 'not-logged-in') return end('rejected');
        store.setState({ state: 'logged-out' });
        throw error;
      }
    },
    async adopt(token: string) {
      checkToken(token);
      enter(token, await prove(++turn.now, token, 'any'), false);
    },
    async changePassword({ oldPassword, newPassword, confirmNewPassword }: Parameters<Session['changePassword']>[0]) {
      if (!pending) throw new PlatformError('not-logged-in', 'No change of password is pending.');
      const { token, password, isFirstLogin } = pending;
      const mine = turn.now;
      await changePassword(client(), { oldPassword: oldPassword ?? password ?? '', newPassword, confirmNewPassword }, token);
      const member = await prove(mine, token, 'any');
      admit(token, member, { isFirstLogin });
    },
    /** Told before the local end forgets the token. */
    tellLogout(): Promise<void> {
      const token = control.token() ?? pending?.token;
      pending = undefined;
      return token === undefined ? Promise.resolve() : giveBack(token);
    },
  };
}

/** A token is one word of visible ASCII; anything else would break the header. */
function checkToken(token: string) {
  if (!/^[\x21-\x7e]{1,4096}$/.test(token)) throw new PlatformError('not-logged-in', 'This is no token.');
}
