import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountDetail } from './accounts.js';
import type { AffiliateRow, RecruitRow } from './affiliates.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Page } from './paging.js';

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

const list = async (query = '') => (await operator.ask<Page<AffiliateRow>>('GET', `/affiliates?${query}`)).body;
const add = (body: object) => operator.ask<{ fields?: Record<string, string> }>('POST', '/affiliates', body);
const check = async (code: string) => (await operator.app.inject({ url: `/wps/agent/affiliate?code=${code}` })).statusCode;

describe('affiliate codes', () => {
  it('OP-42: lists each with its agent and those above it, those that recruit first', async () => {
    const { list: rows, total } = await list();
    expect(total).toBe(rows.length);
    expect(rows.find(row => row.code === 'CARLA01')).toMatchObject({
      agent: { account: 'demo_subagent', type: 2 },
      uplines: [{ account: 'demo_agent' }],
      active: true,
      domain: null,
    });
    expect(rows.at(-1)).toMatchObject({ code: 'CLOSED01', active: false });
    expect((await list('search=bruno')).list.map(row => row.code)).toEqual(['BRUNO01']);
    expect((await list('search=demo_subagent&state=on')).list.map(row => row.code)).toEqual(['CARLA01']);
    expect((await list('pageSize=2')).list).toHaveLength(2);
  });

  it('OP-42: a new code recruits at once, and is refused at once when it is turned off', async () => {
    expect(await check('NEW01')).toBe(404);
    expect((await add({ code: 'NEW01', agent: 'DEMO_AGENT', domain: null })).status).toBe(200);
    expect(await check('new01')).toBe(200);
    expect(await operator.lastDeed()).toEqual({ action: 'affiliate.add', ref: 'NEW01 of demo_agent' });
    await operator.ask('PATCH', '/affiliates/NEW01', { active: false });
    expect(await check('NEW01')).toBe(404);
    expect(await operator.lastDeed()).toEqual({ action: 'affiliate.off', ref: 'NEW01' });
    expect((await operator.ask('PATCH', '/affiliates/NOBODY', { active: true })).status).toBe(404);
  });

  it.each([
    ['that is taken in other letters', { code: 'bruno01', agent: 'demo_agent' }, 'code'],
    ['that nobody could type into the form', { code: 'A-TOO-LONG-CODE', agent: 'demo_agent' }, 'code'],
    ['of a member', { code: 'FREE01', agent: 'demo_member' }, 'agent'],
    ['of nobody', { code: 'FREE01', agent: 'nobody' }, 'agent'],
    ['on what is no host name', { code: 'FREE01', agent: 'demo_agent', domain: '<b>' }, 'domain'],
    ['without letters', { code: '  ', agent: 'demo_agent' }, 'code'],
  ])('a code %s is refused with the name of the field', async (_name, body, field) => {
    const refused = await add(body);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('OP-42: who came by a code is listed with the present upline, and the account tells how it came and to what it agreed', async () => {
    const { db, clock } = operator.platform;
    const id = await operator.idOf('demo_player');
    await db
      .insertInto('terms_text')
      .values({ version: 'v-test', lang: 'ES', title: 'Términos', body: '<p>Sí</p>', kept_at: clock.now() })
      .execute();
    const at = Date.UTC(2026, 4, 1, 12);
    await db
      .insertInto('account_registration')
      .values({
        account_id: id,
        register_url: 'https://site.example/register?a=1',
        register_method: 'username',
        domain: 'site.example',
        referral_code: 'ALMA2026',
        recommender_id: await operator.idOf('demo_member'),
        affiliate_code: 'CARLA01',
        firebase_channel: null,
        ip: '198.51.100.9',
        created_at: at,
        terms_accepted_at: at - 1000,
        terms_version: 'v-test',
        age_confirmed_at: at - 500,
      })
      .execute();
    const { body } = await operator.ask<Page<RecruitRow>>('GET', '/affiliates/CARLA01/accounts');
    const { uplines } = (await operator.ask<AccountDetail>('GET', `/accounts/${id}`)).body;
    expect(body.list).toEqual([
      { id, account: 'demo_player', type: 0, uplines, method: 'username', domain: 'site.example', ip: '198.51.100.9', at },
    ]);
    expect((await list('search=CARLA01')).list).toMatchObject([{ joined: 1 }]);
    const { registration } = (await operator.ask<AccountDetail>('GET', `/accounts/${id}`)).body;
    expect(registration).toEqual({
      at,
      method: 'username',
      domain: 'site.example',
      url: 'https://site.example/register?a=1',
      ip: '198.51.100.9',
      affiliateCode: 'CARLA01',
      referralCode: 'ALMA2026',
      recommender: { id: await operator.idOf('demo_member'), account: 'demo_member' },
      proof: null,
      terms: { at: at - 1000, version: 'v-test', language: 'ES', title: 'Términos' },
      ageConfirmedAt: at - 500,
    });
    expect((await operator.ask('GET', '/affiliates/NOBODY/accounts')).status).toBe(404);
    expect((await operator.ask<AccountDetail>('GET', `/accounts/${await operator.idOf('demo_first')}`)).body.registration).toBeNull();
  });
});
