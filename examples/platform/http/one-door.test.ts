import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import { serve, type Served } from '../serve.js';
import type { Platform } from '../platform.js';
import { rawRequest } from './raw-request.js';

let platform: Platform;
let served: Served;
beforeAll(async () => {
  platform = await openTestPlatform();
  served = await serve(platform);
});
afterAll(async () => {
  await served.close();
  await platform.close();
});

const LIMIT = 12;
/** Ways to write one path that some reader takes for the same. */
function writings(path: string): string[] {
  const [first = '', ...rest] = path.slice(1);
  const encoded = `%${first.charCodeAt(0).toString(16)}`;
  const all = [...path.slice(1)].map(char => (char === '/' ? char : `%${char.charCodeAt(0).toString(16).toUpperCase()}`)).join('');
  return [
    path,
    `/${encoded}${rest.join('')}`,
    `/${all}`,
    `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`,
    `${path}?a=1`,
    `${path}#a`,
    `/${encoded}${rest.join('')}?/gallery/`,
    `http://elsewhere.example${path}`,
    `HTTP://127.0.0.1/${encoded}${rest.join('')}`,
    `https://elsewhere.example${path}`,
    `/${path}`,
    `${path}/`,
    path.toUpperCase(),
    `/.${path}`,
    `/gallery/..${path}`,
    `/gallery/%2e%2e${path}`,
    path.replace('/', '/%2F'),
    path.replaceAll('/', '%2F').replace('%2F', '/'),
    `${path};a=1`,
    `/x;${path}`,
    `\\${path.slice(1)}`,
    `/%25${encoded.slice(1)}${rest.join('')}`,
  ];
}
const maintenance = async (on: boolean) => {
  await platform.db.updateTable('system_state').set({ maintenance: on }).where('id', '=', 1).execute();
  platform.events.emit('status-changed', undefined);
};
const codeOf = (body: string): string => (/"code":"([\w-]+)"/.exec(body) ?? [])[1] ?? '';

describe('one decision for a path, however it is written', () => {
  it('SYS-04 while the site is closed no writing of a round reaches the game', async () => {
    await maintenance(true);
    const reached: string[] = [];
    for (const path of ['/play/api/round', '/play/api/session', '/play/api/step']) {
      for (const target of writings(path)) {
        const { status, body } = await rawRequest(served.url, `POST ${target}`, {}, '{}');
        const isRefused =
          codeOf(body) === 'maintenance' || codeOf(body) === 'not-found' || (status === 400 && codeOf(body) !== 'bad-request');
        if (!isRefused) reached.push(`${target} ${status} ${codeOf(body)}`);
      }
    }
    await maintenance(false);
    expect(reached).toEqual([]);
    expect(codeOf((await rawRequest(served.url, 'POST /%70lay/api/round', {}, '{}')).body)).toBe('bad-request');
  });

  it('the request log keeps a call under its path, and names what is nowhere', async () => {
    await served.app.requestLog.flush();
    await platform.db.deleteFrom('request_log').execute();
    const read = ['/wps/system/status', '/%77ps/system/status', '/wps/system/%73tatus?x=1', 'http://elsewhere.example/wps/system/status'];
    for (const target of read) expect([target, (await rawRequest(served.url, `GET ${target}`)).status]).toEqual([target, 200]);
    await rawRequest(served.url, 'GET /%77ps/nothing%00');
    await rawRequest(served.url, 'GET //wps/system/status');
    await served.app.requestLog.flush();
    const logged = await platform.db.selectFrom('request_log').select('path').orderBy('id').execute();
    expect(logged.map(({ path }) => path)).toEqual([...read.map(() => '/wps/system/status'), '/wps/nothing\uFFFD', '//wps/system/status']);
  });

  it('OP-67 an unknown address of data is no page, however it is written', async () => {
    const accept = { accept: 'text/html' };
    expect((await rawRequest(served.url, 'GET /an/unknown/page', accept)).status).toBe(200);
    for (const area of ['wps', 'play', 'sandbox', 'chat', 'uploads', 'idp']) {
      for (const target of writings(`/${area}/nothing`).filter(writing => !/\.|;|\\|%25|%2F|GALLERY/i.test(writing))) {
        expect([target, codeOf((await rawRequest(served.url, `GET ${target}`, accept)).body)]).toEqual([target, 'not-found']);
      }
    }
  });

  it('pages without an origin may make the calls of games and chat, and no others', async () => {
    const allowed = async (line: string) =>
      /access-control-allow-origin: null/.test(
        (await rawRequest(served.url, line, { origin: 'null', 'access-control-request-method': 'POST' })).headers,
      );
    for (const method of ['OPTIONS', 'POST']) {
      for (const path of ['/play/api/round', '/%70lay/api/round', '/chat/api/read'])
        expect([method, path, await allowed(`${method} ${path}`)]).toEqual([method, path, true]);
      for (const path of [
        '/wps/session/login',
        '/%77ps/session/login',
        '/wps/session/login?/play/',
        '/sandbox/api/reset',
        '/play%2F..%2Fwps/session/login',
      ])
        expect([method, path, await allowed(`${method} ${path}`)]).toEqual([method, path, false]);
    }
  });

  it('the console’s API answers no page of another origin, not even one that may call the platform', async () => {
    const [origin = ''] = platform.config.allowedOrigins;
    const cors = async (line: string) =>
      /access-control-allow-origin/.test(
        (
          await rawRequest(served.url, line, {
            origin,
            'access-control-request-method': 'GET',
            authorization: `Bearer ${platform.config.operatorKey}`,
          })
        ).headers,
      );
    expect(await cors('GET /wps/system/status')).toBe(true);
    for (const method of ['OPTIONS', 'GET']) {
      for (const path of [
        '/sandbox/api/standing',
        '/%73andbox/api/standing',
        'http://elsewhere.example/sandbox/api/standing',
        '/sandbox/',
        '/sandbox/api/nothing',
        '/%73andbox/api/nothing',
        '/sandbox',
      ])
        expect([method, path, await cors(`${method} ${path}`)]).toEqual([method, path, false]);
    }
  });
});

it('an address has one number of calls a minute, however their paths are written', async () => {
  const other = await openTestPlatform({ rateLimit: { remote: LIMIT, local: LIMIT } });
  const limited = await serve(other);
  try {
    for (let asked = 0; asked < LIMIT; asked++) expect((await rawRequest(limited.url, 'GET /wps/system/status')).status).toBe(200);
    const passed: string[] = [];
    for (const path of ['/wps/system/status', '/wps/nothing', '/idp/google/auth']) {
      for (const target of writings(path).filter(writing => !writing.startsWith('/gallery/'))) {
        const { status, headers, body } = await rawRequest(limited.url, `GET ${target}`);
        const isLimited = status === 429 && /retry-after: \d+/.test(headers) && codeOf(body) === 'rate-limited';
        if (!isLimited && !(status === 400 && codeOf(body) !== 'bad-request')) passed.push(`${target} ${status}`);
      }
    }
    expect(passed).toEqual([]);
    expect((await rawRequest(limited.url, 'GET /art/favicon.svg')).status).toBe(200);
  } finally {
    await limited.close();
    await other.close();
  }
});
