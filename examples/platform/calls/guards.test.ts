import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { verifyPassword } from '../passwords.js';
import { assertPaymentPassword } from '../funds/payment-password.js';
import { issueCode, spendCode } from '../identity/codes.js';
import { hashOfAnswer } from './captcha.js';

vi.mock('../passwords.js', { spy: true });

let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());
beforeEach(async () => {
  await test.platform.db.deleteFrom('login_attempt').execute();
  vi.mocked(verifyPassword).mockClear();
});

const MEMBER = 'demo_member';
const RIGHT = 'Demo1234';
const login = (sealed: Record<string, unknown>, ip?: string) =>
  test.call('POST', '/wps/session/login', { sealed: { username: MEMBER, ...sealed }, ip });
const atOnce = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
/** How often a guess was looked at. */
const looked = () => vi.mocked(verifyPassword).mock.calls.filter(([password]) => password.startsWith('guess')).length;
const codes = (answers: { body: { code?: string } }[]) => {
  const found: Record<string, number> = {};
  for (const { body } of answers) found[body.code ?? 'ok'] = (found[body.code ?? 'ok'] ?? 0) + 1;
  return found;
};
const failures = async () => {
  const rows = await test.platform.db.selectFrom('login_attempt').select(['subject', 'failures']).execute();
  return Object.fromEntries(rows.filter(row => row.failures > 0).map(row => [row.subject, row.failures]));
};

let drawn = 0;
async function captchas(count: number, ip: string) {
  const solved = Array.from({ length: count }, () => ({ id: `guards-${drawn++}`, answer: 'ABC34' }));
  const expires_at = test.platform.clock.now() + 60_000;
  await test.platform.db
    .insertInto('captcha')
    .values(solved.map(({ id, answer }) => ({ id, ip, answer_hash: hashOfAnswer(id, answer), expires_at, used_at: null })))
    .execute();
  return solved.map(({ id, answer }) => ({ captchaId: id, captcha: answer }));
}

describe('guards count before they look', () => {
  it('SES-19 INV-08 of 300 wrong passwords at once three are looked at, and no more without a captcha', async () => {
    const answers = await atOnce(300, index => login({ password: `guess${index}` }));
    expect(looked()).toBe(3);
    expect(codes(answers)).toEqual({ 'bad-credentials': 3, 'captcha-required': 297 });
    // What was not looked at does not count.
    expect(await failures()).toEqual({ 'pair:demo_member|127.0.0.1': 3, 'account:demo_member': 3, 'ip:127.0.0.1': 3, 'all-logins': 3 });
  });

  it('SES-19 each with a captcha of its own: ten of an address at an account, however many are sent at once', async () => {
    const solved = await captchas(60, '127.0.0.1');
    const answers = await atOnce(60, index => login({ password: `guess${index}`, ...solved[index] }));
    expect(looked()).toBe(10);
    expect(codes(answers)).toEqual({ 'bad-credentials': 10, 'rate-limited': 50 });
  });

  it('SES-19 at many accounts from one address: fifty', async () => {
    const ip = '198.51.100.40';
    const solved = await captchas(120, ip);
    const answers = await atOnce(120, index => login({ username: `nobody_${index}`, password: `guess${index}`, ...solved[index] }, ip));
    expect(looked()).toBe(50);
    expect(codes(answers)).toEqual({ 'bad-credentials': 50, 'rate-limited': 70 });
  });

  it('an account that is guessed at from everywhere is looked at once a minute from an address it does not know', async () => {
    await test.platform.db
      .insertInto('login_attempt')
      .values({ subject: 'account:demo_member', failures: 1_000, last_at: test.platform.clock.now() - 61_000 })
      .execute();
    const addresses = Array.from({ length: 20 }, (_, index) => `203.0.113.${index + 1}`);
    const answers = await Promise.all(
      addresses.map(async (ip, index) => login({ password: `guess${index}`, ...(await captchas(1, ip))[0] }, ip)),
    );
    expect(looked()).toBe(1);
    expect(codes(answers)).toEqual({ 'bad-credentials': 1, 'rate-limited': 19 });
  });

  it('a right password among wrong ones signs in, forgets what stood against the account, and leaves nothing against its address', async () => {
    await login({ password: 'guess' });
    const answers = await Promise.all([login({ password: RIGHT }), login({ username: 'nobody_here', password: 'guess' }, '198.51.100.41')]);
    expect(codes(answers)).toEqual({ ok: 1, 'bad-credentials': 1 });
    expect(await failures()).toEqual({
      'ip:127.0.0.1': 1,
      'pair:nobody_here|198.51.100.41': 1,
      'account:nobody_here': 1,
      'ip:198.51.100.41': 1,
      'all-logins': 2,
    });
  });

  it('sixty right logins of one address in a minute leave nothing behind, nor do they keep old failures alive', async () => {
    const ip = '198.51.100.42';
    await login({ username: 'nobody_here', password: 'guess' }, ip);
    const { last_at } = await test.platform.db
      .selectFrom('login_attempt')
      .select('last_at')
      .where('subject', '=', `ip:${ip}`)
      .executeTakeFirstOrThrow();
    await test.platform.clock.advance(60_000);
    for (let count = 0; count < 6; count++) await atOnce(10, () => login({ password: RIGHT }, ip));
    expect(
      await test.platform.db
        .selectFrom('login_attempt')
        .selectAll()
        .where('subject', 'in', [`ip:${ip}`, `account:${MEMBER}`])
        .execute(),
    ).toEqual([{ subject: `ip:${ip}`, failures: 1, last_at }]);
  });

  it('a captcha that was typed wrong costs no try', async () => {
    await atOnce(3, index => login({ password: `guess${index}` }));
    for (const solved of await captchas(12, '127.0.0.1'))
      expect((await login({ password: RIGHT, ...solved, captcha: 'WRONG' })).body.code).toBe('captcha-invalid');
    const [solved] = await captchas(1, '127.0.0.1');
    expect((await login({ password: RIGHT, ...solved })).body.success).toBe(true);
  });

  it('PWD-15 of 48 wrong old passwords at once ten are looked at', async () => {
    const token = await test.login(MEMBER);
    const answers = await atOnce(48, index =>
      test.call('POST', '/wps/member/password', {
        token,
        sealed: { oldPassword: `guess${index}`, newPassword: 'Fresh1234', confirmNewPassword: 'Fresh1234' },
      }),
    );
    expect(looked()).toBe(10);
    expect(codes(answers)).toEqual({ 'bad-credentials': 10, 'rate-limited': 38 });
  });

  it('WAL-07 a session that lives all day guesses the payment password thirty times, over all calls that ask for it; a right one forgets them', async () => {
    const { id, password_hash } = await test.platform.db
      .selectFrom('account')
      .select(['id', 'password_hash'])
      .where('account', '=', MEMBER)
      .executeTakeFirstOrThrow();
    await test.platform.db.updateTable('account').set({ payment_password_hash: password_hash }).where('id', '=', id).execute();
    const token = await test.login(MEMBER);
    vi.mocked(verifyPassword).mockClear();
    await test.platform.clock.freeze();
    for (let quarter = 0; quarter < 12; quarter++) {
      await test.platform.clock.advance(15 * 60_000 + 1);
      for (let turn = 0; turn < 3; turn++) {
        await assertPaymentPassword(test.platform, id, 'guess').catch(() => undefined);
        await test.call('POST', '/wps/member/paymentPassword', {
          token,
          sealed: { oldPassword: 'guess', newPassword: '111111', confirmNewPassword: '111111' },
        });
      }
    }
    expect(looked()).toBe(30);
    await test.platform.clock.advance(86_400_000);
    await assertPaymentPassword(test.platform, id, RIGHT);
    expect((await failures())[`payment-password-day:${id}`]).toBeUndefined();
    await test.platform.clock.run();
    await test.platform.db.updateTable('account').set({ payment_password_hash: null }).where('id', '=', id).execute();
  });

  it('WAL-07 of 48 wrong payment passwords at once ten are looked at', async () => {
    const { id, password_hash } = await test.platform.db
      .selectFrom('account')
      .select(['id', 'password_hash'])
      .where('account', '=', 'demo_player')
      .executeTakeFirstOrThrow();
    await test.platform.db.updateTable('account').set({ payment_password_hash: password_hash }).where('id', '=', id).execute();
    await atOnce(48, index => assertPaymentPassword(test.platform, id, `guess${index}`).catch(() => undefined));
    expect(looked()).toBe(10);
  });

  it('SES-44 INV-08 answers of a login verification are counted over all of an account’s verifications', async () => {
    const open = async () =>
      ((await login({ username: 'demo_newip', password: RIGHT }, '203.0.113.77')).body.value as { verification: { id: string } })
        .verification.id;
    const found: Record<string, number> = {};
    for (let round = 0; round < 5; round++) {
      const id = await open();
      const answers = await atOnce(8, () =>
        test.call('POST', '/wps/session/login/verification', {
          sealed: { id, method: 'payeeName', answer: 'Somebody Else' },
          ip: '203.0.113.77',
        }),
      );
      for (const [code, count] of Object.entries(codes(answers))) found[code] = (found[code] ?? 0) + count;
    }
    // The fifth of each says that it is over: 4 + 1 of three verifications, then none.
    expect(found['bad-request']).toBe(12);
    expect(found['rate-limited']).toBeGreaterThanOrEqual(10);
  });

  it('REG-39 right invitations of one address are no guesses; of wrong ones sixty are looked at', async () => {
    const ip = '198.51.100.50';
    const ask = (code: string) => test.call('GET', '/wps/agent/affiliate', { query: { code }, ip });
    const { code } = await test.platform.db
      .selectFrom('affiliate_code')
      .select('code')
      .where('domain', 'is', null)
      .where('active', '=', true)
      .executeTakeFirstOrThrow();
    for (let round = 0; round < 2; round++) expect(codes(await atOnce(50, () => ask(code)))).toEqual({ ok: 50 });
    expect(await failures()).toEqual({});
    expect(codes(await atOnce(80, index => ask(`WRONG${index}`)))).toEqual({ 'affiliate-invalid': 60, 'rate-limited': 20 });
  });

  it('SES-33 INV-09 right codes of one address are no guesses; of wrong ones of many numbers thirty are looked at', async () => {
    const ip = '198.51.100.51';
    const target = (index: number) => `+5255000000${index}`;
    const wrong = await atOnce(40, index =>
      spendCode(test.platform, 'login', target(index), '000000', ip).then(
        () => 'ok',
        (error: { code: string }) => error.code,
      ),
    );
    expect(wrong.filter(code => code === 'code-invalid')).toHaveLength(30);
    await test.platform.db.deleteFrom('login_attempt').execute();
    for (let index = 0; index < 35; index++) {
      const code = await test.platform.transact(trx => issueCode(trx, test.platform, 'login', target(index), 5));
      await spendCode(test.platform, 'login', target(index), code, ip);
    }
    expect(await failures()).toEqual({});
  });
});
