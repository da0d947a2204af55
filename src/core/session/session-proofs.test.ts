import { describe, expect, it, vi } from 'vitest';
import { login } from '../../api/account/session.js';
import { answerLoginVerification, loginBySms } from '../../api/account/verification.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, Refusal } from '../testing/fake-platform.js';
import { signedIn, testCore, type TestCore } from '../testing/test-core.js';

const LOGIN = { username: 'member', password: 'Demo1234' };
const openDialogs = ({ core }: TestCore) => core.dialogs.store.getState().open.map(({ name }) => name);
const stored = (page: FakePage, name: string) => page.sessionStorage.getItem(`gp:demo@https://api.example/api:${name}`);

describe('ways into a session', () => {
  it('REG-44, REG-45 another proof runs the same machine and tells who it is before the popups close', async () => {
    const made = testCore();
    await made.core.start();
    made.core.dialogs.open('register');
    const told: unknown[] = [];
    const outcome = await made.core.session.enter(
      () => Promise.resolve({ token: 'token-member', firstTimeLogin: true, passwordExpired: false, passwordDefault: false }),
      {
        onMember: member => told.push([member.account, openDialogs(made)]),
      },
    );
    expect(outcome).toEqual({ kind: 'logged-in' });
    expect(told).toEqual([['member', ['register']]]);
    expect(openDialogs(made)).toEqual([]);
    expect(made.core.session.store.getState()).toMatchObject({ state: 'real', isFirstLogin: true });
    await vi.waitFor(() => expect(made.platform.callsTo('/wps/v2/wallets/balance')).toHaveLength(1));
  });

  it.each([
    ['expired', { passwordExpired: true }],
    ['default', { passwordDefault: true }],
  ])('SES-41 a login by SMS never forces a change of a password that is %s', async (reason, answer) => {
    const platform = new FakePlatform();
    platform.on('POST /wps/session/login', () => ({ token: 'token-member', ...answer }));
    const made = testCore({}, new FakePage(), platform);
    const { session } = made.core;
    await made.core.start();
    await expect(session.enter(client => login(client, LOGIN))).resolves.toEqual({ kind: 'password-change', reason });
    await session.logout();
    const bySms = await session.enter(client => loginBySms(client, { countryDialingCode: '52', mobileNum: '5512345678' }, '123456'), {
      withoutPassword: true,
    });
    expect([bySms, session.store.getState().state, openDialogs(made)]).toEqual([{ kind: 'logged-in' }, 'real', []]);
  });

  it('SES-44 the extra verification goes on with the terms of its login', async () => {
    const platform = new FakePlatform();
    const { core, page } = testCore({ defaultPassword: 'Demo1234' }, new FakePage(), platform);
    await core.start();
    platform.login = { token: undefined, verification: { id: 'v1', methods: ['sms'] } };
    await expect(core.session.login(LOGIN)).resolves.toMatchObject({ kind: 'verification', id: 'v1' });
    expect(stored(page, 'token')).toBeNull();
    platform.on('POST /wps/session/login/verification', ({ body }) =>
      body.answer === '123456' ? { token: 'token-member' } : new Refusal(400, 'bad-request', { fields: { answer: 'wrong' } }),
    );
    await expect(core.session.verify(client => answerLoginVerification(client, 'v1', 'sms', '000000'))).rejects.toMatchObject({
      code: 'bad-request',
    });
    // The password that was typed is the default one: the machine still knows.
    await expect(core.session.verify(client => answerLoginVerification(client, 'v1', 'sms', '123456'))).resolves.toEqual({
      kind: 'password-change',
      reason: 'default',
    });
  });

  it('PWD-15, PWD-19 of one’s own wish the old password goes along, and the new session replaces this one', async () => {
    const { core, page, platform } = await signedIn();
    platform.on('POST /wps/member/password', () => ({ token: 'token-agent1' }));
    await core.session.changePassword({ oldPassword: 'Demo1234', newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
    expect(platform.callsTo('/wps/member/password')[0]?.body).toEqual({
      oldPassword: 'Demo1234',
      newPassword: 'Other1234',
      confirmNewPassword: 'Other1234',
    });
    expect([core.session.token(), stored(page, 'token')]).toEqual(['token-agent1', 'token-agent1']);
  });

  it('PWD-23 after a reload the popup is back, nobody is logged in, and a new proof ends it', async () => {
    const page = new FakePage();
    const first = testCore({ defaultPassword: 'Demo1234' }, page);
    await first.core.start();
    await first.core.session.login(LOGIN);

    const second = testCore({ defaultPassword: 'Demo1234' }, new FakePage('/', { session: page.sessionStorage }));
    await second.core.start();
    expect(openDialogs(second)).toEqual(['change-password']);
    expect(second.core.session.store.getState()).toMatchObject({
      state: 'logged-out',
      passwordChange: 'default',
      provesAgain: { account: 'member' },
    });
    expect(second.core.access.can('deposit')).toBe(false);
    await second.core.session.login(LOGIN);
    expect(second.core.session.store.getState().provesAgain).toBeUndefined();
    await second.core.session.changePassword({ newPassword: 'Other1234', confirmNewPassword: 'Other1234' });
    expect(second.core.session.store.getState().state).toBe('real');
    expect(openDialogs(second)).toEqual([]);
  });

  it('PWD-23 logging out is the other way out, and the next load knows nothing of it', async () => {
    const page = new FakePage();
    const first = testCore({ defaultPassword: 'Demo1234' }, page);
    await first.core.start();
    await first.core.session.login(LOGIN);
    const second = testCore({}, new FakePage('/', { session: page.sessionStorage }));
    await second.core.start();
    await second.core.session.logout();
    expect([openDialogs(second), second.core.session.store.getState().passwordChange, stored(page, 'password-change')]).toEqual([
      [],
      undefined,
      null,
    ]);
  });
});
