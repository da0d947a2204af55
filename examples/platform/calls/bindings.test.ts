import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { totpAt, totpStep } from '../identity/totp.js';
import { brokenInvariants } from '../ledger/invariants.js';
import { openSession } from '../identity/sessions.js';

const PASSWORD = 'Demo1234';
const PAYMENT = '246810';
const HOUR = 3_600_000;
let test: TestApp;
let token: string;
let keys = 0;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  await db().deleteFrom('login_attempt').execute();
  await db().deleteFrom('sms_usage').execute();
});

const db = () => test.platform.db;
const idOf = async (account: string) =>
  (await db().selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const start = (sealed: Record<string, unknown>, as = token, language = 'EN') =>
  test.call('POST', '/wps/member/binding/start', { token: as, sealed, headers: { language } });
const finish = (sealed: Record<string, unknown>, as = token) => test.call('POST', '/wps/member/binding', { token: as, sealed });
const again = (id: string, to: string) => test.call('POST', '/wps/member/binding/send', { token, body: { id, to } });
const standing = async (as = token) =>
  (await test.call('GET', '/wps/member/security', { token: as })).body.value as Record<string, unknown>;
const begun = async (sealed: Record<string, unknown>, as = token) => {
  const { body } = await start(sealed, as);
  expect(body).toMatchObject({ success: true });
  return body.value as { id: string; to: string; oldTo: string; needsOld: boolean; secret: string; address: string };
};
const lastTo = async (target: string) =>
  (await db().selectFrom('outbox').select('text').where('target', '=', target).orderBy('id', 'desc').executeTakeFirst())?.text ?? '';
const codeTo = async (target: string) => /^Nova Palace: (\d{6})$/m.exec(await lastTo(target))?.[1] ?? '';
const other = (code: string) => (code === '123456' ? '654321' : '123456');
const bare = async (account: string, hash = '!') =>
  db().updateTable('account').set({ password_hash: hash, payment_password_hash: null }).where('account', '=', account).execute();
const askReset = (username: string, email: string) =>
  test.call('POST', '/wps/member/password/email', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    form: { username, email },
  });
const reset = (username: string, email: string, verificationCode: string) =>
  test.call('POST', '/wps/member/password/email/verification', { sealed: { username, email, verificationCode, newPassword: 'Stolen123' } });
const totp = (secret: string) => totpAt(secret, totpStep(test.platform.clock.now()));
/** Whoever has taken a session, and knows nothing else. */
const thief = async (account: string) => {
  const accountId = await idOf(account);
  return test.platform.transact(trx => openSession(trx, test.platform, { accountId, kind: 'member', ip: '203.0.113.66', hours: 1 }));
};
const withdraw = async (as = token) => {
  const accountId = await idOf('demo_member');
  const { id } =
    (await db().selectFrom('payout_account').select('id').where('account_id', '=', accountId).executeTakeFirst()) ??
    (await db()
      .insertInto('payout_account')
      .values({ account_id: accountId, kind: 'ewallet', address: 'alma@wallet', holder: 'Alma Demo', created_at: 1 })
      .returning('id')
      .executeTakeFirstOrThrow());
  const sealed = { payoutAccountId: String(id), amount: 20, mobileNum: '5512345678', paymentPassword: PAYMENT };
  return test.call('POST', '/wps/relay/passwordCheck/MCSFE_createWithdraw', {
    token: as,
    headers: { 'idempotency-key': `bindings-test-${++keys}` },
    sealed,
  });
};

describe('bindings', () => {
  beforeAll(async () => (token = await test.login('demo_member')));

  it('MEM-24 O-10 a session alone binds, changes and proves nothing', async () => {
    const stolen = await thief('demo_member');
    const wanted = { kind: 'email', email: 'thief@example.test' };
    expect((await start(wanted, stolen)).body).toMatchObject({ code: 'bad-request', fields: { password: 'required' } });
    expect((await start({ ...wanted, password: 'Guess1234' }, stolen)).body).toMatchObject({
      code: 'bad-credentials',
      fields: { password: 'wrong' },
    });
    // The account has a password: neither a code to an address on the same phone nor a provider stands for it.
    expect((await start({ ...wanted, ownKind: 'mobile', ownCode: '123456' }, stolen)).body.fields).toEqual({ password: 'required' });
    expect((await test.call('POST', '/wps/member/proof/send', { token: stolen, body: { kind: 'mobile' } })).body.code).toBe(
      'function-disabled',
    );
    for (const kind of ['mobile', 'google'])
      expect((await start({ kind, countryDialingCode: '52', mobileNum: '5577770001' }, stolen)).body.fields).toEqual({
        password: 'required',
      });
    expect(
      (await test.call('POST', '/wps/member/binding/start', { token: stolen, body: { ...wanted, password: PASSWORD } })).body.code,
    ).toBe('seal-refused');
    expect(await lastTo('thief@example.test')).toBe('');
    expect(await lastTo('+525577770001')).toBe('');
  });

  it('INV-09 guesses at the password are counted before they are looked at', async () => {
    const stolen = await thief('demo_agent41');
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => start({ kind: 'email', email: 'thief@example.test', password: `Guess${index}` }, stolen)),
    );
    expect(guesses.filter(({ body }) => body.code === 'bad-credentials')).toHaveLength(5);
    expect((await start({ kind: 'email', email: 'thief@example.test', password: PASSWORD }, stolen)).body.code).toBe('rate-limited');
  });

  it('O-10 an address changes with the password, a code to the new one and a code to the old one, which is told', async () => {
    const { id, to, oldTo, needsOld } = await begun({ kind: 'email', email: 'Alma.New@example.test', password: PASSWORD });
    expect([to, oldTo, needsOld]).toEqual(['a•••@example.test', 'd•••@example.test', true]);
    const [fresh, old] = [await codeTo('alma.new@example.test'), await codeTo('demo_member@example.test')];
    expect(await lastTo('demo_member@example.test')).toContain('Somebody wants to replace the e-mail address');
    expect((await finish({ id })).body).toMatchObject({
      code: 'code-missing',
      fields: { verificationCode: 'required', oldCode: 'required' },
    });
    expect((await finish({ id, verificationCode: fresh })).body).toMatchObject({ code: 'code-missing', fields: { oldCode: 'required' } });
    expect((await finish({ id, verificationCode: other(fresh), oldCode: old })).body).toMatchObject({
      code: 'code-invalid',
      fields: { verificationCode: 'wrong' },
    });
    expect((await finish({ id, verificationCode: fresh, oldCode: other(old) })).body.fields).toEqual({ oldCode: 'wrong' });
    // The one code does not stand for the other.
    if (fresh !== old)
      expect((await finish({ id, verificationCode: old, oldCode: fresh })).body.fields).toEqual({
        verificationCode: 'wrong',
        oldCode: 'wrong',
      });
    const elsewhere = await test.login('demo_member');
    expect((await finish({ id, verificationCode: fresh, oldCode: old }, elsewhere)).body.code).toBe('binding-over');
    const done = (await finish({ id, verificationCode: fresh, oldCode: old })).body.value as { withdrawalsRestUntil: number };
    expect(done.withdrawalsRestUntil).toBeGreaterThan(test.platform.clock.now() + 23 * HOUR);
    expect((await finish({ id, verificationCode: fresh, oldCode: old })).body.code).toBe('binding-over');
    expect(await standing()).toMatchObject({
      email: 'a•••@example.test',
      emailConfirmed: true,
      withdrawalsRestUntil: done.withdrawalsRestUntil,
    });
    for (const told of ['demo_member@example.test', '+525500000001'])
      expect(await lastTo(told)).toMatch(/se ha cambiado el correo|was changed/);
    expect(await brokenInvariants(db())).toEqual([]);
  });

  it('PWD-05 a reset believes the new address and no longer the old one', async () => {
    await askReset('demo_member', 'demo_member@example.test');
    expect(await codeTo('demo_member@example.test')).toBe('');
    await askReset('demo_member', 'alma.new@example.test');
    expect(await codeTo('alma.new@example.test')).not.toBe('');
  });

  it('INV-11 withdrawals rest after a change, whatever says so: the form, the call, the database', async () => {
    expect(
      (
        await test.call('POST', '/wps/member/paymentPassword', {
          token,
          sealed: { oldPassword: PASSWORD, newPassword: PAYMENT, confirmNewPassword: PAYMENT },
        })
      ).body.success,
    ).toBe(true);
    const { restsUntil } = (await test.call('GET', '/wps/relay/MCSFE_getWithdrawConfig', { token })).body.value as { restsUntil: number };
    expect((await withdraw()).body).toMatchObject({ code: 'withdrawals-rest', value: { until: restsUntil } });
    const accountId = await idOf('demo_member');
    const row = {
      account_id: accountId,
      payout_account_id: 1,
      amount: 1,
      mobile_num: '1',
      balance_after: 0,
      idempotency_key: 'past-the-calls',
      request_hash: '',
      created_at: test.platform.clock.now(),
    };
    await expect(db().insertInto('withdrawal').values(row).execute()).rejects.toThrow(/rest/);
    await test.platform.clock.advance(24 * HOUR + 1);
    token = await test.login('demo_member');
    expect((await test.call('GET', '/wps/relay/MCSFE_getWithdrawConfig', { token })).body.value).toMatchObject({ restsUntil: null });
    expect((await withdraw()).body.success).toBe(true);
  });

  it('O-10 a dialling code of no country is refused by the name of its field', async () => {
    const { body } = await start(
      { kind: 'mobile', countryDialingCode: '999999', mobileNum: '5577770002', paymentPassword: PAYMENT },
      token,
    );
    expect(body).toMatchObject({
      code: 'phone-invalid',
      fields: { countryDialingCode: 'unknown' },
      message: expect.stringContaining('countryDialingCode'),
    });
  });

  it('O-10 a number changes with the payment password too; who has lost the old one proves by another binding', async () => {
    const { id } = await begun({ kind: 'mobile', countryDialingCode: '+52', mobileNum: '55 7777 0002', paymentPassword: PAYMENT });
    const fresh = await codeTo('+525577770002');
    await again(id, 'email');
    const old = await codeTo('alma.new@example.test');
    // A code that was given for this change by mail is none of the number's.
    expect((await finish({ id, verificationCode: fresh, oldKind: 'mobile', oldCode: old })).body.fields).toEqual({ oldCode: 'wrong' });
    expect((await finish({ id, verificationCode: fresh, oldKind: 'google', oldCode: totp('') })).body.fields).toEqual({ oldCode: 'wrong' });
    expect((await finish({ id, verificationCode: fresh, oldKind: 'email', oldCode: old })).body.success).toBe(true);
    const send = (mobileNum: string) =>
      test.call('POST', '/wps/verification/sms/noLogin', { body: { countryDialingCode: '52', mobileNum, purpose: 'login' } });
    await send('5577770002');
    expect(
      (
        await test.call('POST', '/wps/session/login', {
          sealed: { type: '1', countryDialingCode: '52', mobileNum: '5577770002', verificationCode: await codeTo('+525577770002') },
        })
      ).body.success,
    ).toBe(true);
    await send('5500000001');
    expect(await codeTo('+525500000001')).toBe('');
  });

  it('SES-48 an authenticator is bound with a code of its own, and changed with one of the old', async () => {
    const first = await begun({ kind: 'google', password: PASSWORD });
    expect(first.address).toContain(`otpauth://totp/Nova%20Palace:demo_member?secret=${first.secret}`);
    expect(first.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await finish({ id: first.id, verificationCode: other(totp(first.secret)) })).body.fields).toEqual({
      verificationCode: 'wrong',
    });
    expect((await finish({ id: first.id, verificationCode: totp(first.secret) })).body.success).toBe(true);
    expect(await standing()).toMatchObject({ hasAuthenticator: true });
    await test.platform.clock.advance(60_000);
    const next = await begun({ kind: 'google', password: PASSWORD });
    expect((await finish({ id: next.id, verificationCode: totp(next.secret) })).body.code).toBe('code-missing');
    expect((await finish({ id: next.id, verificationCode: totp(next.secret), oldCode: totp(next.secret) })).body.fields).toEqual({
      oldCode: 'wrong',
    });
    expect((await finish({ id: next.id, verificationCode: totp(next.secret), oldCode: totp(first.secret) })).body.success).toBe(true);
  });

  it('an address that another account has confirmed is answered like any other; its owner gets a note and no code', async () => {
    const answer = await start({ kind: 'email', email: 'demo_agent@example.test', password: PASSWORD });
    const free = await start({ kind: 'email', email: 'dfree_agent@example.test', password: PASSWORD });
    expect([answer.status, Object.keys(answer.body.value as object)]).toEqual([free.status, Object.keys(free.body.value as object)]);
    expect(answer.body.value).toMatchObject({ to: 'd•••@example.test' });
    expect(await lastTo('demo_agent@example.test')).toContain('another account has it already');
    expect(await codeTo('demo_agent@example.test')).toBe('');
  });

  it('who has proved an address takes it from whoever has merely typed it', async () => {
    await db()
      .updateTable('account_profile')
      .set({ email: 'mine@example.test' })
      .where('account_id', '=', await idOf('demo_agent42'))
      .execute();
    await db()
      .deleteFrom('account_binding')
      .where('account_id', '=', await idOf('demo_agent42'))
      .where('kind', '=', 'email')
      .execute();
    await askReset('demo_agent42', 'mine@example.test');
    expect(await codeTo('mine@example.test')).toBe('');
    const { id } = await begun({ kind: 'email', email: 'mine@example.test', password: PASSWORD });
    expect(
      (await finish({ id, verificationCode: await codeTo('mine@example.test'), oldCode: await codeTo('alma.new@example.test') })).body
        .success,
    ).toBe(true);
    expect(
      (
        await db()
          .selectFrom('account_profile')
          .select('email')
          .where('account_id', '=', await idOf('demo_agent42'))
          .executeTakeFirstOrThrow()
      ).email,
    ).toBeNull();
  });

  it('INV-09 a change has ten tries and a quarter of an hour, and of many ends at once one stands', async () => {
    const slow = await begun({ kind: 'email', email: 'slow@example.test', password: PASSWORD });
    const codes = { verificationCode: await codeTo('slow@example.test'), oldCode: await codeTo('mine@example.test') };
    await test.platform.clock.advance(15 * 60_000 + 1);
    expect((await finish({ id: slow.id, ...codes })).body.code).toBe('binding-over');
    await db().deleteFrom('sms_usage').execute();
    const many = await begun({ kind: 'email', email: 'many@example.test', password: PASSWORD });
    const right = { id: many.id, verificationCode: await codeTo('many@example.test'), oldCode: await codeTo('mine@example.test') };
    const ends = await Promise.all(Array.from({ length: 4 }, () => finish(right)));
    expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
    await db().deleteFrom('sms_usage').execute();
    const guessed = await begun({ kind: 'email', email: 'guess@example.test', password: PASSWORD });
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        finish({ id: guessed.id, verificationCode: String(100000 + index), oldCode: String(200000 + index) }),
      ),
    );
    expect(guesses.filter(({ body }) => body.success)).toEqual([]);
    expect(guesses.filter(({ body }) => body.code === 'code-invalid' || body.code === 'code-expired').length).toBeLessThanOrEqual(10);
  });
});

describe('an account without a password', () => {
  it('O-09 a session alone sets no first payment password; a code to the confirmed number does', async () => {
    await bare('demo_first');
    const own = await thief('demo_first');
    const set = (more: Record<string, unknown>) =>
      test.call('POST', '/wps/member/paymentPassword', {
        token: own,
        sealed: { newPassword: '135790', confirmNewPassword: '135790', ...more },
      });
    expect((await set({ oldPassword: '' })).body.fields).toEqual({ ownCode: 'required' });
    expect((await set({ oldPassword: '!' })).body.fields).toEqual({ ownCode: 'required' });
    expect((await set({ ownKind: 'mobile', ownCode: '123456' })).body).toMatchObject({
      code: 'code-invalid',
      fields: { ownCode: 'wrong' },
    });
    expect((await set({ provider: 'google', providerToken: 'x', codeVerifier: 'y' })).body.fields).toEqual({ ownCode: 'required' });
    expect(await standing(own)).toMatchObject({ hasPassword: false, ownerWays: ['mobile', 'email'] });
    expect((await test.call('POST', '/wps/member/proof/send', { token: own, body: { kind: 'mobile' } })).body.value).toMatchObject({
      to: '+52 ••• 009',
    });
    expect((await set({ ownKind: 'mobile', ownCode: await codeTo('+525500000009') })).body.success).toBe(true);
    expect(await standing(own)).toMatchObject({ hasPaymentPassword: true });
  });

  it('O-10 a code to the confirmed address is proof enough, and stands for the old one', async () => {
    await bare('demo_first');
    const own = await thief('demo_first');
    await test.call('POST', '/wps/member/proof/send', { token: own, body: { kind: 'mobile' } });
    const proof = await codeTo('+525500000009');
    const { id, needsOld } = await begun({ kind: 'email', email: 'ines@example.test', ownKind: 'mobile', ownCode: proof }, own);
    expect(needsOld).toBe(false);
    expect((await start({ kind: 'email', email: 'ines2@example.test', ownKind: 'mobile', ownCode: proof }, own)).body.code).toBe(
      'code-invalid',
    );
    expect((await finish({ id, verificationCode: await codeTo('ines@example.test') }, own)).body.success).toBe(true);
  });

  it('who has nothing to prove by is sent to customer service', async () => {
    await bare('demo_expired');
    await db()
      .deleteFrom('account_binding')
      .where('account_id', '=', await idOf('demo_expired'))
      .execute();
    const own = await thief('demo_expired');
    expect((await start({ kind: 'email', email: 'gina@example.test' }, own)).body.code).toBe('function-disabled');
  });
});

it('the old attack: a session, an address of the thief’s own, a reset by mail — nothing of it works', async () => {
  const stolen = await thief('demo_agent');
  const mail = 'taken-over@example.test';
  expect((await test.call('PUT', '/wps/member/info', { token: stolen, sealed: { email: mail } })).status).toBe(400);
  expect((await start({ kind: 'email', email: mail }, stolen)).status).toBe(400);
  await askReset('demo_agent', mail);
  expect(await codeTo(mail)).toBe('');
  expect((await reset('demo_agent', mail, '123456')).body.code).toBe('code-invalid');
  expect(
    (
      await test.call('POST', '/wps/member/password', {
        token: stolen,
        sealed: { oldPassword: '', newPassword: 'Stolen123', confirmNewPassword: 'Stolen123' },
      })
    ).body.fields,
  ).toEqual({ oldPassword: 'required' });
  expect(
    (
      await test.call('POST', '/wps/member/paymentPassword', {
        token: stolen,
        sealed: { oldPassword: '', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
      })
    ).body.fields,
  ).toEqual({ oldPassword: 'required' });
  expect(
    (
      await test.call('POST', '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
        token: stolen,
        sealed: { kind: 'ewallet', address: 'thief@wallet', holder: 'Bruno Demo', paymentPassword: PAYMENT },
      })
    ).body.fields,
  ).toEqual({ paymentPassword: 'unknown' });
  expect(await test.login('demo_agent')).toEqual(expect.any(String));
});
