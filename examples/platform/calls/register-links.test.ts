import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvelope } from '../../../src/api/wire/envelope.js';
import { registerLinkAnswer, registerLinksAnswer } from '../../../src/api/team/register-links.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

const PATH = '/wps/relay/MCS2_registerLink';
let test: TestApp;
let token: string;
let sub: string;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.login('demo_agent');
  sub = await test.login('demo_subagent');
});
afterAll(() => test.close());
beforeEach(() => test.platform.db.deleteFrom('login_attempt').execute());

const linksOf = async (as: string) => v.parse(registerLinksAnswer, (await test.call('GET', PATH, { token: as })).body.value);
const change = (method: 'POST' | 'DELETE', body: object, as = token) => test.call(method, PATH, { token: as, body: { ...body } });
const opened = async (body: object, as = token) => v.parse(registerLinkAnswer, readEnvelope('open', await change('POST', body, as)));
const idOf = async (account: string) =>
  (await test.platform.db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const accountOf = (name: string) =>
  test.platform.db
    .selectFrom('account')
    .innerJoin('account_registration as how', 'how.account_id', 'account.id')
    .selectAll()
    .where('account.account', '=', name)
    .executeTakeFirstOrThrow();

let count = 0;
async function registered(changes: Record<string, unknown>) {
  const { id } = (await test.call('GET', '/wps/captcha/slider')).body.value as { id: string };
  const { solution } = await test.platform.db.selectFrom('slider').select('solution').where('id', '=', id).executeTakeFirstOrThrow();
  const { result } = (await test.call('POST', '/wps/captcha/slider', { body: { id, offset: solution } })).body.value as { result: string };
  const username = `recruit${++count}`;
  const answer = await test.call('PUT', '/wps/member/register', {
    sealed: {
      username,
      password: 'Secret123',
      confirmPassword: 'Secret123',
      termsAccepted: true,
      ageConfirmed: true,
      domain: 'site.example',
      sliderResult: result,
      ...changes,
    },
  });
  return { ...answer, username };
}

describe('an agent’s own links', () => {
  it('O-54 lists the agent’s own codes and nobody else’s, open ones first', async () => {
    const { list, accountTypes, rateMax, domains } = await linksOf(token);
    expect(list.map(({ code, active, domain, members, canReopen }) => ({ code, active, domain, members, canReopen }))).toEqual([
      { code: 'BRUNO01', active: true, domain: '', members: 0, canReopen: false },
      { code: 'CLOSED01', active: false, domain: '', members: 0, canReopen: false },
    ]);
    expect({ accountTypes, rateMax }).toEqual({ accountTypes: [0, 2], rateMax: 10 });
    expect(domains).toContain('novapalace.example');
    expect(domains).not.toContain('carla.novapalace.example');
    expect((await linksOf(sub)).list.map(link => link.code)).toEqual(['CARLA01']);
    expect((await linksOf(sub)).domains).toContain('carla.novapalace.example');
    expect((await test.call('GET', PATH, { token: await test.login('demo_member') })).body.code).toBe('agent-required');
  });

  it('INV-21 counts who joined the own team by a code, not who used it and stands elsewhere', async () => {
    const came = {
      register_url: '',
      register_method: 'seed',
      domain: '',
      referral_code: null,
      recommender_id: null,
      affiliate_code: 'CARLA01',
      firebase_channel: null,
      ip: '127.0.0.1',
      created_at: test.platform.clock.now(),
      terms_accepted_at: null,
      terms_version: null,
      age_confirmed_at: null,
    };
    await test.platform.db
      .insertInto('account_registration')
      .values([
        { ...came, account_id: await idOf('demo_player') },
        { ...came, account_id: await idOf('demo_member') },
      ])
      .execute();
    expect((await linksOf(sub)).list).toMatchObject([{ code: 'CARLA01', members: 1 }]);
  });

  it('AGT-05 O-54 opens a code of the agent’s own word, once, and says at the field what is wrong with another', async () => {
    const wish = { code: 'Norte2026', accountType: 0, rate: 2.5, domain: 'NovaPalace.example' };
    expect(await opened(wish)).toMatchObject({ code: 'Norte2026', accountType: 0, rate: 2.5, domain: 'novapalace.example', active: true });
    expect((await change('POST', wish)).body.success).toBe(true);
    expect((await linksOf(token)).list.filter(({ code }) => code === 'Norte2026')).toHaveLength(1);
    for (const [body, fields] of [
      [{ code: 'NORTE2026' }, { code: 'taken' }],
      [{ code: 'carla01' }, { code: 'taken' }],
      [{ code: 'ab' }, { code: 'length' }],
      [{ code: 'sur sur' }, { code: 'pattern' }],
      [{ code: 'SUR01', domain: 'carla.novapalace.example' }, { domain: 'unknown' }],
      [{ code: 'SUR01', domain: 'elsewhere.example' }, { domain: 'unknown' }],
      [{ code: 'SUR01', rate: 10.01 }, { rate: 'length' }],
      [{ code: 'SUR01', rate: 'much' }, { rate: 'pattern' }],
      [{ code: 'SUR01', accountType: 1 }, { accountType: 'unknown' }],
    ] as const) {
      expect([body, (await change('POST', body)).body]).toMatchObject([body, { code: 'bad-request', fields }]);
    }
    expect((await linksOf(token)).list.some(({ code }) => code === 'SUR01')).toBe(false);
  });

  it('AGT-05 makes a code that fits the form’s own rule', async () => {
    const [one, two] = [await opened({ code: '' }), await opened({})];
    expect(one.code).toMatch(/^[A-Z2-9]{8}$/);
    expect(two.code).not.toBe(one.code);
    expect((await registered({ affiliateCode: one.code.toLowerCase() })).body.success).toBe(true);
  });

  it('AGT-05 whoever registers by a link stands below its agent with the link’s type and rate', async () => {
    const { code } = await opened({ code: 'SOCIOS', accountType: 2, rate: 3 });
    const agent = await idOf('demo_agent');
    const { username } = await registered({ affiliateCode: code });
    expect(await accountOf(username)).toMatchObject({
      type: 2,
      rate: 300,
      upline_id: agent,
      path: `/${agent}/`,
      affiliate_code: 'SOCIOS',
      password_default: false,
    });
    const theirs = await test.login(username, 'Secret123');
    // Nobody gives on more than they have.
    expect(await linksOf(theirs)).toMatchObject({ list: [], accountTypes: [0, 2], rateMax: 3 });
    expect((await change('POST', { code: 'MORE01', rate: 4 }, theirs)).body.fields).toEqual({ rate: 'length' });
    await test.platform.db.updateTable('setting').set({ value: '2' }).where('key', '=', 'agent_levels').execute();
    test.platform.events.emit('status-changed', undefined);
    expect((await linksOf(theirs)).accountTypes).toEqual([0]);
    expect((await change('POST', { code: 'DEEP01', accountType: 2 }, theirs)).body.fields).toEqual({ accountType: 'unknown' });
    await test.platform.db.updateTable('setting').set({ value: '5' }).where('key', '=', 'agent_levels').execute();
    test.platform.events.emit('status-changed', undefined);
  });

  it('OP-42 an agent’s domain makes members only, by a code that is good there', async () => {
    await opened({ code: 'AAAGENT', accountType: 2 }, sub);
    await opened({ code: 'AALOCAL', domain: 'localhost' }, sub);
    const { username } = await registered({ domain: 'carla.novapalace.example' });
    expect(await accountOf(username)).toMatchObject({ type: 0, upline_id: await idOf('demo_subagent'), affiliate_code: 'CARLA01' });
    expect((await registered({ affiliateCode: 'AALOCAL' })).body.code).toBe('affiliate-invalid');
  });

  it('AGT-05 a closed link registers nobody until it is opened again; others’ and the operator’s stay as they are', async () => {
    await opened({ code: 'CERRAR' });
    expect(v.parse(registerLinkAnswer, (await change('DELETE', { code: 'CERRAR' })).body.value)).toMatchObject({
      active: false,
      canReopen: true,
    });
    expect((await change('DELETE', { code: 'CERRAR' })).body.success).toBe(true);
    expect((await registered({ affiliateCode: 'CERRAR' })).body.code).toBe('affiliate-invalid');
    expect(await opened({ code: 'CERRAR', reopen: true })).toMatchObject({ active: true, canReopen: false });
    expect((await registered({ affiliateCode: 'CERRAR' })).body.success).toBe(true);
    expect((await change('DELETE', { code: 'CARLA01' })).body.code).toBe('not-found');
    expect((await change('POST', { code: 'CARLA01', reopen: true })).body.code).toBe('not-found');
    expect((await change('POST', { code: 'CLOSED01', reopen: true })).body.code).toBe('activity-refused');
    expect((await linksOf(sub)).list.find(({ code }) => code === 'CARLA01')?.active).toBe(true);
  });

  it('AGT-05 an agent has twenty open codes at most, also when all are asked for at once', async () => {
    const agent41 = await test.login('demo_agent41');
    const answers = await Promise.all(Array.from({ length: 24 }, () => change('POST', {}, agent41)));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(19);
    expect(new Set(answers.filter(({ body }) => !body.success).map(({ body }) => body.code))).toEqual(new Set(['quota-exceeded']));
    expect((await linksOf(agent41)).list.filter(({ active }) => active)).toHaveLength(20);
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, index) => change('POST', { code: `GUESS${index}` }, agent41)));
    expect(guesses.some(({ body }) => body.code === 'rate-limited')).toBe(true);
  });
});
