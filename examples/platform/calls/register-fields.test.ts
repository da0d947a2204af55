import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { PROFILE_FIELDS, type ProfileField } from '../identity/register-input.js';

let test: TestApp;
let count = 0;
let rules: { field: string; enabled: boolean; required: boolean }[];
beforeAll(async () => {
  test = await openTestApp();
  rules = await test.platform.db.selectFrom('register_rule').select(['field', 'enabled', 'required']).execute();
  await test.platform.db.updateTable('setting').set({ value: '1000' }).where('key', '=', 'captcha_free').execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.platform.db.deleteFrom('login_attempt').execute();
  for (const { field, ...seeded } of rules)
    await test.platform.db.updateTable('register_rule').set(seeded).where('field', '=', field).execute();
});

const db = () => test.platform.db;

/** Row, field, a value that fits the seeded rule, and one of allowed length that does not; none where any text fits. */
const FIELDS: [row: string, field: ProfileField | 'nickname' | 'paymentPassword', fits: string, differs?: string][] = [
  ['REG-10', 'payeeName', 'José Núñez', 'Jo1 2'],
  ['REG-11', 'email', 'new.comer@example.test', 'new.comer.example'],
  ['REG-12', 'qqNum', '123456', '12345a'],
  ['REG-18', 'paymentPassword', '246801', 'abcdef'],
  ['REG-19', 'line', 'ana#line', 'ana line'],
  ['REG-20', 'whatsapp', '5215512345', '52155x2345'],
  ['REG-21', 'facebook', 'ana.facebook', 'ana facebook'],
  ['REG-22', 'wechat', 'ana_wechat', 'ana wechat'],
  ['REG-23', 'telegram', '@ana', 'ana ana'],
  ['REG-24', 'zalo', '8491234567', '849123x567'],
  ['REG-25', 'idNumber', 'AB123456', 'AB-123456'],
  ['REG-26', 'birthday', '1990-02-28', '1990-02-31'],
  ['REG-27', 'nickname', 'Estrella'],
  ['OP-39', 'skype', 'ana.skype', 'ana skype'],
  ['OP-39', 'fullName', 'Ana Núñez', 'Ana 2'],
  ['OP-39', 'referrer', 'Diego Luz'],
  ['OP-39', 'address', 'Calle Luna 5'],
  ['OP-39', 'nationality', 'Mexico', 'Mexico 2'],
  ['OP-39', 'occupation', 'Baker'],
  ['OP-39', 'incomeSource', 'Bread'],
];

async function register(field: string, value: string) {
  const { id } = (await test.call('GET', '/wps/captcha/slider')).body.value as { id: string };
  const { solution } = await db().selectFrom('slider').select('solution').where('id', '=', id).executeTakeFirstOrThrow();
  const { result } = (await test.call('POST', '/wps/captcha/slider', { body: { id, offset: solution } })).body.value as { result: string };
  const username = `fields${++count}`;
  const sealed = {
    username,
    password: 'Secret123',
    confirmPassword: 'Secret123',
    termsAccepted: true,
    ageConfirmed: true,
    registerUrl: 'https://site.example/register',
    domain: 'site.example',
    registerMethod: 'username',
    sliderResult: result,
    ...(value && { [field]: value }),
  };
  const { body } = await test.call('PUT', '/wps/member/register', { sealed });
  const { token } = (body.value ?? {}) as { token?: string };
  return { token, fields: body.fields ?? {}, success: body.success };
}

/** What the new member finds of it: the profile's fields that are filled, and whether the payment password counts. */
async function kept(token: string | undefined, paymentPassword: string): Promise<Record<string, string>> {
  const { fields } = (await test.call('GET', '/wps/member/profile', { token })).body.value as { fields: Record<string, string> };
  const paid = await test.call('POST', '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
    token,
    sealed: { kind: 'bank', address: '0121 8001 2345 6789', holder: 'Ana Luz', paymentPassword },
  });
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    ...(paid.body.success && { paymentPassword }),
  };
}

describe('every field of a registration is judged again by the platform', () => {
  it('none of the profile fields is left out here', () => {
    const tested = new Set<string>(FIELDS.map(([, field]) => field));
    expect(PROFILE_FIELDS.filter(field => !tested.has(field))).toEqual([]);
  });

  it('REG-27 the nickname shows in the member info', async () => {
    const { token } = await register('nickname', 'Estrella');
    expect((await test.call('GET', '/wps/member/info', { token })).body.value).toMatchObject({ nickname: 'Estrella' });
  });

  it('REG-10 the payee name is the one that withdrawals are made out to', async () => {
    const { token } = await register('payeeName', 'José Núñez');
    expect((await test.call('GET', '/wps/relay/MCSFE_getWithdrawConfig', { token })).body.value).toMatchObject({ payeeName: 'José Núñez' });
  });

  it.each(FIELDS)(
    '%s INV-28 %s: required, length, pattern, stored; and not taken when it is not shown',
    async (_row, field, fits, differs) => {
      const set = (change: object) => db().updateTable('register_rule').set(change).where('field', '=', field).execute();
      const rule = await db().selectFrom('register_rule').selectAll().where('field', '=', field).executeTakeFirstOrThrow();
      await set({ enabled: true, required: true });
      expect((await register(field, '')).fields).toEqual({ [field]: 'required' });
      expect((await register(field, fits.slice(0, rule.min_length - 1).padEnd(rule.min_length - 1, fits))).fields).toEqual({
        [field]: rule.min_length > 1 ? 'length' : 'required',
      });
      expect((await register(field, fits.padEnd(rule.max_length + 1, fits.at(-1)))).fields).toEqual({ [field]: 'length' });
      if (differs) expect((await register(field, differs)).fields).toEqual({ [field]: 'pattern' });
      const { token, fields } = await register(field, fits);
      expect(fields).toEqual({});
      expect(await kept(token, fits)).toEqual({ [field]: fits });
      await set({ enabled: false, required: true });
      const hidden = await register(field, fits);
      expect(hidden.success).toBe(true);
      expect(await kept(hidden.token, fits)).toEqual({});
    },
  );
});
