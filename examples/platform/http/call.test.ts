import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../calls/calls.js';
import { DEMO_PASSWORD } from '../seed/accounts.js';
import { rawRequest } from './raw-request.js';
import { openTestApp, type TestApp } from './test-app.js';

let test: TestApp;
let origin: string;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  token = await test.login('demo_player');
});
afterAll(() => test.close());

const codeOf = (body: string): string => (/"code":"([\w-]+)"/.exec(body) ?? [])[1] ?? '';

describe('fields of a sealed call', () => {
  it('API-03 come sealed or not at all: what stands open in the query decides nothing', async () => {
    const open = { username: 'demo_player', password: DEMO_PASSWORD, type: '0' };
    const login = await test.call('POST', '/wps/session/login', { query: open, sealed: {} });
    expect(login).toMatchObject({
      status: 400,
      body: { code: 'bad-request', fields: { username: expect.any(String), password: expect.any(String) } },
    });

    const agent = await test.login('demo_agent');
    await test.call('POST', '/wps/member/paymentPassword', {
      token: agent,
      sealed: { oldPassword: DEMO_PASSWORD, newPassword: '135790', confirmNewPassword: '135790' },
    });
    const transfer = { account: 'demo_player', amount: '1', paymentPassword: '135790' };
    const send = (query: Record<string, string>, sealed: Record<string, string>, key: string) =>
      test.call('POST', '/wps/relay/passwordCheck/MCS2_transferDownline', {
        token: agent,
        query,
        sealed,
        headers: { 'idempotency-key': key },
      });
    expect((await send(transfer, {}, 'open-fields')).body).toMatchObject({
      code: 'bad-request',
      fields: { account: 'required', amount: 'required', paymentPassword: 'required' },
    });
    expect((await send({}, transfer, 'sealed-fields')).body.success).toBe(true);
  });

  it('API-03 win nothing from the query beside them, where merchant and language may stand', async () => {
    const sealed = { username: 'demo_player', password: 'Wrong12345', type: '0' };
    const answer = await test.call('POST', '/wps/session/login', {
      query: { password: DEMO_PASSWORD, language: 'EN', merchant: 'demo' },
      sealed,
    });
    expect(answer.body.code).toBe('bad-credentials');
    expect((await test.call('POST', '/wps/session/login', { query: { merchant: 'other' }, sealed })).body).toMatchObject({
      code: 'bad-request',
      fields: { merchant: expect.any(String) },
    });
  });
});

describe('the session of a call', () => {
  it('API-39 OP-12 comes in the query of the favourites list, and of no other call', async () => {
    expect((await test.call('GET', '/wps/relay/MCSFE_getFavoriteGamesList', { query: { token } })).status).toBe(200);
    const methods = { GET: 'GET', POST: 'POST', PUT: 'PUT', DELETE: 'DELETE' } as const;
    const believed: string[] = [];
    for (const { method, path, access } of calls) {
      if (access === 'open' || path === '/wps/relay/MCSFE_getFavoriteGamesList') continue;
      const answer = await test.call(methods[method as keyof typeof methods], path, { query: { token } });
      if (answer.body.code !== 'not-logged-in') believed.push(`${method} ${path} ${answer.body.code}`);
    }
    expect(believed).toEqual([]);
    expect((await test.call('GET', '/wps/member/info', { token })).status).toBe(200);
  });

  it('is known before anything of the body is read', async () => {
    const large = { 'content-type': 'application/json', 'content-length': String(60_000) };
    // Only the head is sent: whoever waited for the body would never answer.
    const answer = await rawRequest(origin, 'POST /wps/relay/MCSFE_addFavoriteGameV2', { ...large, connection: 'close' });
    expect([answer.status, codeOf(answer.body)]).toEqual([401, 'not-logged-in']);
  });
});
