import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { InferOutput } from 'valibot';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { proofAnswer } from '../../../src/api/account/verification.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

type Proof = InferOutput<typeof proofAnswer>;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.platform.db.updateTable('setting').set({ value: '2' }).where('key', '=', 'proof_attempts').execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['login_attempt', 'proof'] as const) await test.platform.db.deleteFrom(table).execute();
});

const RIGHT = { username: 'demo_member', password: 'Demo1234' };
const atOnce = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const ask = (body: Record<string, unknown>, ip?: string) => test.call('POST', '/wps/captcha/proof', { body, ip });
const asked = async (body: Record<string, unknown>, ip?: string) => v.parse(proofAnswer, (await ask(body, ip)).body.value);
async function work({ id, challenge }: Proof) {
  const found = await solveChallenge({ challenge: { parameters: challenge }, deriveKey });
  return { captchaId: id, captcha: `${found?.counter}.${found?.derivedKey}` };
}
const forLogin = async (account = RIGHT.username, ip?: string) => work(await asked({ purpose: 'login', account }, ip));
const login = (sealed: Record<string, unknown>, ip?: string) => test.call('POST', '/wps/session/login', { sealed, ip });
const needsCaptcha = () =>
  test.platform.db
    .insertInto('login_attempt')
    .values({ subject: 'account:demo_member', failures: 3, last_at: test.platform.clock.now() })
    .execute();

describe('work in place of a picture', () => {
  it('SES-19 OP-41 stands for the picture at login; nothing that a program reads does any more', async () => {
    await needsCaptcha();
    const proof = await asked({ purpose: 'login', account: RIGHT.username });
    expect(Object.keys(proof.challenge).sort()).toEqual(['algorithm', 'cost', 'keyLength', 'keyPrefix', 'nonce', 'salt']);
    expect((await login({ ...RIGHT, ...(await work(proof)) })).body.success).toBe(true);
    for (const path of ['/wps/captcha', '/wps/captcha/slider']) {
      const { value } = (await test.call('GET', path, { query: { kind: 'question' } })).body;
      expect(value).not.toHaveProperty('question');
      expect(JSON.stringify(value)).toContain('data:image/png');
    }
  });

  it('INV-09 is good once: of 32 logins with one answer at once one comes in', async () => {
    await needsCaptcha();
    const proof = await forLogin();
    const answers = await atOnce(32, () => login({ ...RIGHT, ...proof }));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    await test.platform.db.deleteFrom('login_attempt').execute();
    await needsCaptcha();
    expect((await login({ ...RIGHT, ...proof })).body.code).toBe('captcha-invalid');
  });

  it('is bound to its call, its account and its address, ends, and is used up by a wrong answer', async () => {
    await needsCaptcha();
    const refused = async (proof: object) => expect((await login({ ...RIGHT, ...proof })).body.code).toBe('captcha-invalid');
    await refused(await work(await asked({ purpose: 'register' })));
    await refused(await work(await asked({ purpose: 'human' })));
    await refused(await forLogin('demo_agent'));
    await refused(await forLogin(RIGHT.username, '198.51.100.60'));
    const open = await asked({ purpose: 'login', account: RIGHT.username }, '127.0.0.1');
    const found = await work(open);
    await refused({ ...found, captcha: `0.${'0'.repeat(64)}` });
    await refused(found);
    await test.platform.db.deleteFrom('proof').execute();
    const late = await forLogin();
    await test.platform.clock.advance(11 * 60_000);
    await needsCaptcha().catch(() => undefined);
    await test.platform.db
      .updateTable('login_attempt')
      .set({ failures: 3, last_at: test.platform.clock.now() })
      .where('subject', '=', 'account:demo_member')
      .execute();
    await refused(late);
    expect((await ask({ purpose: 'login' })).body.fields).toEqual({ account: 'required' });
  });

  it('twice as much with each further one of an address or an account, also when asked for at once, up to a bound; less after ten minutes', async () => {
    const most = (await atOnce(8, () => asked({ purpose: 'human' }))).map(proof => proof.most).sort((a, b) => a - b);
    expect(most).toEqual([3, 7, 15, 31, 63, 63, 63, 63]);
    const ofAccount = [];
    for (let index = 0; index < 4; index++)
      ofAccount.push((await asked({ purpose: 'login', account: index % 2 ? 'DEMO_agent' : 'demo_agent' }, `203.0.113.${index}`)).most);
    expect(ofAccount).toEqual([3, 7, 15, 31]);
    await test.platform.clock.advance(11 * 60_000);
    expect((await asked({ purpose: 'human' })).most).toBe(3);
    const many = await atOnce(120, () => ask({ purpose: 'human' }, '198.51.100.61'));
    expect(many.filter(({ body }) => body.code === 'rate-limited').length).toBeGreaterThanOrEqual(20);
  });

  it('REG-32 OP-41 earns the result that a registration needs, once', async () => {
    const { captchaId: id, captcha: answer } = await work(await asked({ purpose: 'human' }));
    const answers = await atOnce(32, () => test.call('POST', '/wps/captcha/slider', { body: { id, answer } }));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const { result } = answers.find(({ body }) => body.success)!.body.value as { result: string };
    const sms = () =>
      test.call('POST', '/wps/verification/sms/register', {
        body: { countryDialingCode: '52', mobileNo: '5512340063', sliderResult: result },
      });
    expect((await sms()).body.success).toBe(true);
    expect((await sms()).body.code).toBe('verification-required');
    const { captchaId, captcha } = await forLogin();
    expect((await test.call('POST', '/wps/captcha/slider', { body: { id: captchaId, answer: captcha } })).body.code).toBe(
      'captcha-invalid',
    );
  });

  it('API-17 pictures and sliders are no cheaper for a program: after five of an address each costs work', async () => {
    const ip = '198.51.100.62';
    for (const path of ['/wps/captcha', '/wps/captcha/slider', '/wps/captcha', '/wps/captcha/slider', '/wps/captcha'])
      expect((await test.call('GET', path, { ip })).body.success).toBe(true);
    for (const path of ['/wps/captcha', '/wps/captcha/slider']) {
      expect((await test.call('GET', path, { ip })).body).toMatchObject({ code: 'verification-required', value: { proofRequired: true } });
      const paid = await work(await asked({ purpose: 'picture' }, ip));
      expect((await test.call('GET', path, { ip, query: paid })).body.success).toBe(true);
      expect((await test.call('GET', path, { ip, query: paid })).body.code).toBe('captcha-invalid');
    }
    expect((await asked({ purpose: 'picture' }, ip)).most).toBe(15);
    expect((await test.call('GET', '/wps/captcha', { ip: '198.51.100.63' })).body.success).toBe(true);
  });

  it('keeps neither answers nor what proves them in the request log', async () => {
    const ip = '198.51.100.64';
    const paid = await work(await asked({ purpose: 'picture' }, ip));
    for (let index = 0; index < 6; index++) await test.call('GET', '/wps/captcha', { ip, query: paid });
    await test.app.requestLog.flush();
    const rows = JSON.stringify(await test.platform.db.selectFrom('request_log').selectAll().execute());
    expect(rows).not.toContain(paid.captcha);
  });
});
