import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { loginAnswer } from '../../../src/api/account/session.js';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { totpAt, totpStep } from '../identity/totp.js';
import { DEMO_TOTP_SECRET } from '../seed/identity.js';

let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.platform.db.deleteFrom('login_attempt').execute();
  await test.platform.db.deleteFrom('sms_usage').execute();
});

/** Every demo account has a number of its own; demo_member has the first. */
const NUMBER = { countryDialingCode: '52', mobileNum: '5500000001' };
const NOBODY = { countryDialingCode: '52', mobileNum: '5599999999' };
const db = () => test.platform.db;
const sendSms = (mobile: Record<string, string>, purpose = 'login', ip?: string) =>
  test.call('POST', '/wps/verification/sms/noLogin', { body: { ...mobile, purpose }, ip });
const loginSms = (mobile: Record<string, string>, verificationCode: string, ip?: string) =>
  test.call('POST', '/wps/session/login', { sealed: { ...mobile, verificationCode, type: '1' }, ip });
const resetPhone = (mobile: Record<string, string>, verificationCode: string, newPassword = 'Renewed123') =>
  test.call('POST', '/wps/member/password/verification', { sealed: { ...mobile, verificationCode, newPassword } });
const askMail = (username: string, email: string) =>
  test.call('POST', '/wps/member/password/email', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    form: { username, email },
  });
const resetMail = (username: string, email: string, verificationCode: string, newPassword = 'Renewed123') =>
  test.call('POST', '/wps/member/password/email/verification', { sealed: { username, email, verificationCode, newPassword } });
const outboxSize = async () => (await db().selectFrom('outbox').select('id').execute()).length;

async function lastCode(target: string): Promise<string> {
  const { text } = await db()
    .selectFrom('outbox')
    .select('text')
    .where('target', '=', target)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /^Nova Palace: (\d{6})$/m.exec(text)?.[1] ?? '';
}
/** What the link of the last mail to an address leads to. */
async function lastLink(target: string): Promise<URL> {
  const { text } = await db()
    .selectFrom('outbox')
    .select('text')
    .where('target', '=', target)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return new URL(/^http\S+$/m.exec(text)?.[0] ?? '');
}
const other = (code: string) => (code === '123456' ? '654321' : '123456');

describe('sms login', () => {
  it('API-07 API-08 SES-31 SES-32 signs in with the code, once', async () => {
    expect((await sendSms(NUMBER)).body.value).toEqual({ expiry: 1 });
    const code = await lastCode('+525500000001');
    expect((await loginSms(NUMBER, '')).body).toMatchObject({ code: 'code-missing', fields: { verificationCode: 'required' } });
    expect((await loginSms({ ...NUMBER, mobileNum: 'abc' }, code)).body).toMatchObject({
      code: 'phone-invalid',
      fields: { mobileNum: 'length' },
    });
    expect((await loginSms(NUMBER, other(code))).body.code).toBe('code-invalid');
    const { token } = v.parse(loginAnswer, (await loginSms(NUMBER, code)).body.value);
    expect((await test.call('GET', '/wps/member/info', { token })).body.value).toMatchObject({ account: 'demo_member' });
    expect((await loginSms(NUMBER, code)).body.code).toBe('code-invalid');
    const minutes = (value: string) => db().updateTable('setting').set({ value }).where('key', '=', 'sms_expiry_minutes').execute();
    await minutes('3');
    test.platform.events.emit('status-changed', undefined);
    expect((await sendSms(NUMBER)).body.value).toEqual({ expiry: 3 });
    await minutes('1');
    test.platform.events.emit('status-changed', undefined);
  });

  it.each(['SMS', 'the phone-verification provider'])('SES-41 by %s never asks for a change of password', async way => {
    const profile = await db()
      .selectFrom('account_profile')
      .innerJoin('account', 'account.id', 'account_profile.account_id')
      .select('mobile_num')
      .where('account', '=', 'demo_expired')
      .executeTakeFirstOrThrow();
    const mobile = { ...NUMBER, mobileNum: profile.mobile_num ?? '' };
    const proved = async () => {
      const { phoneSession } = (await test.call('POST', '/idp/phone/send', { body: mobile })).body.value as { phoneSession: string };
      const { text } = await db().selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow();
      const proof = (
        await test.call('POST', '/idp/phone/verify', { body: { phoneSession, verificationCode: /\d{6}$/.exec(text)?.[0] ?? '' } })
      ).body.value as object;
      return test.call('POST', '/wps/session/login', { sealed: { ...mobile, ...proof, type: '2' } });
    };
    const byCode = async () => {
      await sendSms(mobile);
      return loginSms(mobile, await lastCode(`+52${mobile.mobileNum}`));
    };
    const provider = (enabled: boolean) =>
      db().updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', 'PHONEPROVIDER3').execute();
    await provider(way !== 'SMS');
    const answer = await (way === 'SMS' ? byCode() : proved());
    await provider(false);
    expect(answer.body.value).toMatchObject({ passwordExpired: false, passwordDefault: false });
    const { token = '' } = answer.body.value as { token?: string };
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.success).toBe(true);
  });

  it('answers the same for a number that nobody has, and sends nothing', async () => {
    const before = await outboxSize();
    expect(await sendSms(NOBODY)).toMatchObject({ status: 200, body: { success: true, value: { expiry: 1 } } });
    expect(await outboxSize()).toBe(before);
    await sendSms(NUMBER);
    const [unknown, known] = [await loginSms(NOBODY, '000000'), await loginSms(NUMBER, other(await lastCode('+525500000001')))];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  it('INV-09 a code has five tries, ends with its time, and is void when a newer one is sent', async () => {
    await sendSms(NUMBER);
    const first = await lastCode('+525500000001');
    for (let tries = 0; tries < 5; tries++) expect((await loginSms(NUMBER, other(first))).body.code).toBe('code-invalid');
    expect((await loginSms(NUMBER, first)).body.code).toBe('code-expired');
    await sendSms(NUMBER);
    const second = await lastCode('+525500000001');
    await sendSms(NUMBER);
    const third = await lastCode('+525500000001');
    if (second !== third) expect((await loginSms(NUMBER, second)).body.code).toBe('code-invalid');
    await test.platform.clock.advance(5 * 60_000 + 1);
    expect((await loginSms(NUMBER, third)).body.code).toBe('code-expired');
  });

  it('a code for one purpose does not serve another', async () => {
    await sendSms(NUMBER, 'login');
    expect((await resetPhone(NUMBER, await lastCode('+525500000001'))).body.code).toBe('code-invalid');
  });

  it('ERR-02 ERR-08 limits by number, by address and by day', async () => {
    for (let sent = 0; sent < 3; sent++) expect((await sendSms(NOBODY)).body.success).toBe(true);
    expect(await sendSms(NOBODY, 'login', '198.51.100.30')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '300' },
      body: { code: 'rate-limited' },
    });
    for (let day = 3; day < 10; day++) {
      await test.platform.clock.advance(5 * 60_000 + 1);
      expect((await sendSms(NOBODY)).body.success).toBe(true);
    }
    await test.platform.clock.advance(5 * 60_000 + 1);
    expect((await sendSms(NOBODY)).body.code).toBe('quota-exceeded');
    await test.platform.clock.advance(24 * 3_600_000);
    expect((await sendSms(NOBODY)).body.success).toBe(true);
    const ip = '198.51.100.31';
    for (let sent = 0; sent < 15; sent++)
      expect((await sendSms({ ...NOBODY, mobileNum: `55888800${10 + sent}` }, 'login', ip)).body.success).toBe(true);
    expect((await sendSms({ ...NOBODY, mobileNum: '5588880099' }, 'login', ip)).body.code).toBe('rate-limited');
  });

  it('sends that come together do not slip through beside each other', async () => {
    const sent = await Promise.all(Array.from({ length: 12 }, () => sendSms({ ...NOBODY, mobileNum: '5577778888' })));
    expect(sent.filter(answer => answer.body.success)).toHaveLength(3);
  });

  it('1,000 guesses from many addresses get five looks at a code, and from one address thirty', async () => {
    await sendSms(NUMBER);
    const code = await lastCode('+525500000001');
    const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0')).filter(guess => guess !== code);
    const codes: Record<string, number> = {};
    for (const [index, guess] of guesses.entries()) {
      const { body } = await loginSms(NUMBER, guess, index % 2 ? '198.51.100.40' : `10.1.${index % 250}.${index % 7}`);
      codes[body.code ?? 'ok'] = (codes[body.code ?? 'ok'] ?? 0) + 1;
    }
    expect(codes['ok']).toBeUndefined();
    expect(codes['code-invalid']).toBe(5);
    expect(codes['rate-limited']).toBeGreaterThan(400);
    expect((await loginSms(NUMBER, code, '10.2.0.1')).body.code).toBe('code-expired');
  }, 120_000);

  it('SES-14 ENT-27 is refused when it is switched off', async () => {
    await db().updateTable('whitelabel_node').set({ enabled: false }).where('mod_id', '=', 'MOBILEVERCODELOGIN3').execute();
    expect((await sendSms(NUMBER)).body.code).toBe('function-disabled');
    expect((await loginSms(NUMBER, '123456')).body.code).toBe('function-disabled');
    await db().updateTable('whitelabel_node').set({ enabled: true }).where('mod_id', '=', 'MOBILEVERCODELOGIN3').execute();
  });
});

describe('forgotten password', () => {
  it('API-15 PWD-05 PWD-06 ROL-05 a code comes by mail, sets a password once and signs in; withdrawals rest (INV-11)', async () => {
    const elsewhere = await test.login('demo_player');
    expect((await askMail('Demo_Player', 'DEMO_player@example.test')).body).toEqual({ success: true, value: { expiry: 15 } });
    const code = await lastCode('demo_player@example.test');
    expect(
      (await db().selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow()).text,
      'said beforehand',
    ).toMatch(/quedan en pausa 24 horas|rest for 24 hours/);
    expect((await resetMail('demo_player', 'demo_player@example.test', code, 'short')).body.fields).toEqual({ newPassword: 'length' });
    expect((await resetMail('demo_player', 'demo_player@example.test', other(code))).body.code).toBe('code-invalid');
    expect((await resetMail('demo_member', 'demo_player@example.test', code)).body.code).toBe('code-invalid');
    const { token } = v.parse(loginAnswer, (await resetMail('demo_player', 'demo_player@example.test', code)).body.value);
    const { withdrawalsRestUntil } = (await test.call('GET', '/wps/member/security', { token })).body.value as {
      withdrawalsRestUntil: number;
    };
    expect(withdrawalsRestUntil, 'whoever has taken the mailbox takes no money').toBeGreaterThan(
      test.platform.clock.now() + 23 * 3_600_000,
    );
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.success).toBe(true);
    expect((await test.call('GET', '/wps/member/info', { token: elsewhere })).body.code).toBe('not-logged-in');
    expect((await resetMail('demo_player', 'demo_player@example.test', code)).body.code).toBe('code-invalid');
    expect(await test.login('demo_player', 'Renewed123')).toEqual(expect.any(String));
  });

  it('PWD-06 the mail has a link too: to our own address, the code behind the #, good once, for its time, until a newer mail', async () => {
    const [name, mail] = ['demo_first', 'demo_first@example.test'];
    const byLink = async (link: URL) => {
      const carried = new URLSearchParams(link.hash.slice(1));
      return resetMail(carried.get('username') ?? '', carried.get('email') ?? '', carried.get('code') ?? '', 'Linked123');
    };
    const ask = (headers: Record<string, string> = {}) =>
      test.call('POST', '/wps/member/password/email', {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        form: { username: name, email: mail },
      });
    await ask({ 'x-forwarded-host': 'thief.example' });
    const older = await lastLink(mail);
    expect([older.hostname, older.pathname, older.search]).toEqual(['127.0.0.1', '/forgot', '']);
    await ask();
    const link = await lastLink(mail);
    if (older.hash !== link.hash) expect((await byLink(older)).body.code).toBe('code-invalid');
    v.parse(loginAnswer, (await byLink(link)).body.value);
    expect((await byLink(link)).body.code).toBe('code-invalid');
    expect(await test.login(name, 'Linked123')).toEqual(expect.any(String));
    await ask();
    await test.platform.clock.advance(15 * 60_000 + 1);
    expect((await byLink(await lastLink(mail))).body.code).toBe('code-expired');
  });

  it('PWD-06 a link can be asked whether it is good: that does not use it up, and nothing can be guessed or learnt by asking', async () => {
    const [name, mail] = ['demo_subagent', 'demo_subagent@example.test'];
    const isGood = async (verificationCode: string, username = name) =>
      (await test.call('POST', '/wps/member/password/email/link', { sealed: { username, email: mail, verificationCode } })).body.value;
    await askMail(name, mail);
    const code = await lastCode(mail);
    for (let asked = 0; asked < 7; asked++) expect(await isGood(code)).toEqual({ good: true });
    expect(await isGood(other(code))).toEqual({ good: false });
    expect(await isGood(code, 'nobody_here')).toEqual({ good: false });
    v.parse(loginAnswer, (await resetMail(name, mail, code)).body.value);
    expect(await isGood(code)).toEqual({ good: false });
    await askMail(name, mail);
    const guessed = await lastCode(mail);
    for (let tried = 0; tried < 5; tried++) expect(await isGood(other(guessed))).toEqual({ good: false });
    expect(await isGood(guessed)).toEqual({ good: false });
    expect((await resetMail(name, mail, guessed)).body.code).toBe('code-expired');
    // Of a pair that nobody has there is a code too, and it answers alike.
    await askMail('nobody_here', mail);
    expect(await isGood(other(guessed), 'nobody_here')).toEqual({ good: false });
  });

  it('I18-01 the mail speaks the visitor’s language', async () => {
    for (const [language, words] of [
      ['ES', 'Escribe este código'],
      ['EN', 'Type this code'],
    ] as const) {
      await test.call('POST', '/wps/member/password/email', {
        headers: { 'content-type': 'application/x-www-form-urlencoded', language },
        form: { username: 'demo_agent', email: 'demo_agent@example.test' },
      });
      const { text } = await db().selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow();
      expect(text).toContain(words);
    }
  });

  it('PWD-03 PWD-04 names a wrong username and address', async () => {
    expect((await askMail('', '')).body).toMatchObject({ code: 'bad-request', fields: { username: 'required', email: 'required' } });
    expect((await askMail('1x', 'a@b')).body.fields).toEqual({ username: 'length', email: 'length' });
  });

  it('ERR-11 does not tell whether the account exists, unless it is set to', async () => {
    const before = await outboxSize();
    const known = await askMail('demo_member', 'demo_member@example.test');
    expect(await outboxSize()).toBe(before + 1);
    for (const [name, mail] of [
      ['demo_member', 'demo_agent@example.test'],
      ['nobody_here', 'nobody@example.test'],
    ] as const) {
      const unknown = await askMail(name, mail);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      expect((await resetMail(name, mail, '123456')).body.code).toBe('code-invalid');
    }
    expect(await outboxSize()).toBe(before + 1);
    await db().updateTable('setting').set({ value: '1' }).where('key', '=', 'forgot_password_tells').execute();
    test.platform.events.emit('status-changed', undefined);
    expect(await askMail('nobody_here', 'nobody@example.test')).toMatchObject({ status: 404, body: { code: 'account-not-found' } });
    await db().updateTable('setting').set({ value: '0' }).where('key', '=', 'forgot_password_tells').execute();
    test.platform.events.emit('status-changed', undefined);
  });

  it('API-16 PWD-10 PWD-11 PWD-12 ROL-05 by phone: a code is sent, sets the password, ends other sessions, frees a held account, signs in', async () => {
    const elsewhere = await test.login('demo_member');
    await db()
      .insertInto('login_attempt')
      .values({ subject: 'pair:demo_member|127.0.0.1', failures: 20, last_at: test.platform.clock.now() })
      .execute();
    await sendSms(NUMBER, 'reset');
    const code = await lastCode('+525500000001');
    expect((await resetPhone(NUMBER, code, 'x')).body.fields).toEqual({ newPassword: 'length' });
    expect((await resetPhone(NUMBER, code, 'Welcome1234')).body.fields).toEqual({ newPassword: 'default-password' });
    expect((await resetPhone(NUMBER, '')).body.code).toBe('code-missing');
    v.parse(loginAnswer, (await resetPhone(NUMBER, code)).body.value);
    expect((await test.call('GET', '/wps/member/info', { token: elsewhere })).body.code).toBe('not-logged-in');
    expect(await test.login('demo_member', 'Renewed123')).toEqual(expect.any(String));
    expect((await resetPhone(NUMBER, code)).body.code).toBe('code-invalid');
  });

  it('PWD-01 PWD-02 a way that is switched off is refused', async () => {
    const set = (enabled: boolean) =>
      db().updateTable('whitelabel_node').set({ enabled }).where('mod_id', 'in', ['FORGETEMAIL3', 'FORGETMOBILE3']).execute();
    await set(false);
    for (const answer of [
      await askMail('demo_member', 'demo_member@example.test'),
      await sendSms(NUMBER, 'reset'),
      await resetPhone(NUMBER, '123456'),
    ])
      expect(answer.body.code).toBe('function-disabled');
    await set(true);
  });

  it('PWD-01 PWD-02 each way hangs on its own switch alone', async () => {
    const set = (modId: string, enabled: boolean) =>
      db().updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', modId).execute();
    const codes = async () =>
      (await Promise.all([askMail('demo_member', 'demo_member@example.test'), sendSms(NUMBER, 'reset'), resetPhone(NUMBER, '123456')])).map(
        ({ body }) => body.code === 'function-disabled',
      );
    await set('FORGETMOBILE3', false);
    expect(await codes()).toEqual([false, true, true]);
    await set('FORGETMOBILE3', true);
    await set('FORGETEMAIL3', false);
    expect(await codes()).toEqual([true, false, false]);
    await set('FORGETEMAIL3', true);
  });
});

describe('changed password', () => {
  it('PWD-15 PWD-16 PWD-18 asks for the old one, ends all sessions, and answers the token that follows', async () => {
    const [token, elsewhere] = [await test.login('demo_agent41'), await test.login('demo_agent41')];
    const change = (sealed: Record<string, unknown>, bearer = token) =>
      test.call('POST', '/wps/member/password', { token: bearer, sealed });
    expect((await change({ newPassword: 'Renewed123', confirmNewPassword: 'Renewed123' })).body.fields).toEqual({
      oldPassword: 'required',
    });
    expect((await change({ oldPassword: 'Demo1234', newPassword: '', confirmNewPassword: '' })).body.fields).toEqual({
      newPassword: 'required',
    });
    expect((await change({ oldPassword: 'Demo1234', newPassword: 'Renewed123', confirmNewPassword: 'Renewed12' })).body.fields).toEqual({
      confirmNewPassword: 'different',
    });
    expect((await change({ oldPassword: 'Demo1234', newPassword: 'Demo1234', confirmNewPassword: 'Demo1234' })).body.fields).toEqual({
      newPassword: 'unchanged',
    });
    expect((await change({ oldPassword: 'nope', newPassword: 'Renewed123', confirmNewPassword: 'Renewed123' })).body).toMatchObject({
      code: 'bad-credentials',
      fields: { oldPassword: 'wrong' },
    });
    const { token: next } = (await change({ oldPassword: 'Demo1234', newPassword: 'Renewed123', confirmNewPassword: 'Renewed123' })).body
      .value as { token: string };
    for (const ended of [token, elsewhere])
      expect((await test.call('GET', '/wps/member/info', { token: ended })).body.code).toBe('not-logged-in');
    expect((await test.call('GET', '/wps/member/info', { token: next })).body.success).toBe(true);
  });

  it('PWD-15 INV-07 a forced change takes the login for the old password for ten minutes only', async () => {
    await db().updateTable('account').set({ password_default: true }).where('account', '=', 'demo_agent42').execute();
    const token = await test.login('demo_agent42');
    await test.platform.clock.advance(11 * 60_000);
    const change = (sealed: Record<string, unknown>) =>
      test.call('POST', '/wps/member/password', {
        token,
        sealed: { newPassword: 'Renewed123', confirmNewPassword: 'Renewed123', ...sealed },
      });
    expect((await change({})).body.fields).toEqual({ oldPassword: 'required' });
    expect((await change({ oldPassword: 'Demo1234' })).body.success).toBe(true);
  });
});

describe('extra verification', () => {
  const ip = '198.51.100.77';
  const open = async () =>
    (
      (await test.call('POST', '/wps/session/login', { sealed: { username: 'demo_newip', password: 'Demo1234', type: '0' }, ip })).body
        .value as { verification: { id: string; methods: string[] } }
    ).verification;
  const answer = (id: string, method: string, given: string, from = ip) =>
    test.call('POST', '/wps/session/login/verification', { sealed: { id, method, answer: given }, ip: from });
  const forget = () => db().deleteFrom('known_ip').where('ip', '=', ip).execute();
  const codeNow = () => totpAt(DEMO_TOTP_SECRET, totpStep(test.platform.clock.now()));

  it('SES-48 takes a code of the authenticator, one step early or late, once', async () => {
    const { id, methods } = await open();
    expect(methods).toEqual(['sms', 'email', 'payeeName', 'google']);
    await test.platform.clock.freeze();
    const far = totpAt(DEMO_TOTP_SECRET, totpStep(test.platform.clock.now()) + 2);
    if (far !== codeNow())
      expect((await answer(id, 'google', far)).body).toMatchObject({ code: 'bad-request', fields: { answer: 'wrong' } });
    expect((await answer(id, 'google', codeNow(), '198.51.100.78')).body.code).toBe('verification-required');
    v.parse(loginAnswer, (await answer(id, 'google', codeNow())).body.value);
    await forget();
    const replay = await open();
    expect((await answer(replay.id, 'google', codeNow())).body.fields).toEqual({ answer: 'wrong' });
    const late = totpAt(DEMO_TOTP_SECRET, totpStep(test.platform.clock.now()) - 1);
    expect((await answer(replay.id, 'google', late)).body.success).toBe(true);
    await test.platform.clock.run();
    await forget();
  });

  it('SES-45 SES-46 a code sent one way does not answer for the other; the address is known afterwards', async () => {
    const { id } = await open();
    expect((await test.call('POST', '/wps/session/login/verification/send', { body: { id, method: 'sms' }, ip })).body.value).toEqual({
      expiry: 1,
      to: expect.stringMatching(/^••• \d{3}$/),
    });
    expect((await test.call('POST', '/wps/session/login/verification/send', { body: { id, method: 'email' }, ip })).body.value).toEqual({
      expiry: 1,
      to: 'd•••@example.test',
    });
    const { text } = await db()
      .selectFrom('outbox')
      .select('text')
      .where('kind', '=', 'sms')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const code = /\d{6}$/.exec(text)?.[0] ?? '';
    expect((await answer(id, 'email', code)).body.fields).toEqual({ answer: 'wrong' });
    expect((await answer(id, 'sms', other(code))).body.fields).toEqual({ answer: 'wrong' });
    expect((await answer(id, 'sms', code)).body.success).toBe(true);
    expect(
      (await test.call('POST', '/wps/session/login', { sealed: { username: 'demo_newip', password: 'Demo1234' }, ip })).body.value,
    ).toMatchObject({ token: expect.any(String) });
    await forget();
  });

  it('INV-08 answers sent at once do not share a try, and the fifth wrong one ends it', async () => {
    const { id } = await open();
    const wrong = await Promise.all(Array.from({ length: 20 }, () => answer(id, 'payeeName', 'Somebody Else')));
    expect(wrong.filter(({ body }) => body.code === 'bad-request')).toHaveLength(4);
    expect(wrong.filter(({ body }) => body.code === 'verification-required')).toHaveLength(16);
    expect((await answer(id, 'payeeName', 'Julio Demo')).body.code).toBe('verification-required');
  });
});

describe('sealed payloads of identity', () => {
  it('API-03 are refused in clear, and when sealed for another call', async () => {
    const SEALED = [
      '/wps/member/register',
      '/wps/member/register/mobile',
      '/wps/member/password/verification',
      '/wps/member/password/email/verification',
      '/wps/session/login/verification',
      '/wps/session/login/social',
    ];
    const method = (path: string) => (path.includes('/register') ? 'PUT' : 'POST');
    const { createSeal } = await import('../../../src/api/wire/seal.js');
    const seal = createSeal(() => test.app.services.seal.publicKey());
    for (const path of SEALED) {
      expect((await test.call(method(path), path, { body: { username: 'a', password: 'b' } })).body.code).toBe('seal-refused');
      const body = await seal({ username: 'a' }, { method: 'POST', path: '/wps/session/login' });
      expect((await test.call(method(path), path, { body })).body.code).toBe('seal-refused');
    }
  });

  it('INV-31 nothing of them is in clear in the request log', async () => {
    await test.app.requestLog.flush();
    const log = JSON.stringify(await db().selectFrom('request_log').selectAll().execute());
    expect(log).toContain('/wps/member/password/email');
    for (const secret of ['Renewed123', 'Demo1234', DEMO_TOTP_SECRET]) expect(log).not.toContain(secret);
  });
});
