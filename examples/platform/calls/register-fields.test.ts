import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { PROFILE_COLUMNS, type ProfileField } from '../identity/register-input.js';

let test: TestApp;
let count = 0;
beforeAll(async () => {
  test = await openTestApp();
  await test.platform.db.updateTable('setting').set({ value: '1000' }).where('key', '=', 'captcha_free').execute();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.platform.db.deleteFrom('login_attempt').execute();
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
    username, password: 'Secret123', confirmPassword: 'Secret123', termsAccepted: true, ageConfirmed: true, registerUrl: 'https://site.example/register', domain: 'site.example',
    registerMethod: 'username', sliderResult: result, ...(value && { [field]: value }),
  };
  const { body } = await test.call('PUT', '/wps/member/register', { sealed });
  return { username, fields: body.fields ?? {}, success: body.success };
}

async function stored(username: string, field: string): Promise<string | null> {
  const account = await db().selectFrom('account').selectAll().where('account', '=', username).executeTakeFirstOrThrow();
  if (field === 'nickname') return account.nickname;
  if (field === 'paymentPassword') return account.payment_password_hash;
  const profile: Record<string, unknown> | undefined = await db().selectFrom('account_profile').selectAll().where('account_id', '=', account.id).executeTakeFirst();
  const value = profile?.[PROFILE_COLUMNS[field as ProfileField]];
  return typeof value === 'string' && value !== '' ? value : null;
}

describe('every field of a registration is judged again by the platform', () => {
  it('none of the profile fields is left out here', () => {
    const tested = new Set<string>(FIELDS.map(([, field]) => field));
    expect(Object.keys(PROFILE_COLUMNS).filter(field => !tested.has(field))).toEqual([]);
  });

  it.each(FIELDS)('%s INV-28 %s: required, length, pattern, stored; and not taken when it is not shown', async (_row, field, fits, differs) => {
    const set = (change: object) => db().updateTable('register_rule').set(change).where('field', '=', field).execute();
    const rule = await db().selectFrom('register_rule').selectAll().where('field', '=', field).executeTakeFirstOrThrow();
    await set({ enabled: true, required: true });
    expect((await register(field, '')).fields).toEqual({ [field]: 'required' });
    expect((await register(field, fits.slice(0, rule.min_length - 1).padEnd(rule.min_length - 1, fits))).fields).toEqual({ [field]: rule.min_length > 1 ? 'length' : 'required' });
    expect((await register(field, fits.padEnd(rule.max_length + 1, fits.at(-1)))).fields).toEqual({ [field]: 'length' });
    if (differs) expect((await register(field, differs)).fields).toEqual({ [field]: 'pattern' });
    const { username, fields } = await register(field, fits);
    expect(fields).toEqual({});
    const kept = await stored(username, field);
    if (field === 'paymentPassword') expect(kept).toMatch(/^scrypt\$/);
    else expect(kept).toBe(fits);
    await set({ enabled: false, required: true });
    const hidden = await register(field, fits);
    expect([hidden.success, await stored(hidden.username, field)]).toEqual([true, null]);
    await set({ enabled: rule.enabled, required: rule.required });
  });
});
