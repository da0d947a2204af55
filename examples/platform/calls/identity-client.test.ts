import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAffiliate } from '../../../src/api/team/affiliate.js';
import { createClient } from '../../../src/api/wire/client.js';
import { listCountries } from '../../../src/api/account/countries.js';
import { changePassword, getMember, putProfile } from '../../../src/api/account/member.js';
import { forgotPasswordByEmail, setPasswordByEmail, setPasswordByPhone } from '../../../src/api/account/password.js';
import { getRegisterRules, registerByMobile, registerByUsername, type RegisterRequest } from '../../../src/api/account/registration.js';
import { finishSocialLogin, startSocialLogin } from '../../../src/api/account/social.js';
import {
  answerLoginVerification,
  checkSlider,
  confirmPhoneVerification,
  getSlider,
  loginByPhoneProvider,
  loginBySms,
  sendLoginVerification,
  sendSmsBeforeLogin,
  sendSmsForRegistration,
  startPhoneVerification,
} from '../../../src/api/account/verification.js';
import { giveHandover } from '../../../src/api/account/give-handover.js';
import { login, loginFreePlay, logout, redeemHandover } from '../../../src/api/account/session.js';
import { getStatus, type SwitchNode } from '../../../src/api/wire/system.js';
import { payByWork } from '../../../src/core/identity/proof.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

let test: TestApp;
let token: string | undefined;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  test = await openTestApp();
  await db().updateTable('setting').set({ value: '2' }).where('key', '=', 'proof_attempts').execute();
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  test.platform.config.port = port;
  client = createClient({ apiBase: `http://127.0.0.1:${port}`, merchant: 'demo', token: () => token, language: () => 'EN' });
});
afterAll(() => test.close());
beforeEach(() => db().deleteFrom('login_attempt').execute());

const db = () => test.platform.db;
async function lastCode(): Promise<string> {
  const { text } = await db().selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
async function slid(): Promise<string> {
  const slider = await getSlider(client);
  const { solution } = await db().selectFrom('slider').select('solution').where('id', '=', slider.id).executeTakeFirstOrThrow();
  return checkSlider(client, slider.id, { offset: solution });
}
/** The browser's own code, in Node. */
function proved(): Promise<string> {
  return payByWork({ client }, { purpose: 'human' }, ({ captchaId, captcha }) => checkSlider(client, captchaId, { answer: captcha }));
}
const request = (changes: Partial<RegisterRequest>): RegisterRequest => ({
  password: 'Secret123',
  confirmPassword: 'Secret123',
  registerUrl: 'http://127.0.0.1/register',
  domain: '127.0.0.1',
  termsAccepted: true,
  ageConfirmed: true,
  sliderResult: '',
  ...changes,
});

/** The client's own functions over HTTP, so that both ends of the wire agree on every name. */
describe('the client’s calls on the platform', () => {
  it('API-10 API-18 API-19 ENT-10 ENT-12 O-06 registers by username', async () => {
    expect((await getRegisterRules(client)).rules.find(rule => rule.field === 'username')).toMatchObject({
      enabled: true,
      required: true,
      acceptedPattern: expect.stringMatching(/./),
      minLength: 4,
      maxLength: 16,
      patternId: 1,
    });
    expect(await listCountries(client)).toContainEqual({ countryCode: 'MX', countryDialingCode: '52', name: 'México' });
    expect(await checkAffiliate(client, 'bruno01', '127.0.0.1')).toEqual({ code: 'BRUNO01' });
    await expect(checkAffiliate(client, 'NOBODY9', '127.0.0.1')).rejects.toMatchObject({ code: 'affiliate-invalid', status: 404 });
    const result = await registerByUsername(client, request({ username: 'wire_one', sliderResult: await proved() }));
    expect(result).toMatchObject({ token: expect.any(String), firstTimeLogin: true });
    await expect(registerByUsername(client, request({ username: 'wire_one', sliderResult: await slid() }))).rejects.toMatchObject({
      code: 'bad-request',
      fields: { username: 'taken' },
    });
    token = result.token;
    await db().updateTable('register_rule').set({ enabled: true }).where('field', '=', 'zalo').execute();
    await putProfile(client, { zalo: '5512345678' });
    const next = await changePassword(client, { oldPassword: 'Secret123', newPassword: 'Secret124', confirmNewPassword: 'Secret124' });
    expect(next).not.toBe(token);
    await expect(getMember(client)).rejects.toMatchObject({ code: 'not-logged-in' });
    token = next;
    expect((await getMember(client)).account).toBe('wire_one');
    token = undefined;
  });

  it('API-07 API-08 API-09 API-11 API-16 by number: register with one slider for sms and form, log in, reset', async () => {
    const mobile = { countryDialingCode: '52', mobileNum: '5543214321' };
    const sliderResult = await slid();
    const wait = (minutes: number) =>
      db()
        .updateTable('setting')
        .set({ value: String(minutes) })
        .where('key', '=', 'sms_expiry_minutes')
        .execute();
    await wait(2);
    test.platform.events.emit('status-changed', undefined);
    expect(await sendSmsForRegistration(client, mobile, sliderResult)).toBe(2);
    await wait(1);
    test.platform.events.emit('status-changed', undefined);
    expect((await registerByMobile(client, request({ ...mobile, sliderResult, verificationCode: await lastCode() }))).token).toEqual(
      expect.any(String),
    );
    expect(await sendSmsBeforeLogin(client, mobile, 'login')).toBe(1);
    expect((await loginBySms(client, mobile, await lastCode())).token).toEqual(expect.any(String));
    await sendSmsBeforeLogin(client, mobile, 'reset');
    expect((await setPasswordByPhone(client, { ...mobile, verificationCode: await lastCode(), newPassword: 'Renewed123' })).token).toEqual(
      expect.any(String),
    );
    await expect(sendSmsBeforeLogin(client, mobile, 'login')).rejects.toMatchObject({ code: 'rate-limited', retryAfter: 300_000 });
    await expect(sendSmsBeforeLogin(client, { ...mobile, mobileNum: '1' }, 'login')).rejects.toMatchObject({ code: 'phone-invalid' });
  });

  it('SES-65 REG-31 by the phone-verification provider', async () => {
    await db().updateTable('whitelabel_node').set({ enabled: true }).where('mod_id', '=', 'PHONEPROVIDER3').execute();
    const mobile = { countryDialingCode: '52', mobileNum: '5500000001' };
    const { phoneSession } = await startPhoneVerification(client, mobile);
    const proof = await confirmPhoneVerification(client, phoneSession, await lastCode());
    expect((await loginByPhoneProvider(client, mobile, proof)).token).toEqual(expect.any(String));
    await db().updateTable('whitelabel_node').set({ enabled: false }).where('mod_id', '=', 'PHONEPROVIDER3').execute();
  });

  it('API-15 by mail, form-encoded', async () => {
    const pair = { username: 'demo_player', email: 'demo_player@example.test' };
    expect(await forgotPasswordByEmail(client, pair.username, pair.email)).toBe(15);
    expect((await setPasswordByEmail(client, { ...pair, verificationCode: await lastCode(), newPassword: 'Renewed123' })).token).toEqual(
      expect.any(String),
    );
  });

  it('O-03 O-04 from an unregistered address', async () => {
    const { verification } = await login(client, { username: 'demo_newip', password: 'Demo1234' });
    const id = verification?.id ?? '';
    expect(await sendLoginVerification(client, id, 'email')).toEqual({ expiry: 1, to: 'd•••@example.test' });
    await expect(answerLoginVerification(client, id, 'payeeName', 'Nobody')).rejects.toMatchObject({
      code: 'bad-request',
      fields: { answer: 'wrong' },
      value: { triesLeft: 4 },
    });
    expect((await answerLoginVerification(client, id, 'email', await lastCode())).token).toEqual(expect.any(String));
  });

  it('O-05 ERR-10 a provider window that was closed', async () => {
    const begun = await startSocialLogin(client, 'google', 'http://127.0.0.1:4101');
    expect(begun.url).toMatch(/\/idp\/google\/auth\?/);
    await expect(finishSocialLogin(client, { ...begun, token: begun.state })).rejects.toMatchObject({ code: 'login-window-closed' });
  });

  it('gives a host’s server a code; what is no page redeems none', async () => {
    ({ token } = await login(client, { username: 'demo_member', password: 'Demo1234' }));
    const { code, expiresIn } = await giveHandover(client, 'http://127.0.0.1:4101');
    expect(expiresIn).toBe(60);
    await expect(redeemHandover(client, code, 'secret-of-no-page')).rejects.toMatchObject({ code: 'code-invalid' });
    token = undefined;
  });

  it('API-04 ENT-08 API-06 API-14 SES-58 signs in, tells who it is, changes the password, and signs out for good', async () => {
    const { token: first = '' } = await login(client, { username: 'demo_first', password: 'Demo1234' });
    token = first;
    expect(await getMember(client)).toMatchObject({ id: expect.stringMatching(/^\d+$/), account: 'demo_first', nickname: 'Inés', type: 0 });
    await expect(
      changePassword(client, { oldPassword: 'Wrong123', newPassword: 'Renewed123', confirmNewPassword: 'Renewed123' }),
    ).rejects.toMatchObject({ fields: { oldPassword: 'wrong' } });
    token = await changePassword(client, { oldPassword: 'Demo1234', newPassword: 'Renewed123', confirmNewPassword: 'Renewed123' });
    await expect(login(client, { username: 'demo_first', password: 'Demo1234' })).rejects.toMatchObject({ code: 'bad-credentials' });
    await logout(client, token);
    await expect(getMember(client)).rejects.toMatchObject({ code: 'not-logged-in' });
    token = undefined;
  });

  it('API-05 opens a trial session', async () => {
    token = (await loginFreePlay(client)).token;
    expect((await getMember(client)).type).toBe(4);
    token = undefined;
  });

  it('API-73 OP-60 answers the countries with their dialling codes, its own first', async () => {
    const list = await listCountries(client);
    expect(list.length).toBeGreaterThan(5);
    expect(list[0]?.countryCode).toBe('MX');
    for (const country of list)
      expect(country).toMatchObject({
        countryCode: expect.stringMatching(/^[A-Z]{2}$/),
        countryDialingCode: expect.stringMatching(/^\d{1,4}$/),
      });
  });

  it('ENT-11 API-09 a code is asked for with number, dialling code and the slider’s result, and is refused without any of them', async () => {
    const send = (body: Record<string, string>) => test.call('POST', '/wps/verification/sms/register', { body });
    const sliderResult = await slid();
    expect((await send({ mobileNo: '5511112222', sliderResult })).body.code).toBe('phone-invalid');
    expect((await send({ countryDialingCode: '52', sliderResult })).body.code).toBe('phone-invalid');
    expect((await send({ mobileNo: '5511112222', countryDialingCode: '52' })).body.code).toBe('verification-required');
    expect((await send({ mobileNo: '5511112222', countryDialingCode: '52', sliderResult })).body.success).toBe(true);
  });

  it('ENT-40 the ways to prove an unknown network are SMS, email, authenticator and payee name, and no other', async () => {
    await db().deleteFrom('known_ip').where('ip', '=', '127.0.0.1').execute();
    const { verification } = await login(client, { username: 'demo_newip', password: 'Demo1234' });
    expect(verification?.methods.toSorted()).toEqual(['email', 'google', 'payeeName', 'sms']);
    const answer = await test.call('POST', '/wps/session/login/verification', {
      sealed: { id: verification?.id, method: 'fax', answer: '1' },
    });
    expect(answer.body).toMatchObject({ code: 'bad-request', fields: { method: expect.any(String) } });
  });

  it.each([
    ['ENT-19', 'USERNAMEREG3'],
    ['ENT-20', 'MOBILENUMREG3'],
    ['ENT-21', 'MOBILENUMPASSREG3'],
    ['ENT-22', 'REGMOBVERF3'],
    ['ENT-23', 'AGENTPOLICY3'],
    ['ENT-24', 'PTSYS3'],
    ['ENT-25', 'FREEPLAY3'],
    ['ENT-26', 'PWDEXPFORCECHANGE3'],
    ['ENT-27', 'MOBILEVERCODELOGIN3'],
  ])('%s %s stands in the tree, and switched off it alone reads so', async (_row, name) => {
    const standing = async () => {
      const flat = (nodes: readonly SwitchNode[]): SwitchNode[] => nodes.flatMap(node => [node, ...flat(node.childrenNodes)]);
      return new Map(flat((await getStatus(client)).switches).map(node => [node.modId, node.enabled]));
    };
    const turn = async (enabled: boolean) => {
      await db().updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', name).execute();
      test.platform.events.emit('status-changed', undefined);
    };
    const before = await standing();
    expect(before.get(name)).toBe(true);
    await turn(false);
    expect(await standing()).toEqual(new Map([...before, [name, false]]));
    await turn(true);
  });
});
