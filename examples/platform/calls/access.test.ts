import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../http/test-app.js';
import { hashOfToken } from '../secrets.js';
import { calls } from './calls.js';

let test: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  test = await openTestApp();
  tokens['member'] = await test.login('demo_member');
  tokens['agent'] = await test.login('demo_agent');
  tokens['trial'] = await test.freePlay();
});
afterAll(() => test.close());

/** The T calls that this platform answers, with who may make them. */
const SESSION_CALLS = calls.filter(call => call.access !== 'open' && call.path !== '/wps/session/logout');
const METHODS = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' } as const;
const REFUSALS = ['not-logged-in', 'real-account-required', 'agent-required'];

async function codeFor(call: (typeof calls)[number], token?: string): Promise<string> {
  const method = METHODS[call.method as keyof typeof METHODS];
  const { body } = await test.call(method, call.path, { token, ...(method === 'GET' ? {} : { body: {} }) });
  return body.code ?? 'ok';
}

describe('access on the server', () => {
  it('API-02 refuses every T call without a token, with a wrong one, an expired one and one that was logged out', async () => {
    expect(SESSION_CALLS.length).toBeGreaterThan(15);
    expect((await test.call('GET', '/wps/member/info')).body).toMatchObject({
      success: false,
      message: 'You are not logged in, please login.',
    });
    const expired = await test.login('demo_player');
    expect((await test.call('GET', '/wps/member/info', { token: expired })).status).toBe(200);
    const ended = await test.login('demo_player');
    await test.call('DELETE', '/wps/session/logout', { token: ended });
    await test.platform.db
      .updateTable('session')
      .set({ expires_at: test.platform.clock.now() })
      .where('token_hash', '=', hashOfToken(expired))
      .execute();
    for (const call of SESSION_CALLS) {
      expect([call.path, await codeFor(call)]).toEqual([call.path, 'not-logged-in']);
      for (const token of ['not-a-token', expired, ended])
        expect([call.path, await codeFor(call, token)]).toEqual([call.path, 'not-logged-in']);
    }
  });

  it.each([
    ['ROL-08', 'visitor', 'POST /wps/game/launchGame', 'not-logged-in'],
    ['ROL-09', 'visitor', 'GET /wps/relay/MCSFE_getFavoriteGamesList', 'not-logged-in'],
    ['ROL-09', 'visitor', 'POST /wps/relay/MCSFE_addFavoriteGameV2', 'not-logged-in'],
    ['ROL-10', 'visitor', 'GET /wps/relay/GCS_recentGame', 'not-logged-in'],
    ['ROL-13', 'trial', 'POST /wps/game/launchGame', 'real-account-required'],
    ['ROL-14', 'trial', 'GET /wps/relay/MCSFE_getFavoriteGamesList', 'real-account-required'],
    ['ROL-14', 'trial', 'POST /wps/relay/MCSFE_addFavoriteGameV2', 'real-account-required'],
    ['ROL-15', 'trial', 'GET /wps/member/security', 'real-account-required'],
    ['ROL-15', 'trial', 'GET /wps/relay/ODSFE2_MemBetHist', 'real-account-required'],
    ['ROL-15', 'trial', 'POST /wps/relay/GCS_walletTransfer', 'real-account-required'],
    ['ROL-16', 'trial', 'GET /wps/relay/MCS2_getTeamOverview', 'real-account-required'],
    ['ROL-16', 'trial', 'GET /wps/relay/MCS2_getDownlineList', 'real-account-required'],
    ['ROL-17', 'trial', 'GET /wps/relay/MCS2_getPointBalance', 'real-account-required'],
    ['ROL-17', 'trial', 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward', 'real-account-required'],
    ['ROL-23', 'member', 'GET /wps/relay/MCS2_getTeamOverview', 'agent-required'],
    ['ROL-23', 'member', 'GET /wps/relay/MCS2_getDownlineList', 'agent-required'],
  ])('%s INV-05 refuses a %s the call %s', async (_row, role, line, code) => {
    const call = calls.find(({ method, path }) => `${method} ${path}` === line);
    expect(call, line).toBeDefined();
    expect(await codeFor(call!, tokens[role])).toBe(code);
  });

  it('ROL-13 ROL-15 ROL-16 ROL-17 ROL-23 INV-05 refuses a trial account every call that needs a real one, and a member every call of agents', async () => {
    const real = SESSION_CALLS.filter(call => call.access === 'real' || call.access === 'agent');
    for (const call of real) expect([call.path, await codeFor(call, tokens['trial'])]).toEqual([call.path, 'real-account-required']);
    for (const call of real.filter(({ access }) => access === 'agent'))
      expect([call.path, await codeFor(call, tokens['member'])]).toEqual([call.path, 'agent-required']);
  });

  it('ROL-12 ROL-24 lets trial, member and agent make the calls that are theirs', async () => {
    for (const call of SESSION_CALLS) {
      if (call.access === 'session')
        expect([call.path, REFUSALS.includes(await codeFor(call, tokens['trial']))]).toEqual([call.path, false]);
      if (call.access !== 'agent')
        expect([call.path, REFUSALS.includes(await codeFor(call, tokens['member']))]).toEqual([call.path, false]);
      expect([call.path, REFUSALS.includes(await codeFor(call, tokens['agent']))]).toEqual([call.path, false]);
    }
  });

  it.each([
    ['its favourites', '/wps/relay/MCSFE_getFavoriteGamesList'],
    ['what it played last', '/wps/relay/GCS_recentGame'],
  ])('ROL-19 answers a member %s', async (_what, path) => {
    expect((await test.call('GET', path, { token: tokens['member'] })).status).toBe(200);
  });

  it.each([
    ...[
      '/wps/relay/GCSGAME_gameList',
      '/wps/relay/GCSGAME_newGameVendor',
      '/wps/relay/GCSGAME_hotGamesV2',
      '/lgw/games/game_menus',
      '/wps/relay/GCSGAME_getRankList',
      '/wps/system/status',
    ].map(path => ['ROL-02', path] as const),
    ['ROL-07', '/wps/system/helpCenter'],
  ] as const)('%s answers a visitor %s', async (_row, path) => {
    expect((await test.call('GET', path)).status).toBe(200);
  });

  it('SYS-04 SYS-05 ENT-29 API-21 closes everything but the status under maintenance, which goes before the region', async () => {
    const { db, events } = test.platform;
    const set = async (state: { maintenance?: boolean; region_restriction?: boolean }) => {
      await db.updateTable('system_state').set(state).where('id', '=', 1).execute();
      events.emit('status-changed', undefined);
    };
    await set({ maintenance: true, region_restriction: true });
    expect(await test.call('GET', '/wps/relay/GCSGAME_gameList')).toMatchObject({ status: 503, body: { code: 'maintenance' } });
    expect((await test.call('GET', '/wps/system/status')).body.value).toMatchObject({ maintenance: true, regionRestriction: true });
    await set({ maintenance: false });
    expect(await test.call('GET', '/wps/relay/GCSGAME_gameList')).toMatchObject({ status: 403, body: { code: 'region-restricted' } });
    await set({ region_restriction: false });
    await db.insertInto('blocked_region').values({ ip_prefix: '198.51.100.' }).execute();
    events.emit('status-changed', undefined);
    expect((await test.call('GET', '/wps/relay/GCSGAME_gameList', { ip: '198.51.100.4' })).body.code).toBe('region-restricted');
    expect((await test.call('GET', '/wps/system/status', { ip: '198.51.100.4' })).body.value).toMatchObject({
      regionRestriction: true,
      location: { ip: '198.51.100.4' },
    });
    expect((await test.call('GET', '/wps/relay/GCSGAME_gameList')).status).toBe(200);
  });

  it('refuses an unknown merchant, an unknown path, and a page of another origin', async () => {
    expect((await test.call('GET', '/wps/system/status', { query: { merchant: 'other' } })).body).toMatchObject({
      code: 'bad-request',
      fields: { merchant: expect.any(String) },
    });
    expect((await test.call('GET', '/wps/nothing')).body.code).toBe('not-found');
    const from = (origin: string) =>
      test.app.inject({
        method: 'OPTIONS',
        url: '/wps/member/info',
        headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      });
    expect((await from('http://127.0.0.1:4101')).headers['access-control-allow-origin']).toBe('http://127.0.0.1:4101');
    expect((await from('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
    expect((await from('null')).headers['access-control-allow-origin']).toBeUndefined();
    const refused = await from('https://elsewhere.example');
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        success: false,
        code: 'origin-refused',
        message:
          'Pages of https://elsewhere.example may not call. Start the platform with GP_ALLOWED_ORIGINS=https://elsewhere.example to let them.',
      },
    ]);
  });
});
