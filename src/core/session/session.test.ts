import { describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../parts/core.js';
import { BlockedStorage, FakePage, FakeStorage } from '../testing/fake-page.js';
import { FakePlatform, Refusal } from '../testing/fake-platform.js';
import { quiet, signedIn, testCore } from '../testing/test-core.js';

const PREFIX = 'gp:demo@https://api.example/api:';
const LOGIN = { username: 'member', password: 'Demo1234' };
const openDialogs = (made: { core: { dialogs: { store: { getState(): { open: readonly { name: string }[] } } } } }) =>
  made.core.dialogs.store.getState().open.map(({ name }) => name);
const stored = (page: FakePage, name: string) => page.sessionStorage.getItem(PREFIX + name);

describe('session', () => {
  it('SES-01 has three states: logged out, real, trial', async () => {
    const seen = new Set<SessionState['state']>();
    const { core } = testCore();
    core.session.store.subscribe(({ state }) => seen.add(state));
    seen.add(core.session.store.getState().state);
    await core.start();
    await core.session.login(LOGIN);
    await core.session.logout();
    await core.session.loginFreePlay();
    expect([...seen].sort()).toEqual(['logged-out', 'real', 'trial']);
  });

  it.each([
    ['a member', 'member', { state: 'real', role: 'member', member: { account: 'member' } }],
    ['an agent', 'agent1', { state: 'real', role: 'agent', member: { account: 'agent1' } }],
    ['free play', 'trial', { state: 'trial', role: 'trial', member: { account: 'trial' } }],
  ])('SES-02 says that %s is logged in, as what, and under which name; and afterwards nothing of it', async (_who, account, standing) => {
    const { core } = testCore();
    await core.start();
    expect(core.session.store.getState()).toEqual({ state: 'logged-out', role: 'visitor', isFirstLogin: false });
    await core.session.adopt(`token-${account}`);
    expect(core.session.store.getState()).toMatchObject(standing);
    await core.session.logout();
    expect(core.session.store.getState()).toEqual({ state: 'logged-out', role: 'visitor', isFirstLogin: false });
  });

  it.each([
    ['a login', {}],
    ['a login that forces another password', { defaultPassword: LOGIN.password }],
  ])('SES-02 OP-19 at no moment of %s does the state hold the password that was typed', async (_login, config) => {
    const { core } = testCore(config);
    await core.start();
    const seen: SessionState[] = [];
    core.session.store.subscribe(state => seen.push(state));
    await core.session.login(LOGIN);
    expect(seen.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen)).not.toContain(LOGIN.password);
  });

  it('SES-12 a trial account has the flag 4 of the platform, and it may do nothing that needs an account of one’s own', async () => {
    const { core } = testCore();
    await core.start();
    await core.session.loginFreePlay();
    expect(core.session.store.getState()).toMatchObject({ role: 'trial', member: { type: 4 } });
    for (const action of ['launch', 'favourites', 'deposit', 'withdraw', 'member-centre', 'agent-centre'] as const)
      expect([action, core.access.can(action)]).toEqual([action, false]);
  });

  it('SES-03 SES-05 a token in session storage means logged in, with one call for the member', async () => {
    const page = new FakePage();
    page.sessionStorage.setItem(`${PREFIX}token`, 'token-member');
    const { core, platform } = testCore({}, page);
    expect(core.session.store.getState().state).toBe('restoring');
    await core.start();
    expect(core.session.store.getState()).toMatchObject({ state: 'real', role: 'member' });
    expect(platform.callsTo('/wps/member/info')).toHaveLength(1);
    expect(page.address).toBe('/');
  });

  it.each([
    ['/?token=token-member', '/'],
    ['/rng?vassalage=A%20B&token=token-member&x=1#top', '/rng?vassalage=A%20B&x=1#top'],
    ['/?mytoken=1&token=token-member', '/?mytoken=1'],
  ])('SES-04 takes the token of %s, and only that, out of the address at once', async (address, left) => {
    const page = new FakePage(address);
    const { core } = testCore({ navigation: 'embed', tokenParam: 'token' }, page);
    const done = core.session.restore();
    expect(page.address).toBe(left);
    await done;
    expect(core.session.store.getState()).toMatchObject({ state: 'real', member: { account: 'member' } });
    expect(stored(page, 'token')).toBe('token-member');
  });

  it('SES-04 takes no token from the address unless tokenParam is set: a link signs nobody in to the account of its sender', async () => {
    const page = new FakePage('/?token=token-member');
    const { core, platform } = testCore({}, page);
    await core.start();
    expect([page.address, core.session.store.getState().state, stored(page, 'token')]).toEqual([
      '/?token=token-member',
      'logged-out',
      null,
    ]);
    expect(platform.callsTo('/wps/member/info')).toEqual([]);
  });

  it('SES-05 a refused stored token is dropped without a word', async () => {
    const page = new FakePage();
    page.sessionStorage.setItem(`${PREFIX}token`, 'token-nobody');
    const made = testCore({}, page);
    await made.core.start();
    expect(made.core.session.store.getState().state).toBe('logged-out');
    expect(stored(page, 'token')).toBeNull();
    expect(openDialogs(made)).toEqual([]);
    expect(made.heard.filter(([name]) => name === 'logout')).toEqual([]);
  });

  it('SES-04, ERR-14 who comes with a token that is refused is told, and the address is clean', async () => {
    const page = new FakePage('/?token=token-nobody&ref=7');
    const made = testCore({ tokenParam: 'token' }, page);
    await made.core.start();
    expect([page.address, made.core.session.store.getState().state]).toEqual(['/?ref=7', 'logged-out']);
    expect(made.core.dialogs.store.getState().open).toMatchObject([{ name: 'info', props: { body: { key: 'error.not-logged-in' } } }]);
  });

  it('SES-05 a token that cannot be proved now is kept and proved when the network is back', async () => {
    const page = new FakePage();
    page.sessionStorage.setItem(`${PREFIX}token`, 'token-member');
    const platform = new FakePlatform();
    const answer = { down: true };
    platform.on('GET /wps/member/info', () => (answer.down ? new Refusal(400, 'bad-request') : { id: 1, account: 'member', type: 0 }));
    const { core } = testCore({}, page, platform);
    await core.start();
    expect(core.session.store.getState().state).toBe('logged-out');
    expect(stored(page, 'token')).toBe('token-member');
    answer.down = false;
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(core.session.store.getState().state).toBe('real'));
  });

  it.each(['member', 'agent1'])(
    'SES-06 SES-07 SES-08 SES-09 SES-42 login of %s stores the token and loads member, balance, unread count, favourites and recent games',
    async account => {
      const { core, page, platform } = await signedIn(account);
      expect(stored(page, 'token')).toBe(`token-${account}`);
      await vi.waitFor(() => {
        expect(core.wallet.store.getState().balance).toEqual({ amount: 1250, currency: 'USD', symbol: '$' });
        expect(core.queries.read(core.account.unread().key).data).toBe(3);
        expect([...core.favourites.store.getState().ids]).toEqual(['41']);
        expect(platform.callsTo('/wps/relay/GCS_recentGame')).toHaveLength(1);
        expect(platform.callsTo('/wps/member/info/funds/consolidated')).toHaveLength(1);
      });
      expect(platform.callsTo('/wps/member/info')).toHaveLength(1);
    },
  );

  it('ENT-13 what is shown everywhere of an account is there after its login: balance and symbol, rank, what it can claim, what it has not read', async () => {
    const platform = new FakePlatform();
    platform.member = { hasVip: true, vipLabelName: 'Gold', vipRankLevel: 3, availablePromoCount: 5 };
    const { core } = await signedIn('member', {}, new FakePage(), platform);
    expect(core.session.store.getState().member).toMatchObject({ vip: { label: 'Gold', level: 3 }, availablePromotions: 5 });
    await vi.waitFor(() => expect(core.wallet.store.getState().balance).toEqual({ amount: 1250, currency: 'USD', symbol: '$' }));
    await vi.waitFor(() => expect(core.queries.read(core.account.unread().key).data).toBe(3));
    platform.member = { hasVip: false, vipLabelName: 'Gold', vipRankLevel: 3 };
    await core.session.refreshMember();
    expect(core.session.store.getState().member?.vip).toBeUndefined();
  });

  it.each([
    ['agent1', 'agent'],
    ['agent2', 'agent'],
    ['agent41', 'agent'],
    ['agent42', 'agent'],
    ['member', 'member'],
  ])('SES-10 CON-57 account %s is %s', async (username, role) => {
    const { core } = await signedIn(username);
    expect(core.session.store.getState().role).toBe(role);
  });

  it.each([0, 3, 4, 5, 40, 43, 142])('SES-10 SES-11 CON-57 the account type %i makes no agent, and only 4 a trial', async type => {
    const platform = new FakePlatform();
    platform.member = { type };
    const { core } = await signedIn('agent1', {}, new FakePage(), platform);
    const kind = type === 4 ? { state: 'trial', role: 'trial' } : { state: 'real', role: 'member' };
    expect(core.session.store.getState()).toMatchObject(kind);
  });

  it('SES-11 CON-57 SES-51 SES-52 SES-53 SES-54 free play is a trial session at home without popups', async () => {
    const page = new FakePage('/promotions');
    page.sessionStorage.setItem(`${PREFIX}password-change`, 'expired');
    const made = testCore({}, page);
    await made.core.start();
    made.core.dialogs.open('login');
    made.core.dialogs.open('help');
    await made.core.session.loginFreePlay();
    expect(made.core.session.store.getState()).toMatchObject({ state: 'trial', role: 'trial' });
    expect(openDialogs(made)).toEqual([]);
    expect(page.address).toBe('/');
    expect(stored(page, 'password-change')).toBeNull();
  });

  it('SES-52 free play closes what is open also where it begins at home, and on a page of another', async () => {
    for (const navigation of ['history', 'embed'] as const) {
      const made = testCore({ navigation });
      await made.core.start();
      for (const name of ['login', 'help', 'license'] as const) made.core.dialogs.open(name);
      await made.core.session.loginFreePlay();
      expect([navigation, openDialogs(made)]).toEqual([navigation, []]);
    }
  });

  it('SES-55 SES-56 ROL-30 free play loads no unread count, no consolidated data, no balance', async () => {
    const { core, platform } = testCore();
    await core.start();
    await core.session.loginFreePlay();
    await core.wallet.refresh();
    expect(await core.queries.fetch(core.account.consolidated())).toBeNull();
    await quiet();
    const asked = new Set(platform.calls.map(({ path }) => path));
    expect([...asked].sort()).toEqual(['/wps/member/info', '/wps/session/login/freeplay', '/wps/system/status']);
  });

  it('SES-60 who signs in out of free play leaves no trial session behind, here or on the platform', async () => {
    const { core, page, platform, heard } = testCore();
    await core.start();
    await core.session.loginFreePlay();
    const trial = stored(page, 'token');
    await core.session.enter(
      async () => ({ token: 'token-member', firstTimeLogin: true, passwordDefault: false, passwordExpired: false }),
      { withoutPassword: true },
    );
    expect(core.session.store.getState()).toMatchObject({ state: 'real', role: 'member' });
    expect(stored(page, 'token')).toBe('token-member');
    await vi.waitFor(() =>
      expect(platform.callsTo('/wps/session/logout').map(({ headers }) => headers.get('Authorization'))).toEqual([`Bearer ${trial}`]),
    );
    expect(heard.filter(([name]) => name === 'logout')).toEqual([]);
  });

  it('SES-37 the first login is told once, and marks the session', async () => {
    const platform = new FakePlatform();
    platform.login = { firstTimeLogin: true };
    const made = await signedIn('member', {}, new FakePage(), platform);
    const told = () => made.heard.filter(([name]) => name === 'first-login').length;
    expect([made.core.session.store.getState().isFirstLogin, told()]).toEqual([true, 1]);
    platform.login = {};
    await made.core.session.logout();
    await made.core.session.login(LOGIN);
    expect([made.core.session.store.getState().isFirstLogin, told()]).toEqual([false, 1]);
  });

  it('SES-38 CON-07 PWD-14 the configured default password forces a change before anything of the session is there', async () => {
    const made = testCore({ defaultPassword: 'Demo1234' });
    await made.core.start();
    await expect(made.core.session.login(LOGIN)).resolves.toEqual({ kind: 'password-change', reason: 'default' });
    expect(openDialogs(made)).toEqual(['change-password']);
    expect(made.core.session.store.getState()).toMatchObject({ state: 'logged-out', passwordChange: 'default' });
    expect(made.core.session.token()).toBeUndefined();
    expect([stored(made.page, 'token'), stored(made.page, 'password-change')]).toEqual([null, 'default']);
    expect(made.core.access.can('deposit')).toBe(false);
    expect(made.platform.callsTo('/wps/v2/wallets/balance')).toEqual([]);

    await made.core.session.changePassword({ newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
    expect(made.platform.callsTo('/wps/member/password')[0]?.body).toEqual({
      oldPassword: 'Demo1234',
      newPassword: 'Other1234',
      confirmNewPassword: 'Other1234',
    });
    expect(made.core.session.store.getState()).toEqual(expect.objectContaining({ state: 'real', role: 'member' }));
    expect(made.core.session.store.getState().passwordChange).toBeUndefined();
    expect([stored(made.page, 'token'), stored(made.page, 'password-change')]).toEqual(['token-member', null]);
    expect(openDialogs(made)).toEqual([]);
  });

  it('SES-38 a reload does not step round a forced change', async () => {
    const page = new FakePage();
    const first = testCore({ defaultPassword: 'Demo1234' }, page);
    await first.core.start();
    await first.core.session.login(LOGIN);
    const second = testCore({ defaultPassword: 'Demo1234' }, new FakePage('/', { session: page.sessionStorage }));
    await second.core.start();
    expect(second.core.session.store.getState().state).toBe('logged-out');
  });

  it.each([
    ['SES-39 ENT-26', true, 'password-change'],
    ['SES-40 ENT-26', false, 'logged-in'],
  ])('%s an expired password with the switch %s gives %s', async (_row, enabled, kind) => {
    const platform = new FakePlatform();
    platform.status = { whitelabel: [{ modId: 'PWDEXPFORCECHANGE3', enabled }] };
    platform.login = { passwordExpired: true };
    const made = testCore({}, new FakePage(), platform);
    await expect(made.core.session.login(LOGIN)).resolves.toMatchObject({ kind });
    expect([openDialogs(made), made.core.session.store.getState().state]).toEqual(
      enabled ? [['change-password'], 'logged-out'] : [[], 'real'],
    );
  });

  it.each([
    ['expired', { passwordExpired: true }],
    ['default', { passwordDefault: true }],
  ])('PWD-14 SES-38 SES-39 a login with a password that is %s ends in the popup that changes it', async (reason, login) => {
    const platform = new FakePlatform();
    platform.status = { whitelabel: [{ modId: 'PWDEXPFORCECHANGE3', enabled: true }] };
    platform.login = login;
    const made = testCore({}, new FakePage(), platform);
    await made.core.start();
    await made.core.session.login(LOGIN);
    expect(made.core.dialogs.store.getState().open.map(({ name, props }) => [name, props])).toEqual([['change-password', { reason }]]);
  });

  it('PWD-20 PWD-21 PWD-22 an expired password that was changed reads the member, closes the popup and takes the user home; a refused change does none of it', async () => {
    const platform = new FakePlatform();
    platform.status = { whitelabel: [{ modId: 'PWDEXPFORCECHANGE3', enabled: true }] };
    platform.login = { passwordExpired: true };
    const made = testCore({}, new FakePage('/promotions'), platform);
    await made.core.start();
    await expect(made.core.session.login(LOGIN)).resolves.toEqual({ kind: 'password-change', reason: 'expired' });
    const change = { newPassword: 'Other1234', confirmNewPassword: 'Other1234' };
    platform.on('POST /wps/member/password', () => new Refusal(400, 'bad-request'));
    await expect(made.core.session.changePassword(change)).rejects.toMatchObject({ code: 'bad-request' });
    const seen = () => [
      made.page.address,
      made.core.dialogs.store.getState().open.map(({ name }) => name),
      platform.callsTo('/wps/member/info').length,
    ];
    expect(seen()).toEqual(['/promotions', ['change-password'], 1]);
    platform.on('POST /wps/member/password', () => ({ token: 'token-member' }));
    await made.core.session.changePassword(change);
    expect([...seen(), made.core.session.store.getState().state]).toEqual(['/', [], 2, 'real']);
  });

  it('PWD-22 on a host page a changed password leaves the page where it is', async () => {
    const platform = new FakePlatform();
    platform.status = { whitelabel: [{ modId: 'PWDEXPFORCECHANGE3', enabled: true }] };
    platform.login = { passwordExpired: true };
    const made = testCore({ navigation: 'embed' }, new FakePage('/promotions'), platform);
    await made.core.start();
    await made.core.session.login(LOGIN);
    await made.core.session.changePassword({ newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
    expect([made.page.address, made.core.session.store.getState().state]).toEqual(['/promotions', 'real']);
  });

  it('SES-43 NAV-14 agents go to /agentHome, also when something waits for the login, which then waits no longer', async () => {
    const { page } = await signedIn('agent1');
    expect(page.address).toBe('/agentHome');

    const waiting = testCore();
    await waiting.core.start();
    const then = vi.fn();
    expect(waiting.core.access.ask('favourites', then)).toBe(false);
    await waiting.core.session.login({ ...LOGIN, username: 'agent1' });
    expect(waiting.page.address).toBe('/agentHome');
    await new Promise(done => setTimeout(done));
    expect(then).not.toHaveBeenCalled();
  });

  it('SES-44 an unregistered IP gets a verification step and no token', async () => {
    const platform = new FakePlatform();
    platform.on('POST /wps/session/login', () => ({ verification: { id: 5, methods: ['SMS', 'EMAIL'] } }));
    const { core, page } = testCore({}, new FakePage(), platform);
    await expect(core.session.login(LOGIN)).resolves.toEqual({ kind: 'verification', id: '5', methods: ['SMS', 'EMAIL'] });
    expect(core.session.store.getState().state).toBe('logged-out');
    expect(stored(page, 'token')).toBeNull();
  });

  it.each([
    ['SES-49 ERR-16', 'agent1', 'member', 'member-only'],
    ['SES-50 ERR-17', 'member', 'agent', 'agent-only'],
  ] as const)('%s a login of the wrong kind is undone: %s at the %s login', async (_row, username, audience, code) => {
    const { core, page, platform } = testCore();
    await expect(core.session.login({ ...LOGIN, username, audience })).rejects.toMatchObject({ code });
    expect(platform.callsTo('/wps/session/logout')[0]?.headers.get('authorization')).toBe(`Bearer token-${username}`);
    expect(core.session.store.getState().state).toBe('logged-out');
    expect(stored(page, 'token')).toBeNull();
  });

  it('SES-57 logout asks, and cancelling stays logged in', async () => {
    const made = await signedIn();
    const asked = made.core.session.askLogout();
    expect(openDialogs(made)).toEqual(['confirm']);
    made.core.dialogs.close('confirm', false);
    await expect(asked).resolves.toBe(false);
    expect(made.core.session.store.getState().state).toBe('real');
    const again = made.core.session.askLogout();
    made.core.dialogs.close('confirm', true);
    await expect(again).resolves.toBe(true);
    expect(made.core.session.store.getState().state).toBe('logged-out');
  });

  it('SES-58 SES-59 SES-60 SES-61 SES-62 logout calls the server once, clears session storage but the merchant, and goes home', async () => {
    const made = await signedIn('member', {}, new FakePage('/promotions'));
    await made.core.queries.fetch(made.core.catalogue.hotGames());
    made.page.sessionStorage.setItem('of-the-host', 'stays');
    await made.core.session.logout();
    expect(made.platform.callsTo('/wps/session/logout')).toHaveLength(1);
    const keys = Array.from({ length: made.page.sessionStorage.length }, (_, index) => made.page.sessionStorage.key(index));
    expect(keys.sort()).toEqual([`${PREFIX}merchant`, 'of-the-host'].sort());
    expect(stored(made.page, 'merchant')).toBe('demo');
    expect(made.core.session.store.getState()).toMatchObject({ state: 'logged-out', role: 'visitor' });
    expect(made.core.wallet.store.getState().balance).toBeUndefined();
    expect(made.page.address).toBe('/');
    expect(made.heard.find(([name]) => name === 'logout')).toEqual(['logout', { reason: 'asked' }]);
  });

  it('SES-61 an agent who logs out is no agent any more, and may do nothing of one', async () => {
    const { core } = await signedIn('agent1');
    expect([core.session.store.getState().role, core.access.can('agent-centre')]).toEqual(['agent', true]);
    await core.session.logout();
    expect(core.session.store.getState()).toMatchObject({ state: 'logged-out', role: 'visitor' });
    expect(core.access.can('agent-centre')).toBe(false);
  });

  it('SES-58 the local end is certain when the call fails', async () => {
    const made = await signedIn();
    made.platform.on('DELETE /wps/session/logout', () => Promise.reject(new TypeError('cut')));
    await made.core.session.logout();
    expect([made.core.session.store.getState().state, stored(made.page, 'token')]).toEqual(['logged-out', null]);
  });

  it('SES-63 an agent who logs out lands on /agent', async () => {
    const { core, page } = await signedIn('agent2');
    await core.session.logout();
    expect(page.address).toBe('/agent');
  });

  it('ERR-14 a 401 ends the session everywhere, once', async () => {
    const made = await signedIn();
    await vi.waitFor(() => expect(made.core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
    made.platform.on('GET /wps/v2/wallets/balance', () => new Refusal(401, 'not-logged-in'));
    made.platform.on('GET /wps/relay/CSP_unreadCount', () => new Refusal(401, 'not-logged-in'));
    await Promise.allSettled([made.core.wallet.refresh(), made.core.queries.fetch({ ...made.core.account.unread(), staleAfter: 0 })]);
    expect(made.core.session.store.getState().state).toBe('logged-out');
    expect(made.heard.filter(([name]) => name === 'logout')).toEqual([['logout', { reason: 'expired' }]]);
    expect(openDialogs(made)).toEqual(['confirm']);
  });

  it('ERR-14 whoever was thrown out in the middle of something is there again after the login that is offered', async () => {
    const { core, page } = await signedIn();
    core.navigation.navigate('/member?page=withdraw');
    core.session.expire();
    expect(page.address).toBe('/');
    core.dialogs.close('confirm', true);
    await vi.waitFor(() => expect(core.dialogs.store.getState().open.map(({ name }) => name)).toEqual(['login']));
    await core.session.login(LOGIN);
    await vi.waitFor(() => expect(page.address).toBe('/member?page=withdraw'));
  });

  it('adopt proves a token before it becomes the session', async () => {
    const { core, heard } = testCore({ navigation: 'embed' });
    await expect(core.session.adopt('token-nobody')).rejects.toMatchObject({ code: 'not-logged-in' });
    await expect(core.session.adopt('two words')).rejects.toMatchObject({ code: 'not-logged-in' });
    expect(core.session.store.getState().state).toBe('logged-out');
    await core.session.adopt('token-member');
    expect(core.session.store.getState().state).toBe('real');
    expect(heard.filter(([name]) => name === 'login')).toEqual([['login', { account: 'member', type: 0, restored: false }]]);
  });

  it('logout while a stored session is being proved ends that one, here and on the platform', async () => {
    const page = new FakePage();
    page.sessionStorage.setItem(`${PREFIX}token`, 'token-member');
    const { core, platform } = testCore({}, page);
    const started = core.start();
    await core.session.logout();
    await started;
    expect(core.session.store.getState().state).toBe('logged-out');
    expect(stored(page, 'token')).toBeNull();
    expect(platform.callsTo('/wps/session/logout')[0]?.headers.get('authorization')).toBe('Bearer token-member');
  });

  it('a host that logs another account in over one that stands ends the first, and says so in between', async () => {
    const { core, platform, heard } = await signedIn('agent1', { navigation: 'embed' });
    const seen: SessionState['state'][] = [];
    core.session.store.subscribe(({ state }) => seen.push(state));
    await core.session.login(LOGIN);
    expect(core.session.store.getState().member?.account).toBe('member');
    expect(seen[0]).toBe('logged-out');
    expect(heard.filter(([name]) => name === 'logout')).toHaveLength(1);
    expect(platform.callsTo('/wps/session/logout')[0]?.headers.get('authorization')).toBe('Bearer token-agent1');
  });

  it('PWD-22 a forced change whose account could not be read afterwards is not asked of the platform again', async () => {
    const { core, platform } = testCore({ defaultPassword: LOGIN.password });
    await core.start();
    await core.session.login(LOGIN);
    const change = { newPassword: 'Other1234', confirmNewPassword: 'Other1234' };
    platform.on('GET /wps/member/info', () => new Refusal(503, 'unknown'));
    await expect(core.session.changePassword(change)).rejects.toMatchObject({ code: 'unknown' });
    platform.on('GET /wps/member/info', () => ({ id: '1', account: 'member', type: 0 }));
    await core.session.changePassword(change);
    expect(core.session.store.getState().state).toBe('real');
    expect(platform.callsTo('/wps/member/password')).toHaveLength(1);
  });

  it('works in memory where storage is blocked', async () => {
    const { core } = await signedIn('member', {}, new FakePage('/', { local: new BlockedStorage(), session: new BlockedStorage() }));
    expect(core.session.store.getState().state).toBe('real');
    await core.language.use('ES');
    expect(core.language.store.getState().language).toBe('ES');
    await core.session.logout();
    expect(core.session.store.getState().state).toBe('logged-out');
  });

  it('OP-73 two merchants on one page keep separate sessions', async () => {
    const session = new FakeStorage();
    const one = await signedIn('member', { merchant: 'one' }, new FakePage('/', { session }));
    const two = testCore({ merchant: 'two' }, new FakePage('/', { session }));
    await two.core.start();
    expect([one.core.session.store.getState().state, two.core.session.store.getState().state]).toEqual(['real', 'logged-out']);
  });

  it('a login that is overtaken by a newer one is given back', async () => {
    const { core, platform } = testCore();
    let release: (answer: object) => void = () => undefined;
    const answer = new Promise<object>(resolve => (release = resolve));
    platform.on('POST /wps/session/login', ({ body }) => (body.username === 'agent1' ? answer : { token: 'token-member' }));
    const slow = core.session.login({ ...LOGIN, username: 'agent1' });
    await vi.waitFor(() => expect(platform.callsTo('/wps/session/login')).toHaveLength(1));
    await core.session.login(LOGIN);
    release({ token: 'token-agent1' });
    await expect(slow).rejects.toMatchObject({ code: 'aborted' });
    expect(core.session.store.getState().role).toBe('member');
    await vi.waitFor(() => expect(platform.callsTo('/wps/session/logout')[0]?.headers.get('authorization')).toBe('Bearer token-agent1'));
  });

  it('never puts a token or password into an event', async () => {
    const { heard, core } = await signedIn();
    await core.session.logout();
    expect(JSON.stringify(heard)).not.toMatch(/token-|Demo1234/);
  });
});
