import { errorCode, PlatformError } from '../../api/wire/errors.js';
import { changePassword, getMember, type Member } from '../../api/account/member.js';
import { login, loginFreePlay, logout, type LoginResult } from '../../api/account/session.js';
import type { Information, LoginOutcome, LoginTerms, LogoutReason, Role, Session } from '../parts/core.js';
import { textOf } from '../page/navigation.js';
import { TOKEN } from '../kernel/storage.js';
import { createHandOver } from './hand-over.js';
import { LOGGED_OUT, PENDING_ACCOUNT, PENDING_CHANGE } from './session.js';
import { loadFavourites } from '../games/favourite-change.js';
import { loadSection } from '../kernel/load-section.js';
import { watchSession, type TokenEnd } from './session-watch.js';
import type { SessionFlow } from '../parts/late-code.js';
import type { Shared } from '../parts/shared.js';

type Proof = Parameters<Session['enter']>[0];
type LoginInput = Parameters<Session['login']>[0];
interface Pending {
  token: string;
  /** The password that was typed; it lives only until the change is done (OP-19). */
  password?: string;
  isFirstLogin: boolean;
  /** The change is done, and this is the token that followed; only the account has not been read again. */
  changed?: string;
}
interface Admission extends Pick<LoginTerms, 'from' | 'onMember'> {
  isFirstLogin?: boolean;
  restored?: boolean;
}

const MERCHANT = 'merchant';
const AGENT_TYPES = [1, 2, 41, 42]; // CON-57
const TRIAL_TYPE = 4;

/** Signing in and out: the part of the session that talks to the platform. */
export function createSessionFlow(shared: Shared): SessionFlow {
  const { config, client, status, dialogs, events, queries, navigation, access, tab, local, session } = shared;
  const { control } = session;
  const { store } = control;
  const onSite = config.navigation === 'history';
  /** Raised by everything that decides the session; an answer to an older one is not used. */
  let turn = 0;
  let pending: Pending | undefined;
  /** Terms of a login that waits for its extra verification. */
  let verifying: LoginTerms = {};
  /** A session that a host hands over; one that is stored waits for it. Never rejects. */
  let adopting: Promise<unknown> | undefined;
  const handOver = createHandOver(shared);
  const watch = watchSession(shared, end);

  /** Ends a token on the platform that is not, or no longer, ours; nothing depends on it. */
  const giveBack = (token: string) => logout(client, token).catch(() => undefined);

  function stillMine(mine: number, token: string) {
    if (mine === turn) return;
    void giveBack(token);
    throw new PlatformError('aborted', 'Another login or logout came in between.');
  }

  async function prove(mine: number, token: string, audience: LoginInput['audience'] = 'any'): Promise<Member> {
    const member = await getMember(client, token).catch((error: unknown) => {
      if (errorCode(error) !== 'not-logged-in') void giveBack(token);
      throw error;
    });
    stillMine(mine, token);
    const role = roleOf(member);
    const refused =
      (audience === 'member' && role !== 'member' && 'member-only') || (audience === 'agent' && role !== 'agent' && 'agent-only');
    if (!refused) return member;
    await giveBack(token); // OP-06: undone at once, nothing stored
    throw new PlatformError(refused, 'This account is of another kind.');
  }

  /** A change of password is forced: the token stays in memory, and nothing else of the session is there (OP-18). */
  function hold(change: Pending, reason: 'default' | 'expired', account: string) {
    pending = change;
    verifying = {};
    control.token = undefined;
    tab.remove(TOKEN);
    tab.set(PENDING_CHANGE, reason);
    tab.set(PENDING_ACCOUNT, account);
    store.setState({ ...LOGGED_OUT, isFirstLogin: change.isFirstLogin, passwordChange: reason, changingAccount: account }, true);
    dialogs.close('login');
    dialogs.open('change-password', { reason });
  }

  function admit(token: string, member: Member, { isFirstLogin = false, restored = false, from, onMember }: Admission) {
    pending = undefined;
    verifying = {};
    const { role: roleBefore } = store.getState();
    const { token: before } = control;
    control.token = token;
    // Whoever registers out of free play has no use for it any more.
    if (roleBefore === 'trial' && before !== undefined && before !== token) {
      watch.tell(before, 'logout');
      void giveBack(before);
    }
    tab.remove(PENDING_CHANGE);
    tab.remove(PENDING_ACCOUNT);
    tab.set(MERCHANT, config.merchant);
    tab.set(TOKEN, token);
    const role = roleOf(member);
    store.setState({ state: role === 'trial' ? 'trial' : 'real', role, member, isFirstLogin }, true);
    queries.dropPersonal();
    onMember?.(member);
    if (isFirstLogin && !restored) events.emit('first-login', undefined, from); // OP-17
    events.emit('login', { account: member.account, type: member.type, restored }, from);
    for (const name of ['login', 'change-password'] as const) dialogs.close(name, true);
    // Free play that comes back to an address with the form may still register.
    if (role !== 'trial') dialogs.close('register', true);
    // A mail's link that finds somebody signed in has something to say.
    if (!restored) dialogs.close('forgot-password', true);
    if (role !== 'trial' && !restored) shared.language.follow(member.language).catch(() => undefined); // API-74
    if (role !== 'trial') void loadLoginInfo(shared);
    if (restored || role !== 'agent') return;
    // Agents go to their own place, whatever waited (SES-43). A host page is told and decides; what waits there goes on.
    if (!onSite) return void events.emit('navigate', { to: '/agentHome', path: '/agentHome', query: {}, hash: '' }, from);
    access.forget();
    navigation.navigate('/agentHome', { from });
  }

  /** Nothing that is under way may still sign somebody in. */
  function nobody() {
    turn++;
    pending = undefined;
    verifying = {};
    control.token = undefined;
  }

  function end(reason: LogoutReason, by: TokenEnd = 'logout') {
    const { role, state } = store.getState();
    const stood = navigation.store.getState();
    const { token: ours } = control;
    nobody();
    // What the tab has may be the session of a later page, which goes on.
    if (ours === undefined || (tab.get(TOKEN) ?? ours) === ours) tab.clear([MERCHANT]); // SES-59, SES-60
    local.remove('searches'); // what the lobby's search keeps: the next account is not shown it
    store.setState(LOGGED_OUT, true);
    queries.dropPersonal();
    dialogs.close('change-password');
    // A stored token that was refused, or a change that was given up, never was a session.
    if (state !== 'real' && state !== 'trial') return;
    events.emit('logout', { reason });
    if (onSite) navigation.navigate(role === 'agent' ? '/agent' : '/', { replace: true }); // SES-62, SES-63
    const told =
      reason === 'expired'
        ? 'error.not-logged-in'
        : reason === 'elsewhere' && (by === 'password' ? 'dialog.changed-elsewhere' : 'dialog.left-elsewhere');
    if (!told) return;
    const text: Information = { title: { key: 'dialog.forced-logout' }, body: { key: told } };
    if (reason !== 'expired' || role === 'agent') return void dialogs.info({ ...text, tone: 'warning' });
    // Whoever was in the middle of something is there again after the login; forms have kept what was typed.
    void dialogs
      .confirm({ ...text, yes: { key: 'nav.log-in' }, no: { key: 'common.close' } })
      .then(yes => yes && access.ask('account', () => onSite && stood.route.screen !== 'seamless' && navigation.navigate(textOf(stood))));
  }

  /** The order of SES-37 to SES-44 (OP-18): verification, first login, forced change, login info. */
  async function settle(mine: number, result: LoginResult, terms: LoginTerms): Promise<LoginOutcome> {
    const { audience, password, withoutPassword = false, from, onMember } = terms;
    if (result.verification) {
      verifying = terms;
      return { kind: 'verification', ...result.verification };
    }
    const { token } = result;
    stillMine(mine, token);
    const [member] = await Promise.all([prove(mine, token, audience), status.store.getState().phase === 'ready' || status.load()]);
    stillMine(mine, token);
    // A host may log somebody in over who is here.
    if (control.token !== undefined) await takeLeave({ token: control.token, account: store.getState().member?.account }, member, token);
    const isFirstLogin = result.firstTimeLogin || member.isFirstLogin;
    const isDefault = result.passwordDefault || (config.defaultPassword !== undefined && password === config.defaultPassword);
    const isExpired = (result.passwordExpired && status.isOn('PWDEXPFORCECHANGE3')) || member.mustChangePassword;
    if (!withoutPassword && (isDefault || isExpired)) {
      const reason = isDefault ? 'default' : 'expired';
      hold({ token, password, isFirstLogin }, reason, member.account);
      return { kind: 'password-change', reason };
    }
    admit(token, member, { isFirstLogin, from, onMember });
    return { kind: 'logged-in' };
  }

  /** Whether something else has decided who is here since `token` was found in the tab. */
  async function isOvertaken(token: string): Promise<boolean> {
    while (adopting) await adopting;
    return control.token !== undefined || tab.get(TOKEN) !== token;
  }

  /** Whose session this page has, or found in the tab and has not proved yet. */
  async function whoIsHere() {
    const token = control.token ?? tab.get(TOKEN);
    if (token === undefined) return undefined;
    const { member } = store.getState();
    return { token, account: (member ?? (await getMember(client, token).catch(() => undefined)))?.account };
  }

  async function replace(mine: number, asking: Promise<string> | string) {
    const [before, token] = await Promise.all([whoIsHere(), asking]);
    checkToken(token);
    stillMine(mine, token);
    const member = await prove(mine, token);
    await takeLeave(before, member, token);
    enter(token, member, false);
  }

  /**
   * Who was here before another account is logged out as by `logout`, and that is drawn before the next one stands, so that no view keeps
   * what it held. Free play goes over into an account (admit).
   */
  async function takeLeave(before: { token: string; account?: string } | undefined, member: Member, token: string) {
    if (!before || before.account === member.account || store.getState().role === 'trial') return;
    watch.tell(before.token, 'logout');
    void giveBack(before.token);
    end('asked');
    const mine = turn;
    await new Promise(resolve => setTimeout(resolve));
    stillMine(mine, token);
  }

  /** A session that began elsewhere. */
  function enter(token: string, member: Member, restored: boolean) {
    const { isFirstLogin } = member;
    if (member.mustChangePassword) hold({ token, isFirstLogin }, 'expired', member.account);
    else admit(token, member, { isFirstLogin, restored });
  }

  return {
    async login(request: LoginInput): Promise<LoginOutcome> {
      // Hosts call this too, whose code need not be typed.
      const { username, password, captcha, captchaId }: Partial<LoginInput> = (request as LoginInput | undefined) ?? {};
      if (typeof username !== 'string' || typeof password !== 'string')
        throw new PlatformError('bad-request', 'login() takes { username, password }.');
      const mine = ++turn;
      return settle(mine, await login(client, { username, password, captcha, captchaId }), request);
    },
    async enter(prove: Proof, terms: LoginTerms = {}): Promise<LoginOutcome> {
      const mine = ++turn;
      return settle(mine, await prove(client), terms);
    },
    async verify(prove: Proof): Promise<LoginOutcome> {
      const mine = ++turn;
      const terms = verifying;
      return settle(mine, await prove(client), terms);
    },
    async loginFreePlay() {
      const mine = ++turn;
      const { token } = await loginFreePlay(client);
      const member = await prove(mine, token);
      dialogs.closeAll(); // SES-52
      admit(token, member, {});
      navigation.navigate('/'); // SES-53
    },
    /** Proves a stored token. One that the platform refuses is dropped; when it cannot be asked, the token stays for the next try.
     * Whoever came with it in the address is told (ERR-14); a stored one goes without a word (SES-05). */
    async restore(token: string, isHandedOver = false) {
      if (await isOvertaken(token)) return;
      try {
        checkToken(token);
        const member = await getMember(client, token);
        if (!(await isOvertaken(token))) enter(token, member, true);
      } catch (error) {
        if (await isOvertaken(token)) return;
        if (errorCode(error) !== 'not-logged-in') throw error;
        end('rejected');
        if (isHandedOver)
          void dialogs.info({ title: { key: 'dialog.forced-logout' }, body: { key: 'error.not-logged-in' }, tone: 'warning' });
      }
    },
    /** Its code wins over whoever was here: another account is logged out as by `logout`. What is refused changes nothing. */
    async adopt(given: string | { code: string }) {
      const code = typeof given === 'string' ? undefined : codeOf(given);
      if (code !== undefined && (await handOver.has(code))) return;
      const run = replace(++turn, code === undefined ? (given as string) : handOver.redeem(code));
      const settled: Promise<void> = run.then(ignore, ignore).then(() => {
        if (adopting === settled) adopting = undefined;
      });
      adopting = settled;
      await run;
      if (code !== undefined) handOver.note(code);
    },
    async changePassword({ oldPassword, newPassword, confirmNewPassword }: Parameters<Session['changePassword']>[0]) {
      const mine = turn;
      const token = pending?.token ?? control.token;
      if (token === undefined) throw new PlatformError('not-logged-in', 'Nobody is logged in.');
      const known = oldPassword ?? pending?.password ?? '';
      const next =
        pending?.changed ?? ((await changePassword(client, { oldPassword: known, newPassword, confirmNewPassword }, token)) || token);
      void loadSection(() => import('./remember.js')).then(
        ({ forgetLogin }) => forgetLogin(shared),
        () => undefined,
      );
      if (!pending) {
        if (mine !== turn) return;
        control.token = next;
        tab.set(TOKEN, next);
        if (next !== token) watch.tell(token, 'password');
        return;
      }
      pending.changed = next;
      const { isFirstLogin } = pending;
      const member = await getMember(client, next);
      stillMine(mine, next);
      admit(next, member, { isFirstLogin });
      if (onSite && store.getState().role !== 'agent') navigation.navigate('/'); // PWD-22
    },
    /** Here at once; the platform is told, and when it cannot be, the end here stands all the same. */
    async logout() {
      // One that is not proved yet, too.
      const token = control.token ?? pending?.token ?? tab.get(TOKEN);
      if (token === undefined && !store.getState().passwordChange) return;
      const told = token === undefined ? undefined : giveBack(token);
      if (token !== undefined) watch.tell(token, 'logout');
      end('asked');
      await told;
    },
    /** The page knows nobody any more, and tells nobody: whose session the tab has now is for `restore`. */
    forget() {
      nobody();
      store.setState({ ...LOGGED_OUT, state: tab.get(TOKEN) === undefined ? 'logged-out' : 'restoring' }, true);
      queries.dropPersonal();
    },
    async askLogout() {
      const isSure = await dialogs.confirm({
        title: { key: 'dialog.logout-title' },
        body: { key: 'dialog.logout-body' },
        yes: { key: 'nav.log-out' },
        no: { key: 'common.cancel' },
      });
      if (isSure) await session.logout();
      return isSure;
    },
    async refreshMember() {
      const { token } = control;
      if (token === undefined) return;
      const member = await getMember(client);
      if (control.token === token) store.setState({ member });
    },
    expire() {
      if (control.token === undefined) return;
      watch.tell(control.token, 'expired');
      end('expired');
    },
  };
}

/** SES-10, SES-11, OP-69: any type that is neither is a member. */
function roleOf({ type }: Pick<Member, 'type'>): Role {
  return type === TRIAL_TYPE ? 'trial' : AGENT_TYPES.includes(type) ? 'agent' : 'member';
}

/** What a real account's login loads (SES-08, SES-09, SES-42, ROL-31). Nothing waits for it; a failure shows where it is looked at. */
function loadLoginInfo(shared: Shared): Promise<unknown> {
  const { account, queries, wallet } = shared;
  return Promise.allSettled([
    wallet.refresh(),
    loadFavourites(shared),
    queries.fetch(account.unread()),
    queries.fetch(account.consolidated()),
    queries.fetch(account.recentGames()),
  ]);
}

/** Throws PlatformError for what a page has got wrong, such as a code that its server did not write into the document. */
function codeOf(given: { code?: unknown } | null | undefined): string {
  const code = given?.code;
  if (typeof code === 'string' && code) return code;
  throw new PlatformError('bad-request', 'adopt() takes { code } with a code of POST /wps/session/handover, or a token as text.');
}

function ignore() {}

/** A token is one word of visible ASCII; anything else would break the header. */
function checkToken(token: string) {
  if (!/^[\x21-\x7e]{1,4096}$/.test(token)) throw new PlatformError('not-logged-in', 'This is no token.');
}
