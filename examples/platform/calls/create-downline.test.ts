import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { memberAnswer } from '../../../src/api/account/member.js';
import { downlineAnswer } from '../../../src/api/team/register-links.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_agent');
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom('login_attempt').execute());

let keys = 0;
const key = () => `downline-key-${++keys}`;
const create = (sealed: object, { as = token, idempotency = key() } = {}) =>
  test.call('PUT', '/wps/relay/MCS2_createDownline', {
    token: as,
    headers: { 'idempotency-key': idempotency },
    sealed: { username: 'friend01', password: 'Given1234', accountType: 0, ...sealed },
  });
const made = async (sealed: object, options = {}) => v.parse(downlineAnswer, readEnvelope('create', await create(sealed, options)));
const rowOf = (account: string) => test.platform.db.selectFrom('account').selectAll().where('account', '=', account).executeTakeFirst();

describe('an account that an agent opens', () => {
  it('AGT-05 O-55 stands directly below the agent, and may do nothing before its password is changed', async () => {
    expect(await made({ username: 'socio01', accountType: 2, rate: 1.75 })).toMatchObject({ account: 'socio01', accountType: 2 });
    const agent = await rowOf('demo_agent');
    expect(await rowOf('socio01')).toMatchObject({
      type: 2,
      rate: 175,
      upline_id: agent?.id,
      path: `/${agent?.id}/`,
      password_default: true,
      first_login_at: null,
      status: 'active',
    });
    const login = await test.call('POST', '/wps/session/login', {
      sealed: { username: 'socio01', password: 'Given1234', type: '0' },
      ip: '198.51.100.7',
    });
    expect(login.body.value).toMatchObject({ passwordDefault: true, firstTimeLogin: true });
    const theirs = (login.body.value as { token: string }).token;
    expect(v.parse(memberAnswer, (await test.call('GET', '/wps/member/info', { token: theirs })).body.value)).toMatchObject({
      type: 2,
      uplineAccount: 'demo_agent',
    });
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token: theirs })).body.code).toBe('password-change-required');
    await test.call('POST', '/wps/member/password', {
      token: theirs,
      sealed: { oldPassword: 'Given1234', newPassword: 'Mine12345', confirmNewPassword: 'Mine12345' },
      ip: '198.51.100.7',
    });
    expect((await test.call('GET', '/wps/v2/wallets/balance', { token: await test.login('socio01', 'Mine12345') })).body.success).toBe(
      true,
    );
    const how = await test.platform.db
      .selectFrom('account_registration')
      .selectAll()
      .where('account_id', '=', (await rowOf('socio01'))?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(how).toMatchObject({ register_method: 'agent', terms_accepted_at: null, age_confirmed_at: null });
  });

  it('INV-28 the rules of registration hold for name and password, told at each field, and nothing is opened', async () => {
    for (const [sealed, fields] of [
      [
        { username: '', password: '' },
        { username: 'required', password: 'required' },
      ],
      [{ username: 'ab' }, { username: 'length' }],
      [{ username: 'no spaces here' }, { username: expect.any(String) }],
      [{ username: 'DEMO_Member' }, { username: expect.any(String) }],
      [{ username: 'friend02', password: 'short' }, { password: expect.any(String) }],
      [{ username: 'friend02', password: 'Welcome1234' }, { password: 'default-password' }],
      [{ username: 'friend02', accountType: 41 }, { accountType: 'unknown' }],
      [{ username: 'friend02', rate: 99 }, { rate: 'length' }],
    ] as const) {
      expect([sealed, (await create(sealed)).body]).toMatchObject([sealed, { code: 'bad-request', fields }]);
    }
    await made({ username: 'friend03' });
    expect((await create({ username: 'Friend03' })).body.fields).toEqual({ username: 'taken' });
    expect(await rowOf('friend02')).toBeUndefined();
    await test.platform.db.updateTable('register_rule').set({ min_length: 12 }).where('field', '=', 'username').execute();
    expect((await create({ username: 'friend02' })).body.fields).toEqual({ username: 'length' });
    await test.platform.db.updateTable('register_rule').set({ min_length: 4 }).where('field', '=', 'username').execute();
  });

  it('INV-04 a repeat answers the same account, also when both come at once', async () => {
    const idempotency = key();
    const answers = await Promise.all(Array.from({ length: 4 }, () => made({ username: 'twice01' }, { idempotency })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await create({ username: 'twice02' }, { idempotency })).body.code).toBe('idempotency-mismatch');
    expect(
      (await test.call('PUT', '/wps/relay/MCS2_createDownline', { token, sealed: { username: 'twice03', password: 'Given1234' } })).body
        .code,
    ).toBe('bad-request');
    expect(await rowOf('twice03')).toBeUndefined();
  });

  it('INV-04 a repeat with another password is none: the agent would hand that one over', async () => {
    const idempotency = key();
    await made({ username: 'friend88' }, { idempotency });
    expect((await create({ username: 'friend88', password: 'Other1234' }, { idempotency })).body.code).toBe('idempotency-mismatch');
    expect(await made({ username: 'friend88' }, { idempotency })).toMatchObject({ account: 'friend88' });
  });

  it('AGT-05 is not for members, and not without end', async () => {
    expect((await create({}, { as: await test.login('demo_member') })).body.code).toBe('agent-required');
    const answers = await Promise.all(Array.from({ length: 31 }, () => create({ username: 'demo_player' })));
    expect(answers.filter(({ body }) => body.code === 'rate-limited')).toHaveLength(1);
  });
});
