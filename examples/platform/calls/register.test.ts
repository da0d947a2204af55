import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { affiliateAnswer } from '../../../src/api/team/affiliate.js';
import { registerRulesAnswer } from '../../../src/api/account/registration.js';
import { loginAnswer } from '../../../src/api/account/session.js';
import { sliderAnswer } from '../../../src/api/account/verification.js';
import { openTestApp, type TestApp, type TestAnswer } from '../http/test-app.js';
import { book } from '../ledger/book.js';
import { hashOfAnswer } from './captcha.js';

let test: TestApp;
let count = 0;
let rules: { field: string; enabled: boolean; required: boolean }[];
let switches: { mod_id: string; enabled: boolean }[];
beforeAll(async () => {
  test = await openTestApp();
  rules = await db().selectFrom('register_rule').select(['field', 'enabled', 'required']).execute();
  switches = await db().selectFrom('whitelabel_node').select(['mod_id', 'enabled']).execute();
  await test.platform.db.updateTable('setting').set({ value: '1000' }).where('key', '=', 'captcha_free').execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.platform.db.deleteFrom('login_attempt').execute();
  await test.platform.db.deleteFrom('sms_usage').execute();
  for (const { field, ...seeded } of rules) await setRule(field, seeded);
  for (const { mod_id, enabled } of switches) await setSwitch(mod_id, enabled);
});

const db = () => test.platform.db;
const valueOf = (answer: TestAnswer) => answer.body.value as Record<string, string>;
const setRule = (
  field: string,
  change: { enabled?: boolean; required?: boolean; accepted_pattern?: string; min_length?: number; max_length?: number },
) => db().updateTable('register_rule').set(change).where('field', '=', field).execute();
const setSwitch = (modId: string, enabled: boolean) =>
  db().updateTable('whitelabel_node').set({ enabled }).where('mod_id', '=', modId).execute();

async function slider(ip?: string): Promise<string> {
  const { id } = valueOf(await test.call('GET', '/wps/captcha/slider', { ip })) as { id: string };
  const { solution } = await db().selectFrom('slider').select('solution').where('id', '=', id).executeTakeFirstOrThrow();
  return valueOf(await test.call('POST', '/wps/captcha/slider', { body: { id, offset: solution + 3 }, ip }))['result'] ?? '';
}

async function form(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  count++;
  return {
    username: `newcomer${count}`,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    termsAccepted: true,
    ageConfirmed: true,
    registerUrl: 'https://site.example/register',
    domain: 'site.example',
    registerMethod: 'username',
    loginFlag: true,
    sliderResult: await slider(),
    ...changes,
  };
}
const register = async (changes: Record<string, unknown> = {}) => test.call('PUT', '/wps/member/register', { sealed: await form(changes) });
const registerMobile = async (changes: Record<string, unknown> = {}) =>
  test.call('PUT', '/wps/member/register/mobile', { sealed: await form({ registerMethod: 'mobile', ...changes }) });
const accountOf = (name: string) =>
  db()
    .selectFrom('account')
    .innerJoin('account_registration as how', 'how.account_id', 'account.id')
    .selectAll()
    .where('account.account', '=', name)
    .executeTakeFirstOrThrow();
const idOf = async (name: string) =>
  (await db().selectFrom('account').select('id').where('account', '=', name).executeTakeFirstOrThrow()).id;

async function smsCode(mobileNo: string, countryDialingCode = '52'): Promise<string> {
  const sent = await test.call('POST', '/wps/verification/sms/register', {
    body: { mobileNo, countryDialingCode, sliderResult: await slider() },
  });
  expect(sent.body.value).toEqual({ expiry: 1 });
  const message = await db().selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
  expect(message).toMatchObject({ kind: 'sms', target: `+${countryDialingCode}${mobileNo}` });
  return /\d{6}$/.exec(message.text)?.[0] ?? '';
}

describe('registration', () => {
  it('ROL-03 API-10 REG-07 REG-08 REG-30 REG-42 REG-44 registers and ends signed in, once; name and password are those of the account', async () => {
    const payload = await form({ username: 'NovaLuz9', nickname: 'Nova', email: 'nova@example.test', payeeName: 'Nova Luz' });
    const answer = await test.call('PUT', '/wps/member/register', { sealed: payload });
    const { token } = v.parse(loginAnswer, answer.body.value);
    expect(valueOf(await test.call('GET', '/wps/member/info', { token }))).toMatchObject({
      account: 'NovaLuz9',
      nickname: 'Nova',
      firstTimeLogin: true,
    });
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.value).toMatchObject({ balance: 0 });
    expect((await test.call('PUT', '/wps/member/register', { sealed: payload })).body.code).toBe('verification-required');
    const enter = (password: string) => test.call('POST', '/wps/session/login', { sealed: { username: 'NovaLuz9', password, type: '0' } });
    expect((await enter('secret123')).body.code).toBe('bad-credentials');
    expect((await enter('Secret123')).body).toMatchObject({ success: true, value: { token: expect.any(String) } });
  });

  it('REG-29 REG-28 INV-22 keeps how the account came, once and for good', async () => {
    const { username } = (await form()) as { username: string };
    await register({ username, referralCode: 'R1' });
    expect(await accountOf(username)).toMatchObject({
      register_url: 'https://site.example/register',
      register_method: 'username',
      domain: 'site.example',
      referral_code: 'R1',
      ip: '127.0.0.1',
      upline_id: null,
      path: '',
    });
    await expect(
      db()
        .updateTable('account_registration')
        .set({ domain: 'x' })
        .where('account_id', '=', await idOf(username))
        .execute(),
    ).rejects.toThrow(/written once/);
  });

  it('REG-36 REG-37 OP-58 keeps when and from where the terms were agreed to, which wording, and the confirmed age; a new wording is a new version', async () => {
    const agreed = async (changes: Record<string, unknown>, headers?: Record<string, string>) => {
      const payload = await form(changes);
      const path = changes['mobileNum'] === undefined ? '/wps/member/register' : '/wps/member/register/mobile';
      const { token } = v.parse(loginAnswer, (await test.call('PUT', path, { sealed: payload, headers })).body.value);
      const { account } = valueOf(await test.call('GET', '/wps/member/info', { token })) as { account: string };
      return accountOf(account);
    };
    const wordingOf = (version: string | null) =>
      db()
        .selectFrom('terms_text')
        .selectAll()
        .where('version', '=', version ?? '')
        .executeTakeFirstOrThrow();
    await test.platform.clock.freeze();
    const now = test.platform.clock.now();
    const byName = await agreed({}, { language: 'EN' });
    const byMobile = await agreed(
      { username: '', mobileNum: '5544440001', countryDialingCode: '52', verificationCode: await smsCode('5544440001') },
      { language: 'EN' },
    );
    for (const how of [byName, byMobile]) expect(how).toMatchObject({ terms_accepted_at: now, age_confirmed_at: now, ip: '127.0.0.1' });
    expect(byMobile.terms_version).toBe(byName.terms_version);
    const shown = await db()
      .selectFrom('help_entry')
      .select(['title', 'body'])
      .where('key', '=', 'term')
      .where('lang', '=', 'EN')
      .executeTakeFirstOrThrow();
    expect(await wordingOf(byName.terms_version)).toMatchObject({ ...shown, lang: 'EN' });
    expect((await agreed({}, { language: 'ES' })).terms_version).toMatch(/^ES-/);
    await db().updateTable('help_entry').set({ body: '<p>New terms.</p>' }).where('key', '=', 'term').where('lang', '=', 'EN').execute();
    const later = await agreed({}, { language: 'EN' });
    expect(await wordingOf(later.terms_version)).toMatchObject({ body: '<p>New terms.</p>' });
    expect(await wordingOf(byName.terms_version)).toMatchObject(shown);
    await test.platform.clock.run();
  });

  it('REG-36 REG-37 the database keeps no registration without consent, and lets nobody change it afterwards', async () => {
    const { username } = (await form()) as { username: string };
    await register({ username });
    const { account_id, register_url, register_method, domain, ip, created_at } = await accountOf(username);
    const change = { terms_accepted_at: 0 };
    await expect(db().updateTable('account_registration').set(change).where('account_id', '=', account_id).execute()).rejects.toThrow(
      /written once/,
    );
    await db().deleteFrom('account_registration').where('account_id', '=', account_id).execute();
    const bare = {
      account_id,
      register_url,
      register_method,
      domain,
      ip,
      created_at,
      referral_code: null,
      recommender_id: null,
      affiliate_code: null,
      firebase_channel: null,
    };
    const without = { ...bare, terms_accepted_at: null, terms_version: null, age_confirmed_at: null };
    await expect(db().insertInto('account_registration').values(without).execute()).rejects.toThrow(/registration_has_consent/);
  });

  it('REG-07 REG-08 REG-34 REG-36 REG-37 names every wrong field at once', async () => {
    const answer = await register({
      username: '1ab',
      password: 'short',
      confirmPassword: 'other',
      email: 'nobody',
      termsAccepted: false,
      ageConfirmed: false,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(answer.body.fields).toEqual({
      username: 'length',
      password: 'length',
      confirmPassword: 'different',
      email: 'pattern',
      termsAccepted: 'not-accepted',
      ageConfirmed: 'not-accepted',
    });
    expect((await register({ username: '', password: '', confirmPassword: '' })).body.fields).toEqual({
      username: 'required',
      password: 'required',
      confirmPassword: 'required',
    });
    expect((await register({ password: 'Welcome1234', confirmPassword: 'Welcome1234' })).body.fields).toEqual({
      password: 'default-password',
    });
  });

  it('REG-07 REG-11 REG-13 says what is taken, whatever its case', async () => {
    expect(
      (await register({ username: 'Demo_MEMBER', email: 'DEMO_member@example.test', mobileNum: '5500000001', countryDialingCode: '52' }))
        .body.fields,
    ).toEqual({ username: 'taken', email: 'taken', mobileNum: 'taken' });
  });

  it('REG-05 REG-06 REG-33 what its rule hides is not read, what it requires is asked for, and all of it is stored', async () => {
    const samples: Record<string, string> = {
      payeeName: 'Ana Luz',
      qqNum: '123456',
      line: 'ana.l',
      whatsapp: '5512345678',
      facebook: 'ana',
      wechat: 'ana_w',
      telegram: '@ana',
      zalo: '5598765432',
      skype: 'ana.s',
      idNumber: 'AB123456',
      birthday: '1990-02-28',
      nickname: 'Ana',
      fullName: 'Ana Luz',
      referrer: 'a friend',
      address: 'Calle 5, 6',
      nationality: 'Mexicana',
      occupation: 'Nurse',
      incomeSource: 'Work',
      paymentPassword: '123456',
    };
    const hidden = await register({ zalo: 'not a number' });
    expect(hidden.body.success).toBe(true);
    for (const field of Object.keys(samples)) await setRule(field, { enabled: true, required: true });
    expect(Object.keys((await register()).body.fields ?? {}).sort()).toEqual(Object.keys(samples).sort());
    const { username } = (await form()) as { username: string };
    expect((await register({ username, ...samples })).body.success).toBe(true);
    const stored = await db()
      .selectFrom('account')
      .innerJoin('account_profile', 'account_profile.account_id', 'account.id')
      .selectAll()
      .where('account', '=', username)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      payee_name: 'Ana Luz',
      qq_num: '123456',
      line: 'ana.l',
      whatsapp: '5512345678',
      facebook: 'ana',
      wechat: 'ana_w',
      telegram: '@ana',
      zalo: '5598765432',
      skype: 'ana.s',
      id_number: 'AB123456',
      birthday: '1990-02-28',
      nickname: 'Ana',
      full_name: 'Ana Luz',
      referrer: 'a friend',
      address: 'Calle 5, 6',
      nationality: 'Mexicana',
      occupation: 'Nurse',
      income_source: 'Work',
    });
    expect(stored.payment_password_hash).toMatch(/^scrypt\$/);
    expect((await register({ ...samples, birthday: '2015-01-01' })).body.fields).toEqual({ birthday: 'too-young' });
    for (const field of Object.keys(samples)) await setRule(field, { enabled: ['payeeName', 'nickname'].includes(field), required: false });
  });

  it('REG-18 the payment password of the registration is the one that guards money, and withdraws', async () => {
    await setRule('paymentPassword', { enabled: true, required: true });
    const { username } = (await form()) as { username: string };
    const { token } = v.parse(loginAnswer, (await register({ username, paymentPassword: '135790' })).body.value);
    const accountId = await idOf(username);
    const add = (paymentPassword: string) =>
      test.call('POST', '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
        token,
        sealed: { kind: 'bank', address: '0121 8001 2345 6789', holder: 'Ana Luz', paymentPassword },
      });
    expect((await add('135791')).body.fields).toEqual({ paymentPassword: 'wrong' });
    const added = await add('135790');
    expect(added.body.success).toBe(true);
    const { account } = added.body.value as { account: { id: string } };
    const entries = [
      { wallet: { account: accountId }, amount: 100_00 },
      { wallet: { house: 'cash' }, amount: -100_00 },
    ] as const;
    await test.platform.transact(trx =>
      book(trx, {
        type: 'deposit',
        ref: { type: 'deposit', id: username },
        idempotencyKey: `deposit:${username}`,
        at: test.platform.clock.now(),
        entries: [...entries],
      }),
    );
    const withdraw = (paymentPassword: string) =>
      test.call('POST', '/wps/relay/passwordCheck/MCSFE_createWithdraw', {
        token,
        headers: { 'idempotency-key': `${username}-${paymentPassword}` },
        sealed: { payoutAccountId: account.id, amount: 20, mobileNum: '5500000001', paymentPassword },
      });
    expect((await withdraw('Secret123')).body.fields).toEqual({ paymentPassword: 'wrong' });
    expect((await withdraw('135790')).body.value).toMatchObject({ withdrawal: { amount: 20, status: 'pending' } });
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token })).body.value).toMatchObject({ balance: 80 });
    await setRule('paymentPassword', { enabled: false, required: false });
  });

  it('REG-14 REG-17 REG-39 API-18 OP-42 puts the account under the right agent', async () => {
    const check = (code: string, domain = 'site.example') => test.call('GET', '/wps/agent/affiliate', { query: { code, domain } });
    expect(v.parse(affiliateAnswer, (await check('bruno01')).body.value)).toEqual({ code: 'BRUNO01' });
    for (const bad of ['NOBODY9', 'CLOSED01', ''])
      expect(await check(bad)).toMatchObject({ status: 404, body: { code: 'affiliate-invalid' } });
    expect((await check('', 'carla.novapalace.example')).body.value).toEqual({ code: 'CARLA01' });
    const [agent, subagent, member, player] = await Promise.all(['demo_agent', 'demo_subagent', 'demo_member', 'demo_player'].map(idOf));
    const placed = async (changes: Record<string, unknown>) => {
      const { username } = (await form()) as { username: string };
      expect((await register({ username, ...changes })).body.success).toBe(true);
      return accountOf(username);
    };
    expect(await placed({ affiliateCode: 'Carla01' })).toMatchObject({
      upline_id: subagent,
      path: `/${agent}/${subagent}/`,
      affiliate_code: 'CARLA01',
    });
    expect(await placed({ domain: 'carla.novapalace.example' })).toMatchObject({ upline_id: subagent, affiliate_code: 'CARLA01' });
    expect(await placed({ affiliateCode: 'BRUNO01', domain: 'carla.novapalace.example' })).toMatchObject({
      upline_id: agent,
      affiliate_code: 'BRUNO01',
    });
    expect(await placed({ referralCode: 'diego2026' })).toMatchObject({
      upline_id: subagent,
      recommender_id: player,
      referral_code: 'diego2026',
    });
    expect(await placed({ referralCode: 'ALMA2026' })).toMatchObject({ upline_id: null, recommender_id: member });
    await setRule('recommenderId', { enabled: true });
    expect(await placed({ recommenderId: String(player) })).toMatchObject({ upline_id: subagent, recommender_id: player });
    expect((await register({ recommenderId: '999999' })).body.fields).toEqual({ recommenderId: 'unknown' });
    await setRule('recommenderId', { enabled: false });
    expect((await register({ affiliateCode: 'NOBODY9' })).body).toMatchObject({
      code: 'affiliate-invalid',
      fields: { affiliateCode: 'unknown' },
    });
  });

  it('REG-15 ERR-07 a captcha that is asked for is used up, right or wrong', async () => {
    await setRule('captcha', { enabled: true, required: true });
    const solved = async () => {
      const { id } = valueOf(await test.call('GET', '/wps/captcha')) as { id: string };
      await db()
        .updateTable('captcha')
        .set({ answer_hash: hashOfAnswer(id, 'ABC34') })
        .where('id', '=', id)
        .execute();
      return id;
    };
    expect((await register()).body.fields).toEqual({ captcha: 'required' });
    const captchaId = await solved();
    expect((await register({ captchaId, captcha: 'WRONG' })).body.code).toBe('captcha-invalid');
    expect((await register({ captchaId, captcha: 'ABC34' })).body.code).toBe('captcha-invalid');
    const once = await solved();
    expect((await register({ captchaId: once, captcha: 'abc34' })).body.success).toBe(true);
    expect((await register({ captchaId: once, captcha: 'abc34' })).body.code).toBe('captcha-invalid');
    await setRule('captcha', { enabled: false, required: false });
  });

  it('REG-32 VAL-42 INV-09 refuses without a slider result, with a used one, one of another address and a late one', async () => {
    for (const sliderResult of ['', 'made-up']) expect((await register({ sliderResult })).body.code).toBe('verification-required');
    const used = await slider();
    expect((await register({ sliderResult: used })).body.success).toBe(true);
    expect((await register({ sliderResult: used })).body.code).toBe('verification-required');
    const elsewhere = await slider('198.51.100.3');
    expect((await register({ sliderResult: elsewhere })).body.code).toBe('verification-required');
    const kept = await slider();
    expect((await register({ sliderResult: kept, username: '' })).body.code).toBe('bad-request');
    await test.platform.clock.advance(11 * 60_000);
    expect((await register({ sliderResult: kept })).body.code).toBe('verification-required');
  });

  it('INV-09 one slider result sends one code, also when two numbers ask at once, and a refused registration does not make it good for two', async () => {
    const sliderResult = await slider();
    const send = (mobileNo: string) =>
      test.call('POST', '/wps/verification/sms/register', { body: { mobileNo, countryDialingCode: '52', sliderResult } });
    const sent = await Promise.all([send('5530000001'), send('5530000002')]);
    expect(sent.map(answer => answer.body.code ?? 'sent').sort()).toEqual(['sent', 'verification-required']);
    const mobile = { username: '', mobileNum: '5530000003', countryDialingCode: '52', sliderResult };
    const verificationCode = await smsCode('5530000003');
    expect((await registerMobile({ ...mobile, verificationCode: verificationCode === '000000' ? '111111' : '000000' })).body.code).toBe(
      'code-invalid',
    );
    expect((await registerMobile({ ...mobile, verificationCode })).body.success).toBe(true);
    expect((await register({ sliderResult })).body.code).toBe('verification-required');
  });

  it('of many registrations with one slider result or one name at once, one stands', async () => {
    const sliderResult = await slider();
    const byResult = await Promise.all(Array.from({ length: 5 }, () => register({ sliderResult })));
    expect(byResult.filter(answer => answer.body.success)).toHaveLength(1);
    const byName = await Promise.all(Array.from({ length: 5 }, () => register({ username: 'raced_name' })));
    expect(byName.filter(answer => answer.body.success)).toHaveLength(1);
    expect(byName.filter(answer => answer.body.fields?.['username'] === 'taken')).toHaveLength(4);
  });

  it('API-11 REG-43 REG-13 REG-16 REG-49 API-09 registers by number with the code that was sent to it', async () => {
    const mobile = { username: '', mobileNum: '55 1234-5678', countryDialingCode: '+52' };
    expect((await registerMobile(mobile)).body.code).toBe('code-missing');
    const verificationCode = await smsCode('5512345678');
    expect((await registerMobile({ ...mobile, verificationCode: verificationCode === '000000' ? '111111' : '000000' })).body.code).toBe(
      'code-invalid',
    );
    expect((await registerMobile({ ...mobile, mobileNum: '5512345679', verificationCode })).body.code).toBe('code-invalid');
    const answer = await registerMobile({ ...mobile, verificationCode });
    const { token } = v.parse(loginAnswer, answer.body.value);
    const account = valueOf(await test.call('GET', '/wps/member/info', { token }))['account'] ?? '';
    expect(account).toMatch(/^m[a-z0-9]+$/);
    const stored = db()
      .selectFrom('account_profile')
      .select(['country_dialing_code', 'mobile_num'])
      .where('account_id', '=', await idOf(account));
    expect(await stored.executeTakeFirst()).toEqual({ country_dialing_code: '52', mobile_num: '5512345678' });
    expect((await registerMobile({ ...mobile, verificationCode })).body.fields).toEqual({ mobileNum: 'taken' });
    expect((await registerMobile({ mobileNum: '', countryDialingCode: '52' })).body.fields).toEqual({ mobileNum: 'required' });
    expect((await registerMobile({ mobileNum: '5512345670', countryDialingCode: '999' })).body).toMatchObject({
      code: 'phone-invalid',
      fields: { countryDialingCode: 'unknown' },
    });
  });

  it('REG-03 REG-04 ENT-21 ENT-22 the switches decide whether the mobile way asks for password and code', async () => {
    await setSwitch('REGMOBVERF3', false);
    await setSwitch('MOBILENUMPASSREG3', false);
    expect(
      (await registerMobile({ username: '', password: '', confirmPassword: '', mobileNum: '5511112222', countryDialingCode: '52' })).body
        .success,
    ).toBe(true);
    await setSwitch('MOBILENUMPASSREG3', true);
    expect((await registerMobile({ password: '', mobileNum: '5511112223', countryDialingCode: '52' })).body.fields).toMatchObject({
      password: 'required',
    });
    await setSwitch('REGMOBVERF3', true);
  });

  it.each([
    ['REG-01 ENT-19', 'USERNAMEREG3', 'function-disabled', 'bad-request'],
    ['REG-02 ENT-20', 'MOBILENUMREG3', 'bad-request', 'function-disabled'],
  ])('%s a way that is switched off by %s is refused, and the other is not', async (_rows, modId, byUsername, byMobile) => {
    await setSwitch(modId, false);
    const wrong = { password: 'short', confirmPassword: 'other' };
    expect([
      (await register(wrong)).body.code,
      (await registerMobile({ ...wrong, mobileNum: '5511112224', countryDialingCode: '52' })).body.code,
    ]).toEqual([byUsername, byMobile]);
    await setSwitch(modId, true);
  });

  it('ENT-28 a way below a switch that is off is refused too', async () => {
    await setSwitch('REGISTER', false);
    expect((await register()).body.code).toBe('function-disabled');
    expect((await registerMobile()).body.code).toBe('function-disabled');
    await setSwitch('REGISTER', true);
  });

  it('REG-31 REG-41 ERR-01 ERR-04 ERR-05 ERR-06 ERR-09 the provider path: its errors, its proof, once and for its number only', async () => {
    const send = (mobileNum: string) => test.call('POST', '/idp/phone/send', { body: { mobileNum, countryDialingCode: '52' } });
    expect((await send('5566667777')).body).toMatchObject({
      code: 'function-disabled',
      value: { providerCode: 'auth/operation-not-allowed' },
    });
    await setSwitch('PHONEPROVIDER3', true);
    expect((await send('12')).body.code).toBe('phone-invalid');
    const { phoneSession } = valueOf(await send('5566667777')) as { phoneSession: string };
    const code =
      /\d{6}$/.exec((await db().selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow()).text)?.[0] ?? '';
    const verify = (verificationCode: string) => test.call('POST', '/idp/phone/verify', { body: { phoneSession, verificationCode } });
    expect((await verify('')).body.code).toBe('code-missing');
    expect((await verify(code === '000000' ? '111111' : '000000')).body).toMatchObject({
      code: 'code-invalid',
      value: { providerCode: 'auth/invalid-verification-code' },
    });
    const proof = valueOf(await verify(code));
    expect((await verify(code)).body.code).toBe('code-expired');
    const mobile = { username: '', mobileNum: '5566667777', countryDialingCode: '52' };
    expect((await registerMobile({ ...mobile, mobileNum: '5566667778', ...proof })).body.code).toBe('code-invalid');
    expect((await registerMobile({ ...mobile, ...proof, firebaseIdToken: `${proof['firebaseIdToken']}x` })).body.code).toBe('code-invalid');
    expect((await registerMobile(mobile)).body.code).toBe('code-missing');
    expect((await registerMobile({ ...mobile, ...proof })).body.success).toBe(true);
    const byProof = await test.call('POST', '/wps/session/login', { sealed: { ...mobile, ...proof, type: '2' } });
    expect(byProof.body.code).toBe('code-expired');
    await setSwitch('PHONEPROVIDER3', false);
  });

  it('SES-65 signs in with the provider’s proof for the number, once, and with no other', async () => {
    await setSwitch('PHONEPROVIDER3', true);
    const mobile = { mobileNum: '5566667777', countryDialingCode: '52' };
    const prove = async () => {
      const { phoneSession } = valueOf(await test.call('POST', '/idp/phone/send', { body: mobile })) as { phoneSession: string };
      const code =
        /\d{6}$/.exec((await db().selectFrom('outbox').select('text').orderBy('id', 'desc').executeTakeFirstOrThrow()).text)?.[0] ?? '';
      return valueOf(await test.call('POST', '/idp/phone/verify', { body: { phoneSession, verificationCode: code } }));
    };
    const enter = (proof: object) => test.call('POST', '/wps/session/login', { sealed: { ...mobile, type: '2', ...proof } });
    const proof = await prove();
    expect((await enter({})).body.code).toBe('code-missing');
    expect((await enter({ ...proof, firebaseIdToken: `${proof['firebaseIdToken']}x` })).body.code).toBe('code-invalid');
    expect(v.parse(loginAnswer, (await enter(proof)).body.value).token).toEqual(expect.any(String));
    expect((await enter(proof)).body.code).toBe('code-expired');
    await setSwitch('PHONEPROVIDER3', false);
  });

  it('CON-01 the provider wants five minutes of quiet after three tries', async () => {
    await setSwitch('PHONEPROVIDER3', true);
    const send = () => test.call('POST', '/idp/phone/send', { body: { mobileNum: '5533334444', countryDialingCode: '52' } });
    for (let tries = 0; tries < 3; tries++) expect((await send()).body.success).toBe(true);
    expect(await send()).toMatchObject({ status: 429, body: { code: 'rate-limited', value: { providerCode: 'auth/too-many-requests' } } });
    // The tries themselves take a moment of the clock.
    await test.platform.clock.advance(5 * 60_000 - 30_000);
    expect(await send(), 'not before five minutes').toMatchObject({ status: 429, body: { code: 'rate-limited' } });
    await test.platform.clock.advance(30_001);
    expect((await send()).body.success).toBe(true);
    await setSwitch('PHONEPROVIDER3', false);
  });

  it('API-19 REG-48 serves the rules that it enforces', async () => {
    const { rules, minAge } = v.parse(registerRulesAnswer, (await test.call('GET', '/wps/system/setting/register')).body.value);
    expect(minAge).toBe(18);
    for (const field of [
      'username',
      'password',
      'confirmPassword',
      'mobileNum',
      'verificationCode',
      'payeeName',
      'paymentPassword',
      'qqNum',
      'line',
      'whatsapp',
      'facebook',
      'wechat',
      'idNumber',
      'email',
      'recommenderId',
      'affiliateCode',
      'captcha',
    ]) {
      expect(rules.map(rule => rule.field)).toContain(field);
    }
  });

  it('VAL-42 OP-41 the slider takes one answer within its tolerance and its time', async () => {
    const ask = async () => v.parse(sliderAnswer, (await test.call('GET', '/wps/captcha/slider')).body.value);
    const solutionOf = async (id: string) =>
      (await db().selectFrom('slider').select('solution').where('id', '=', id).executeTakeFirstOrThrow()).solution;
    const answer = (body: Record<string, unknown>) => test.call('POST', '/wps/captcha/slider', { body });
    const picture = await ask();
    expect(picture).toMatchObject({
      picture: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
      piece: expect.stringMatching(/^data:image\/png;base64,iVBOR/),
    });
    const offset = await solutionOf(picture.id);
    expect((await answer({ id: picture.id, offset: offset + 6 })).body.code).toBe('captcha-invalid');
    expect((await answer({ id: picture.id, offset })).body.code).toBe('captcha-invalid');
    const late = await ask();
    await test.platform.clock.advance(6 * 60_000);
    expect((await answer({ id: late.id, offset: await solutionOf(late.id) })).body.code).toBe('captcha-invalid');
  });

  it('O-08 REG-47 a member adds a Zalo number afterwards, by its rule', async () => {
    const token = await test.login('demo_member');
    const put = (sealed: Record<string, unknown>) => test.call('PUT', '/wps/member/info', { token, sealed });
    expect((await put({ zalo: '5512345678' })).body.fields).toEqual({ zalo: 'unknown' });
    await setRule('zalo', { enabled: true });
    expect((await put({ zalo: 'abc' })).body.fields).toEqual({ zalo: 'length' });
    expect((await put({ zalo: '5512345678' })).body.success).toBe(true);
    expect(
      await db()
        .selectFrom('account_profile')
        .select(['zalo', 'payee_name'])
        .where('account_id', '=', await idOf('demo_member'))
        .executeTakeFirst(),
    ).toEqual({ zalo: '5512345678', payee_name: 'Alma Demo' });
    await setRule('zalo', { enabled: false });
  });
});
