import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerLinksAnswer } from '../../../src/api/register-links.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

const PATH = '/wps/relay/MCS2_registerLink';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const linksOf = async (account: string) => v.parse(registerLinksAnswer, (await test.call('GET', PATH, { token: await test.login(account) })).body.value).list;

describe('an agent’s own links', () => {
  it('O-54 lists the agent’s own codes and nobody else’s, open ones first', async () => {
    expect(await linksOf('demo_agent')).toEqual([
      { code: 'BRUNO01', active: true, domain: '', members: 0 },
      { code: 'CLOSED01', active: false, domain: '', members: 0 },
    ]);
    expect((await linksOf('demo_subagent')).map(link => link.code)).toEqual(['CARLA01']);
    expect((await test.call('GET', PATH, { token: await test.login('demo_member') })).body.code).toBe('agent-required');
  });

  it('INV-21 counts who joined the own team by a code, not who used it and stands elsewhere', async () => {
    const { db, clock } = test.platform;
    const idOf = async (account: string) => (await db.selectFrom('account').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
    const came = { register_url: '', register_method: 'seed', domain: '', referral_code: null, recommender_id: null, affiliate_code: 'CARLA01', firebase_channel: null, ip: '127.0.0.1', created_at: clock.now(), terms_accepted_at: null, terms_version: null, age_confirmed_at: null };
    await db.insertInto('account_registration').values([{ ...came, account_id: await idOf('demo_player') }, { ...came, account_id: await idOf('demo_member') }]).execute();
    expect(await linksOf('demo_subagent')).toMatchObject([{ code: 'CARLA01', members: 1 }]);
  });
});
