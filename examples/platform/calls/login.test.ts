import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { DEFAULT_PASSWORD } from '../seed/accounts.js';
import { hashOfAnswer } from './captcha.js';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.platform.db.updateTable('setting').set({ value: '1000' }).where('key', '=', 'captcha_free').execute();
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom('login_attempt').execute());

const login = (sealed: Record<string, unknown>, ip?: string) => test.call('POST', '/wps/session/login', { sealed, ip });

async function solvedCaptcha(ip?: string) {
  const { body } = await test.call('GET', '/wps/captcha', { ip });
  const { id } = body.value as { id: string };
  await test.platform.db
    .updateTable('captcha')
    .set({ answer_hash: hashOfAnswer(id, 'ABC34') })
    .where('id', '=', id)
    .execute();
  return { captchaId: id, captcha: 'abc34' };
}

describe('login', () => {
  it('ENT-07 ROL-04 answers token and flags; case of the name does not matter', async () => {
    const { body } = await login({ username: 'DEMO_Member', password: 'Demo1234' });
    expect(body.value).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
    });
    expect((await login({ username: 'demo_expired', password: 'Demo1234' })).body.value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: true,
    });
    await test.platform.db.updateTable('account').set({ first_login_at: null }).where('account', '=', 'demo_agent42').execute();
    expect((await login({ username: 'demo_agent42', password: 'Demo1234' })).body.value).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: false,
    });
  });

  it('SES-37 MSG-03 marks the first login once', async () => {
    expect((await login({ username: 'demo_first', password: 'Demo1234' })).body.value).toMatchObject({ firstTimeLogin: true });
    expect((await login({ username: 'demo_first', password: 'Demo1234' })).body.value).toMatchObject({ firstTimeLogin: false });
  });

  it('answers the same for a wrong password, an unknown account and one that nobody may enter', async () => {
    const wrong = await login({ username: 'demo_member', password: 'wrong' });
    for (const username of [
      'nobody_here',
      (await test.platform.db.selectFrom('account').select('account').where('password_hash', '=', '!').executeTakeFirstOrThrow()).account,
    ]) {
      const other = await login({ username, password: 'wrong' }, '10.0.0.9');
      expect({ ...other.body }).toEqual({ ...wrong.body });
      expect(other.status).toBe(401);
    }
    expect(wrong.body.code).toBe('bad-credentials');
  });

  it('SES-16 SES-17 names the empty fields', async () => {
    expect((await login({ username: ' ', password: '' })).body).toMatchObject({
      code: 'bad-request',
      fields: { username: expect.any(String), password: expect.any(String) },
    });
  });

  it('SES-19 ERR-07 asks for a captcha from the third failure on; right, wrong, used and missing answers', async () => {
    const wrong = { username: 'demo_agent', password: 'nope' };
    const flags = [await login(wrong), await login(wrong), await login(wrong)].map(
      answer => (answer.body.value as { captchaRequired: boolean }).captchaRequired,
    );
    expect(flags).toEqual([false, false, true]);
    const right = { username: 'demo_agent', password: 'Demo1234' };
    expect((await login(right)).body).toMatchObject({ code: 'captcha-required', value: { captchaRequired: true } });
    const used = await solvedCaptcha();
    expect((await login({ ...right, ...used, captcha: 'WRONG' })).body).toMatchObject({
      code: 'captcha-invalid',
      value: { captchaRequired: true },
    });
    expect((await login({ ...right, ...used })).body.code).toBe('captcha-invalid');
    expect((await login({ ...right, ...(await solvedCaptcha()) })).body.success).toBe(true);
    expect((await login(right)).body.success).toBe(true);
  });

  it('API-17 draws a new picture each time', async () => {
    const [first, second] = [await test.call('GET', '/wps/captcha'), await test.call('GET', '/wps/captcha')];
    const image = (answer: typeof first) => (answer.body.value as { image: string }).image;
    expect(image(first)).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(image(first)).not.toBe(image(second));
  });

  it('limits tries at an account from one address, whatever the password, and tells how long to wait', async () => {
    await test.platform.db
      .insertInto('login_attempt')
      .values({ subject: 'pair:demo_agent|127.0.0.1', failures: 10, last_at: test.platform.clock.now() })
      .execute();
    const refused = await login({ username: 'demo_agent', password: 'Demo1234' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    await test.platform.clock.advance(16 * 60_000);
    expect((await login({ username: 'demo_agent', password: 'Demo1234' })).body.success).toBe(true);
  });

  it('1,000 guesses at a password from many addresses are looked at three times, and the owner still gets in', async () => {
    await test.login('demo_agent42');
    const found: Record<string, number> = {};
    for (let guess = 0; guess < 1_000; guess++) {
      const { body } = await login({ username: 'demo_agent42', password: `guess${guess}` }, `10.3.${guess % 200}.1`);
      found[body.code ?? 'ok'] = (found[body.code ?? 'ok'] ?? 0) + 1;
    }
    expect(found).toEqual({ 'bad-credentials': 3, 'captcha-required': 997 });
    expect((await login({ username: 'demo_agent42', password: 'Demo1234', ...(await solvedCaptcha()) })).body.success).toBe(true);
  }, 120_000);

  it('INV-09 a captcha is good from the address that it was drawn for only', async () => {
    await test.platform.db
      .insertInto('login_attempt')
      .values({ subject: 'account:demo_agent', failures: 3, last_at: test.platform.clock.now() })
      .execute();
    const right = { username: 'demo_agent', password: 'Demo1234' };
    expect((await login({ ...right, ...(await solvedCaptcha('198.51.100.21')) })).body.code).toBe('captcha-invalid');
    expect((await login({ ...right, ...(await solvedCaptcha()) })).body.success).toBe(true);
  });

  it('does not lock the owner out while others guess from everywhere', async () => {
    await test.login('demo_agent');
    const attack = (at: number) =>
      test.platform.db.insertInto('login_attempt').values({ subject: 'account:demo_agent', failures: 1_000, last_at: at }).execute();
    const now = test.platform.clock.now();
    await attack(now);
    const right = async (ip?: string) => ({ username: 'demo_agent', password: 'Demo1234', ...(await solvedCaptcha(ip)) });
    expect((await login(await right('198.51.100.20'), '198.51.100.20')).body.code).toBe('rate-limited');
    expect((await login(await right())).body.success).toBe(true);
    await attack(now - 61_000);
    expect((await login(await right('198.51.100.20'), '198.51.100.20')).body.success).toBe(true);
  });

  it('counts a line of IPv6 as one address, for its tries as for its pictures', async () => {
    await test.platform.db
      .insertInto('login_attempt')
      .values({ subject: 'ip:2001:db8:1:2::/64', failures: 50, last_at: test.platform.clock.now() })
      .execute();
    const right = { username: 'demo_member', password: 'Demo1234' };
    expect((await login(right, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await login(right, '2001:db8:1:3::9')).body.success).toBe(true);
    await test.platform.db
      .insertInto('login_attempt')
      .values({ subject: 'account:demo_agent', failures: 3, last_at: test.platform.clock.now() })
      .execute();
    const agent = { username: 'demo_agent', password: 'Demo1234' };
    expect((await login({ ...agent, ...(await solvedCaptcha('2001:db8:1:4::1')) }, '2001:db8:1:4:aaaa::2')).body.success).toBe(true);
  });

  it('limits tries by address over many accounts', async () => {
    const ip = '198.51.100.7';
    await test.platform.db
      .insertInto('login_attempt')
      .values({ subject: `ip:${ip}`, failures: 50, last_at: test.platform.clock.now() })
      .execute();
    expect((await login({ username: 'demo_member', password: 'Demo1234' }, ip)).status).toBe(429);
    expect((await login({ username: 'demo_member', password: 'Demo1234' }, '198.51.100.8')).status).toBe(200);
  });

  it('SES-38 SES-39 CON-07 INV-07 holds a session back until its password is changed', async () => {
    for (const [account, password, flag] of [
      ['demo_expired', 'Demo1234', 'passwordExpired'],
      ['demo_default', DEFAULT_PASSWORD, 'passwordDefault'],
    ] as const) {
      const { body } = await login({ username: account, password });
      expect(body.value).toMatchObject({ [flag]: true });
      const { token } = body.value as { token: string };
      const elsewhere = ((await login({ username: account, password })).body.value as { token: string }).token;
      expect((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.code).toBe('password-change-required');
      expect((await test.call('GET', '/wps/member/info', { token })).body.value).toMatchObject({ mustChangePassword: true });
      const change = (sealed: Record<string, unknown>) => test.call('POST', '/wps/member/password', { token, sealed });
      expect((await change({ oldPassword: password, newPassword: 'short', confirmNewPassword: 'other' })).body.fields).toMatchObject({
        newPassword: expect.any(String),
        confirmNewPassword: expect.any(String),
      });
      expect((await change({ oldPassword: 'wrong', newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' })).body.code).toBe(
        'bad-credentials',
      );
      expect((await change({ oldPassword: password, newPassword: password, confirmNewPassword: password })).body.code).toBe('bad-request');
      const changed = await change({ newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' });
      const next = (changed.body.value as { token: string }).token;
      expect((await test.call('GET', '/wps/v2/wallets/balance', { token: next })).body.success).toBe(true);
      for (const ended of [token, elsewhere])
        expect((await test.call('GET', '/wps/member/info', { token: ended })).body.code).toBe('not-logged-in');
      expect((await login({ username: account, password: 'Fresh1234' })).body.value).toMatchObject({ [flag]: false });
    }
  });

  it('SES-40 ENT-26 lets an expired password in when expiry is not enforced', async () => {
    await test.platform.db.updateTable('whitelabel_node').set({ enabled: false }).where('mod_id', '=', 'PWDEXPFORCECHANGE3').execute();
    await test.platform.db.updateTable('account').set({ password_changed_at: 0 }).where('account', '=', 'demo_player').execute();
    const token = await test.login('demo_player');
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.success).toBe(true);
  });

  it('SES-25 ENT-25 free play is refused when it is switched off', async () => {
    const play = test.platform.db.updateTable('whitelabel_node').where('mod_id', '=', 'FREEPLAY3');
    const ask = () =>
      test.call('POST', '/wps/session/login/freeplay', {
        sealed: { os: 'web', platform: 'W', random: '0123456789abcdef', gatewayVersion: 3 },
      });
    await play.set({ enabled: false }).execute();
    expect((await ask()).body.code).toBe('function-disabled');
    await play.set({ enabled: true }).execute();
    expect((await ask()).body.success).toBe(true);
  });

  it('SES-58 INV-06 INV-31 ends the session on the server; only hashes of tokens are kept', async () => {
    const token = await test.login('demo_member');
    expect(JSON.stringify(await test.platform.db.selectFrom('session').selectAll().execute())).not.toContain(token);
    expect((await test.call('DELETE', '/wps/session/logout', { token })).body.success).toBe(true);
    expect((await test.call('GET', '/wps/member/info', { token })).body.code).toBe('not-logged-in');
  });

  it('INV-06 refuses a session after its time', async () => {
    const token = await test.login('demo_member');
    await test.platform.clock.advance(25 * 3_600_000);
    expect((await test.call('GET', '/wps/member/info', { token })).status).toBe(401);
  });

  it('SES-44 SES-47 INV-08 asks an unregistered address to prove itself, five tries at most, then knows it', async () => {
    const verify = (id: string, answer: string) =>
      test.call('POST', '/wps/session/login/verification', { sealed: { id, method: 'payeeName', answer } });
    const open = async () =>
      (await login({ username: 'demo_newip', password: 'Demo1234' })).body.value as {
        token?: string;
        verification: { id: string; methods: string[] };
      };
    const first = await open();
    expect(first.token).toBeUndefined();
    expect(first.verification.methods).toEqual(['sms', 'email', 'payeeName', 'google']);
    for (const [answer, triesLeft] of [
      ['Somebody Else', 4],
      ['Julio', 3],
      ['demo', 2],
      ['Julio Demo Otro', 1],
    ] as const) {
      expect([answer, (await verify(first.verification.id, answer)).body]).toMatchObject([
        answer,
        { code: 'bad-request', fields: { answer: 'wrong' }, value: { triesLeft } },
      ]);
    }
    expect((await verify(first.verification.id, 'Somebody Else')).body.code).toBe('verification-required');
    expect((await verify(first.verification.id, 'Julio Demo')).body.code).toBe('verification-required');
    const second = await open();
    expect((await verify(second.verification.id, 'julio demo')).body.value).toMatchObject({ token: expect.any(String) });
    expect((await verify(second.verification.id, 'julio demo')).body.code).toBe('verification-required');
    expect((await open()).token).toEqual(expect.any(String));
  });

  it('SES-46 INV-09 sends a code to the outbox that works once', async () => {
    await test.platform.db.deleteFrom('known_ip').where('ip', '=', '127.0.0.1').execute();
    const { verification } = (await login({ username: 'demo_newip', password: 'Demo1234' })).body.value as { verification: { id: string } };
    await test.call('POST', '/wps/session/login/verification/send', { body: { id: verification.id, method: 'email' } });
    const mail = await test.platform.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ kind: 'mail', target: 'demo_newip@example.test' });
    const answer = mail.text.replace(/\D/g, '');
    const { body } = await test.call('POST', '/wps/session/login/verification', {
      sealed: { id: verification.id, method: 'email', answer },
    });
    expect(body.value).toMatchObject({ token: expect.any(String) });
  });

  it('SES-54 ROL-06 INV-05 opens a trial session that owns no wallet', async () => {
    const token = await test.freePlay();
    expect((await test.call('GET', '/wps/member/info', { token })).body.value).toMatchObject({ type: 4 });
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.value).toMatchObject({ balance: 0 });
    await test.platform.db.updateTable('whitelabel_node').set({ enabled: false }).where('mod_id', '=', 'LOGIN').execute();
    await expect(test.freePlay()).rejects.toThrow('function-disabled');
    await test.platform.db.updateTable('whitelabel_node').set({ enabled: true }).where('mod_id', '=', 'LOGIN').execute();
  });

  it('INV-31 keeps no password, token or code in the request log', async () => {
    const token = await test.login('demo_member');
    await login({ username: 'demo_member', password: 'a-wrong-secret' });
    await test.call('GET', '/wps/relay/MCSFE_getFavoriteGamesList', { query: { token } });
    await test.app.requestLog.flush();
    const rows = JSON.stringify(await test.platform.db.selectFrom('request_log').selectAll().execute());
    expect(rows).toContain('demo_member');
    for (const secret of [token, 'a-wrong-secret', 'Demo1234', 'Fresh1234', DEFAULT_PASSWORD]) expect(rows).not.toContain(secret);
  });
});
