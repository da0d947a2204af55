import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileAnswer } from '../../../src/api/account/profile.js';
import { securityAnswer } from '../../../src/api/account/security.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_member');
});
afterAll(() => test.close());

const profile = async () => v.parse(profileAnswer, (await test.call('GET', '/wps/member/profile', { token })).body.value);
const standing = async () => v.parse(securityAnswer, (await test.call('GET', '/wps/member/security', { token })).body.value);
const setPayment = async (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
  (await test.call('POST', '/wps/member/paymentPassword', { token, sealed: { oldPassword, newPassword, confirmNewPassword } })).body;

describe('an account of one’s own', () => {
  it('MEM-01 O-08 nickname and fields are read back as they were kept; rules are enforced', async () => {
    expect((await profile()).fields).toMatchObject({ nickname: 'Alma', payeeName: 'Alma Demo', zalo: '' });
    expect(
      (await test.call('PUT', '/wps/member/info', { token, sealed: { nickname: 'Estrella', payeeName: 'Alma Luz' } })).body.success,
    ).toBe(true);
    expect((await profile()).fields).toMatchObject({ nickname: 'Estrella', payeeName: 'Alma Luz' });
    const refused = await test.call('PUT', '/wps/member/info', { token, sealed: { nickname: 'E', payeeName: 'Alma Sol' } });
    expect([refused.status, refused.body.fields]).toEqual([400, { nickname: 'length' }]);
    expect((await profile()).fields).toMatchObject({ nickname: 'Estrella', payeeName: 'Alma Luz' });
    expect((await test.call('GET', '/wps/member/info', { token })).body.value).toMatchObject({ nickname: 'Estrella' });
  });

  it('O-08 a session alone cannot set the mail address or the number that a reset believes', async () => {
    const refused = await test.call('PUT', '/wps/member/info', { token, sealed: { email: 'thief@example.test', nickname: 'Thief' } });
    expect([refused.status, refused.body.fields]).toEqual([400, { email: 'unknown' }]);
    expect((await test.call('PUT', '/wps/member/info', { token, sealed: { mobileNum: '5599999999' } })).body.fields).toEqual({
      mobileNum: 'unknown',
    });
    expect((await profile()).fields).toMatchObject({ nickname: 'Estrella', email: 'demo_member@example.test' });
    await test.call('POST', '/wps/member/password/email', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      form: { username: 'demo_member', email: 'thief@example.test' },
    });
    expect(await test.platform.db.selectFrom('outbox').select('id').where('target', '=', 'thief@example.test').execute()).toEqual([]);
  });

  it('HDR-09 a picture is one of those that are offered, and no address of somebody’s choice', async () => {
    const { avatars } = await profile();
    expect(new Set(avatars).size).toBeGreaterThan(8);
    expect(
      (await test.call('PUT', '/wps/member/info/icon', { token, body: { url: 'https://elsewhere.example/x.png' } })).body.fields,
    ).toHaveProperty('url');
    await test.call('PUT', '/wps/member/info/icon', { token, body: { url: avatars[3] } });
    expect((await test.call('GET', '/wps/member/info/icon', { token })).body.value).toEqual({ url: avatars[3] });
  });

  it('MEM-24 says what protects the account, masked', async () => {
    expect(await standing()).toMatchObject({
      hasPaymentPassword: false,
      email: 'd•••@example.test',
      mobile: '+52 ••• 001',
      hasAuthenticator: false,
    });
  });

  it('O-09 INV-31 a payment password needs the account’s password first and itself later, and only its hash is kept', async () => {
    expect((await setPayment('wrong', '246801')).fields).toEqual({ oldPassword: 'wrong' });
    expect((await setPayment('Demo1234', '24680')).fields).toEqual({ newPassword: 'length' });
    expect((await setPayment('Demo1234', '246801', '246802')).fields).toEqual({ confirmNewPassword: 'different' });
    expect((await setPayment('Demo1234', '246801')).success).toBe(true);
    expect((await standing()).hasPaymentPassword).toBe(true);
    const { payment_password_hash: hash } = await test.platform.db
      .selectFrom('account')
      .select('payment_password_hash')
      .where('account', '=', 'demo_member')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^scrypt\$/);
    expect((await setPayment('Demo1234', '135790')).fields).toEqual({ oldPassword: 'wrong' });
    expect((await setPayment('246801', '246801')).fields).toEqual({ newPassword: 'unchanged' });
    expect((await setPayment('246801', '135790')).success).toBe(true);
  });

  it('INV-11 withdrawals rest after a change of the payment password, and not after the first one', async () => {
    const protection = async (of: string) =>
      v.parse(securityAnswer, (await test.call('GET', '/wps/member/security', { token: of })).body.value);
    const fresh = await test.login('demo_agent');
    const set = (oldPassword: string, newPassword: string) =>
      test.call('POST', '/wps/member/paymentPassword', {
        token: fresh,
        sealed: { oldPassword, newPassword, confirmNewPassword: newPassword },
      });
    expect((await set('Demo1234', '246801')).body.success).toBe(true);
    expect(await protection(fresh)).toMatchObject({ withdrawalsRestUntil: null, restHours: 24 });
    expect((await set('246801', '135790')).body.success).toBe(true);
    expect((await protection(fresh)).withdrawalsRestUntil).toBeGreaterThan(test.platform.clock.now() + 23 * 3_600_000);
  });

  it('O-09 a right password is no guess, also when the new one is the same', async () => {
    for (let tries = 0; tries < 6; tries++) expect((await setPayment('135790', '135790')).fields).toEqual({ newPassword: 'unchanged' });
  });

  it('O-09 a wrong password is refused by its own name, the login password when none was set before', async () => {
    const first = await test.login('demo_player');
    const guess = async (token: string) =>
      (
        await test.call('POST', '/wps/member/paymentPassword', {
          token,
          sealed: { oldPassword: 'guess', newPassword: '111111', confirmNewPassword: '111111' },
        })
      ).body;
    expect(await guess(first)).toMatchObject({
      code: 'bad-credentials',
      message: 'The login password is not correct.',
      fields: { oldPassword: 'wrong' },
    });
    expect((await setPayment('135790', '135790')).fields).toEqual({ newPassword: 'unchanged' });
    expect(await guess(token)).toMatchObject({
      code: 'bad-credentials',
      message: 'The payment password is not correct.',
      fields: { oldPassword: 'wrong' },
    });
    expect((await setPayment('135790', '135790')).fields).toEqual({ newPassword: 'unchanged' });
  });

  it('O-09 guessing ends after five tries', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await setPayment('000000', '111111')).code).toBe('bad-credentials');
    expect((await setPayment('135790', '111111')).code).toBe('payment-locked');
  });
});
