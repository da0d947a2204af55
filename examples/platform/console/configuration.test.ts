import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Addresses } from './addresses.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { PatternTrial, RegisterRuleRow } from './register-rules.js';
import type { SettingRow } from './settings.js';

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

async function site<T>(path: string): Promise<T> {
  return (await operator.app.inject({ url: path })).json<{ value: T }>().value;
}

describe('registration rules', () => {
  const served = async (field: string) =>
    (
      await site<{ rules: { field: string; acceptedPattern: string; minLength: number; required: boolean }[] }>(
        '/wps/system/setting/register',
      )
    ).rules.find(rule => rule.field === field);

  it('VAL-01: a changed rule is served at once, and stands in the audit', async () => {
    const { body } = await operator.ask<{ list: RegisterRuleRow[] }>('PATCH', '/register-rules/payeeName', {
      required: true,
      minLength: 3,
      acceptedPattern: '[A-Z ]+',
    });
    expect(body.list.find(rule => rule.field === 'payeeName')).toMatchObject({ required: true, minLength: 3, acceptedPattern: '[A-Z ]+' });
    expect(await served('payeeName')).toMatchObject({ required: true, minLength: 3, acceptedPattern: '[A-Z ]+' });
    expect(await operator.lastDeed()).toEqual({
      action: 'register-rule',
      ref: 'payeeName required=true acceptedPattern=[A-Z ]+ minLength=3',
    });
  });

  it('the editor is told which samples fit, also for a pattern that backtracks without end', async () => {
    const trial = await operator.ask<PatternTrial>('POST', '/register-rules/try', {
      acceptedPattern: '[a-z]{2,4}',
      samples: ['ab', 'abcde', ''],
    });
    expect(trial.body.verdicts).toEqual(['fits', 'differs', 'differs']);
    const slow = await operator.ask<PatternTrial>('POST', '/register-rules/try', {
      acceptedPattern: '(a+)+b',
      samples: [`${'a'.repeat(40)}!`],
    });
    expect(slow.body.verdicts).toEqual(['differs']);
    const undecided = await operator.ask<PatternTrial>('POST', '/register-rules/try', {
      acceptedPattern: '(a+)+\\1b',
      samples: [`${'a'.repeat(40)}!`],
    });
    expect(undecided.body.verdicts).toEqual(['too-slow']);
  });

  it('a rule with which nobody could register is refused, and nothing changes', async () => {
    const before = await served('username');
    expect(await operator.ask('PATCH', '/register-rules/username', { enabled: false })).toMatchObject({
      status: 400,
      body: { fields: { enabled: 'Nobody can register without this field.' } },
    });
    expect(await operator.ask('PATCH', '/register-rules/email', { acceptedPattern: '([a-z' })).toMatchObject({
      status: 400,
      body: { fields: { acceptedPattern: 'This is not a regular expression.' } },
    });
    for (const acceptedPattern of ['(a)\\1', '(?<=a)b', '(a{1,50}){1,50}', '(?:(?:a?){30}){12}'])
      expect(await operator.ask('PATCH', '/register-rules/email', { acceptedPattern }), acceptedPattern).toMatchObject({
        status: 400,
        body: { fields: { acceptedPattern: expect.stringContaining('bounded number of steps') as string } },
      });
    expect((await operator.ask('PATCH', '/register-rules/email', { minLength: 90 })).status).toBe(400);
    expect((await operator.ask('PATCH', '/register-rules/shoeSize', { enabled: true })).status).toBe(404);
    expect((await operator.ask('PATCH', '/register-rules/email', {})).status).toBe(400);
    expect(await served('username')).toEqual(before);
  });
});

describe('settings', () => {
  it('a changed setting is in force at once; the secret one is neither shown nor changed', async () => {
    const { body } = await operator.ask<{ list: SettingRow[] }>('PATCH', '/settings/min_age', { value: '21' });
    expect(body.list.find(row => row.key === 'min_age')).toEqual({ key: 'min_age', value: '21', kind: 'number' });
    expect((await site<{ minAge: number }>('/wps/system/setting/register')).minAge).toBe(21);
    expect(await operator.lastDeed()).toEqual({ action: 'setting', ref: 'min_age 18 → 21' });
    expect(body.list.map(row => row.key)).not.toContain('default_password_hash');
    expect((await operator.ask('PATCH', '/settings/default_password_hash', { value: 'x' })).status).toBe(404);
  });

  it('OP-28 the terms of the pot are settings, and the jackpot games never give back what is staked', async () => {
    expect(await operator.ask('PATCH', '/settings/jackpot_rate', { value: '20' })).toMatchObject({ status: 200 });
    const { body } = await operator.ask<{ fields: Record<string, string> }>('PATCH', '/settings/jackpot_rate', { value: '40' });
    expect(body.fields['value']).toContain('must stay below 100');
    expect((await operator.ask('PATCH', '/settings/jackpot_seed', { value: '5000000' })).status).toBe(400);
    expect((await operator.ask('PATCH', '/settings/jackpot_odds', { value: '1' })).status).toBe(400);
    expect(await operator.ask('PATCH', '/settings/jackpot_rate', { value: '10' })).toMatchObject({ status: 200 });
  });

  it('a number stays a number', async () => {
    expect(await operator.ask('PATCH', '/settings/min_age', { value: 'many' })).toMatchObject({
      status: 400,
      body: { fields: { value: 'Must be a whole number from 0 to 120.' } },
    });
    expect((await operator.ask('PATCH', '/settings/min_age', { value: '-3' })).status).toBe(400);
  });
});

describe('addresses', () => {
  it('SYS-17: a mirror that is added is listed by the site, and gone when it is switched off', async () => {
    const mirrors = async () => (await site<{ list: { domain: string }[] }>('/wps/system/domainRoute')).list.map(row => row.domain);
    await operator.ask('POST', '/addresses/domains', { domain: 'Mirror-Two.Example', kind: 'mirror' });
    expect(await mirrors()).toContain('mirror-two.example');
    expect(await operator.lastDeed()).toEqual({ action: 'domain.add', ref: 'mirror-two.example mirror' });
    await operator.ask('PATCH', '/addresses/domains/mirror-two.example', { active: false });
    expect(await mirrors()).not.toContain('mirror-two.example');
    expect((await operator.ask('POST', '/addresses/domains', { domain: 'mirror-two.example', kind: 'mirror' })).status).toBe(400);
    expect((await operator.ask('POST', '/addresses/domains', { domain: 'https://x.example/', kind: 'mirror' })).status).toBe(400);
    expect((await operator.ask('PATCH', '/addresses/domains/nowhere.example', { active: true })).status).toBe(404);
  });

  it('ENT-32: a channel’s address changes for the site; only web addresses are taken', async () => {
    const channels = async () => (await site<{ resources: Record<string, { url: string }> }>('/wps/system/status')).resources;
    await operator.ask('PATCH', '/addresses/channels/TELEGRAM', { url: 'https://telegram.example/new' });
    expect(JSON.stringify(await channels())).toContain('https://telegram.example/new');
    await operator.ask('PATCH', '/addresses/channels/TELEGRAM', { active: false });
    expect(JSON.stringify(await channels())).not.toContain('https://telegram.example/new');
    expect((await operator.ask('PATCH', '/addresses/channels/TELEGRAM', { url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await operator.ask('PATCH', '/addresses/channels/TELEGRAM', {})).status).toBe(400);
    expect((await operator.ask('PATCH', '/addresses/services/MAIL', { path: 'mailto:new@novapalace.example' })).status).toBe(200);
    expect((await operator.ask('PATCH', '/addresses/services/LIVECHAT', { path: '{self}/chat/' })).status).toBe(200);
    expect(
      (await operator.ask('PATCH', '/addresses/services/LIVECHAT', { path: 'https://telegram.example/novapalace' })).status,
      'a host of the channels',
    ).toBe(200);
    expect((await operator.ask('PATCH', '/addresses/services/LIVECHAT', { path: 'https://evil.example/' })).body, 'SYS-26').toMatchObject({
      code: 'bad-request',
      fields: { path: expect.stringContaining('evil.example') },
    });
  });

  it('SYS-18: a representative is official from now on, and no longer after the removal', async () => {
    const isOfficial = async () => (await site<{ official: boolean }>('/wps/system/representative?contactId=nova-eva')).official;
    expect(await isOfficial()).toBe(false);
    const { body } = await operator.ask<Addresses>('POST', '/addresses/representatives', { contactId: 'nova-eva' });
    expect(body.representatives).toContainEqual({ contactId: 'nova-eva', official: true });
    expect(await isOfficial()).toBe(true);
    await operator.ask('DELETE', '/addresses/representatives/nova-eva');
    expect(await isOfficial()).toBe(false);
  });
});

describe('reset', () => {
  it('OPC-08 everything is as at the first start, sessions end, the audit stays; not without the word', async () => {
    const { app, platform } = operator;
    expect((await operator.ask('POST', '/reset', { confirm: 'yes' })).status).toBe(400);
    const id = await operator.idOf('demo_member');
    const session = {
      token_hash: 'before-the-reset',
      account_id: id,
      kind: 'member' as const,
      ip: '127.0.0.1',
      created_at: 1,
      expires_at: 4_000_000_000_000,
    };
    await platform.db.insertInto('session').values(session).execute();
    await operator.ask('PATCH', '/system', { maintenance: true });
    await operator.ask('POST', '/clock/advance', { ms: 86_400_000 });
    expect((await operator.ask('POST', '/reset', { confirm: 'RESET' })).status).toBe(200);
    expect((await app.inject({ url: '/wps/system/status' })).json<{ value: { maintenance: boolean } }>().value.maintenance).toBe(false);
    expect((await operator.ask<{ offsetMs: number }>('GET', '/clock')).body.offsetMs).toBe(0);
    expect((await site<{ minAge: number }>('/wps/system/setting/register')).minAge).toBe(18);
    expect(await platform.db.selectFrom('session').select('token_hash').where('token_hash', '=', session.token_hash).execute()).toEqual([]);
    expect((await operator.ask<{ ok: boolean }>('GET', '/ledger/check')).body.ok).toBe(true);
    expect(await operator.lastDeed()).toEqual({ action: 'reset', ref: 'to seed' });
    expect((await operator.ask<{ list: unknown[] }>('GET', '/audit')).body.list.length).toBeGreaterThan(3);
  });
});

it('OPC-05 figures that contradict each other, or shut everybody out, are refused in words', async () => {
  const set = async (key: string, value: string) =>
    (await operator.ask<{ fields?: Record<string, string> }>('PATCH', `/settings/${key}`, { value })).body.fields?.['value'];
  expect(await set('feedback_max_words', '2')).toBe('Must be at least 5, which is feedback min words.');
  expect(await set('feedback_min_words', '501')).toBe('Must be at most 500, which is feedback max words.');
  expect(await set('session_hours', '0')).toBe('Must be a whole number from 1 to 1000000000.');
  expect(await set('merchant_wallet_single', '2')).toBe('Must be a whole number from 0 to 1.');
  expect(await set('feedback_max_words', '5')).toBeUndefined();
});

it('OPC-10 a maintenance cannot end before now, and says so at its field', async () => {
  const past = await operator.ask<{ fields: Record<string, string> }>('PATCH', '/system', {
    maintenance: true,
    maintenanceEnd: Date.UTC(2001, 0),
  });
  expect(past.status).toBe(400);
  expect(past.body.fields['maintenanceEnd']).toMatch(/^Must be in the future: /);
  expect((await operator.ask<{ maintenance: boolean }>('GET', '/system')).body.maintenance).toBe(false);
});

it('OPC-10 a maintenance does not begin with an announced end that has passed', async () => {
  type State = { maintenance: boolean; maintenanceEnd: number | null };
  const change = async (body: Partial<State>) => (await operator.ask<State>('PATCH', '/system', body)).body;
  const end = operator.platform.clock.now() + 60_000;
  expect(await change({ maintenance: true, maintenanceEnd: end })).toMatchObject({ maintenance: true, maintenanceEnd: end });
  expect(await change({ maintenance: false })).toMatchObject({ maintenance: false, maintenanceEnd: end });
  expect(await change({ maintenance: true }), 'what is still ahead stays').toMatchObject({ maintenance: true, maintenanceEnd: end });
  await change({ maintenance: false });
  await operator.platform.clock.advance(60_001);
  expect(await change({ maintenance: true })).toMatchObject({ maintenance: true, maintenanceEnd: null });
  await change({ maintenance: false });
});

it('OPC-05 what is wrong names its field in words', async () => {
  const words = { title: '', content: '' };
  const { body } = await operator.ask<{ message: string; fields: Record<string, string> }>('POST', '/announcements', {
    type: 'PL',
    execution: null,
    groupName: null,
    url: null,
    linkageType: null,
    linkage: null,
    startsAt: null,
    endsAt: null,
    sort: 0,
    texts: { EN: words, ES: { ...words, title: 'Hola' } },
  });
  expect(body.message).toBe('Title (EN): Must not be empty.');
  expect(body.fields).toEqual({ 'texts.EN.title': 'Must not be empty.' });
});
