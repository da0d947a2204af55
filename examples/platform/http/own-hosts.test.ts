import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import type { Platform } from '../platform.js';
import { readConfig } from '../read-config.js';
import { serve, type Served } from '../serve.js';
import { rawRequest } from './raw-request.js';

let platform: Platform;
let served: Served;
beforeAll(async () => {
  platform = await openTestPlatform({ ownHosts: ['casino.example', 'other.example:8443'] });
  served = await serve(platform);
});
afterAll(async () => {
  await served.close();
  await platform.close();
});

const ask = (host: string, path = '/wps/system/status', headers: Record<string, string> = {}) =>
  rawRequest(served.url, `GET ${path}`, { host, ...headers });
const port = () => new URL(served.url).port;

describe('the host of a request', () => {
  it('is one of the platform’s own, on both origins, or nothing is answered', async () => {
    const slot = await platform.db.selectFrom('game').select(['vassalage', 'game_code']).limit(1).executeTakeFirstOrThrow();
    const foreign = [
      'x; script-src *',
      'evil.example',
      `evil.example:${port()}`,
      `127.0.0.1:${port()}.evil.example`,
      'localhost:1',
      'other.example',
      'other.example:1',
      'casino.example.evil.example',
      'localhost@evil.example',
      '127.0.0.1:80,evil.example',
      '192.0.2.1',
      '',
      '[::2]',
      '127.1',
    ];
    for (const host of foreign) {
      for (const path of [
        '/wps/system/status',
        `/play/${slot.vassalage}/${slot.game_code}/`,
        '/wps/snapshots/demo/EN/gp-winner-ticker.json',
        '/',
        '/sandbox/',
        '/unknown',
        '/chat/',
        '/idp/google/.well-known/openid-configuration',
      ]) {
        const { status, headers, body } = await ask(host, path);
        expect([host, path, status, /script-src \*|evil/.test(headers + body)]).toEqual([host, path, 400, false]);
      }
      expect([host, (await rawRequest(served.partnerUrl, 'GET /', { host })).status]).toEqual([host, 400]);
    }
    expect((await ask('evil.example')).body).toContain('GP_OWN_HOSTS');
  });

  it('may be any name of this machine, with its port or none, and those that the operator has named', async () => {
    for (const host of [
      'localhost',
      `localhost:${port()}`,
      '127.0.0.1',
      `127.0.0.1:${port()}`,
      `[::1]:${port()}`,
      `LOCALHOST:${port()}`,
      'casino.example',
      `casino.example:${port()}`,
      'other.example:8443',
    ]) {
      expect([host, (await ask(host)).status]).toEqual([host, 200]);
    }
    const partnerPort = new URL(served.partnerUrl).port;
    for (const host of [`localhost:${partnerPort}`, `127.0.0.1:${partnerPort}`, 'casino.example'])
      expect([host, (await rawRequest(served.partnerUrl, 'GET /', { host })).status]).toEqual([host, 302]);
  });

  it('is named once: of two, a proxy might believe the one and this platform the other', async () => {
    const own = `localhost:${port()}`;
    for (const other of ['evil.example', own])
      expect([other, (await ask(own, '/wps/system/status', { Host: other })).status]).toEqual([other, 400]);
  });

  it('is believed of a proxy only when that is trusted', async () => {
    expect(
      (await ask(`localhost:${port()}`, '/wps/system/status', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })).body,
    ).not.toContain('evil.example');
    expect((await ask('evil.example', '/wps/system/status', { 'x-forwarded-host': 'localhost' })).status).toBe(400);
  });

  it('makes a page its own origin only under a host of ours', async () => {
    const allowed = async (host: string, origin: string) =>
      /access-control-allow-origin/.test((await ask(host, '/wps/member/info', { origin })).headers);
    expect(await allowed('casino.example', 'http://casino.example')).toBe(true);
    expect(await allowed('evil.example', 'http://evil.example')).toBe(false);
    expect(await allowed('casino.example', 'http://evil.example')).toBe(false);
  });

  it('stands in the policy of a game, in its address and in first views as the caller named it', async () => {
    const slot = await platform.db.selectFrom('game').select(['vassalage', 'game_code']).limit(1).executeTakeFirstOrThrow();
    expect((await ask('casino.example', `/play/${slot.vassalage}/${slot.game_code}/`)).headers).toContain(
      'script-src http://casino.example;',
    );
    // To draw a first view the platform asks itself under the caller's name for it.
    for (const host of [`127.0.0.1:${port()}`, 'other.example:8443', 'casino.example']) {
      expect([host, (await ask(host, '/wps/snapshots/demo/EN/gp-winner-ticker.json')).status]).toEqual([host, 200]);
    }
  });
});

it('the address at which a connection arrives is the platform’s own, so that phones in the local network may ask by it', async () => {
  const other = await openTestPlatform({ host: '0.0.0.0' });
  const open = await serve(other);
  try {
    const { port: openPort } = new URL(open.url);
    const at = (address: string, host: string) => rawRequest(`http://${address}:${openPort}`, 'GET /wps/system/status', { host });
    // Every address of 127/8 is this machine's: one that no list of ours names stands for that of a local network.
    expect((await at('127.0.0.9', `127.0.0.9:${openPort}`)).status).toBe(200);
    expect((await at('127.0.0.9', `127.0.0.8:${openPort}`)).status).toBe(400);
  } finally {
    await open.close();
    await other.close();
  }
});

it('GP_OWN_HOSTS takes hosts, and says so when it gets something else', () => {
  const read = (value: string) => readConfig('/tmp', { GP_OWN_HOSTS: value, GP_OPERATOR_KEY: 'k'.repeat(32) }, []).ownHosts;
  expect(read('Casino.example, other.example:8443,[2001:db8::1]:80')).toEqual(['casino.example', 'other.example:8443', '[2001:db8::1]:80']);
  expect(read('')).toEqual([]);
  for (const value of ['https://casino.example', 'casino.example/', '*', 'a b', 'x; script-src *'])
    expect(() => read(value)).toThrow(/GP_OWN_HOSTS/);
});
