import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../src/api/wire/client.js';
import { openServicePaths } from '../../../src/api/wire/service-paths.js';
import { openTestApp, type TestApp } from '../http/test-app.js';

const STATUS = '/wps/system/status';
const KEY = '/wps/system/customerService/key';
const SEEDED = { LIVECHAT: 'http://localhost:80/chat/', MAIL: 'mailto:help@novapalace.example' };
let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());

/** The client's own code against the real platform; `seen` is every body that went either way. */
function wiredClient() {
  const seen: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    const answer = await test.app.inject({
      method: request.method as 'GET' | 'POST',
      url: request.url.replace('http://localhost', ''),
      headers: Object.fromEntries(request.headers),
      ...(body && { payload: body }),
    });
    seen.push(body, answer.body);
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  };
  return {
    seen,
    client: createClient({
      apiBase: 'http://localhost',
      merchant: test.platform.config.merchant,
      token: () => undefined,
      language: () => 'EN',
      fetch,
    }),
  };
}
async function services(): Promise<{ csType: string; path: string }[]> {
  const { body } = await test.call('GET', STATUS);
  return (body.value as { customerService: { csType: string; path: string }[] }).customerService;
}

describe('customer-service paths', () => {
  it('SYS-26 ENT-29 ENT-34: the raw status answer shows no readable address, and the client opens the right ones', async () => {
    const list = await services();
    for (const { path } of list) {
      expect(path.split('.')).toHaveLength(5);
      const readable = path
        .split('.')
        .map(part => Buffer.from(part, 'base64url').toString('latin1'))
        .join(' ');
      expect(readable).not.toMatch(/chat\/|mailto|novapalace|http/);
    }
    const { client, seen } = wiredClient();
    const opened = await openServicePaths(
      client,
      list.map(({ path }) => path),
    );
    expect(Object.fromEntries(list.map(({ csType }, index) => [csType, opened[index]]))).toEqual(SEEDED);
    const wire = seen.join(' ');
    expect(wire).not.toMatch(/answerKey|keyIds|chat\/|mailto/);
  });

  it('SYS-26: each answer has a key of its own, which opens no other answer', async () => {
    const [first, second] = [await services(), await services()];
    expect(first.map(({ path }) => path)).not.toEqual(second.map(({ path }) => path));
    const { client } = wiredClient();
    const opened = await openServicePaths(
      client,
      [...first, ...second].map(({ path }) => path),
    );
    expect(opened).toEqual([...Object.values(SEEDED), ...Object.values(SEEDED)]);
    const swapped = first.map(({ path }, index) => [path.split('.')[0], ...second[index]!.path.split('.').slice(1)].join('.'));
    expect(await openServicePaths(client, swapped)).toEqual([undefined, undefined]);
  });

  it('SYS-26: an altered path, and one that is not sealed at all, is refused', async () => {
    const [entry] = await services();
    const parts = entry!.path.split('.');
    const altered = [0, 2, 3, 4].map(at =>
      parts.map((part, index) => (index === at ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part)).join('.'),
    );
    const wrong = [...altered, 'https://evil.example/', 'javascript:alert(1)', '', 'a.b.c.d.e', entry!.path.slice(0, -3)];
    const { client } = wiredClient();
    expect(await openServicePaths(client, [...wrong, entry!.path])).toEqual([...wrong.map(() => undefined), SEEDED.LIVECHAT]);
  });

  it('OP-11: the keys are asked for sealed only, also under maintenance, and an unsealed or odd question is refused', async () => {
    const keyIds = ['A'.repeat(22)];
    const answerKey = 'A'.repeat(43);
    expect((await test.call('POST', KEY, { body: { keyIds, answerKey } })).body.code).toBe('seal-refused');
    expect((await test.call('POST', KEY, { sealed: { keyIds: ['short'], answerKey } })).body.code).toBe('bad-request');
    expect((await test.call('POST', KEY, { sealed: { keyIds: Array.from({ length: 9 }, () => keyIds[0]), answerKey } })).body.code).toBe(
      'bad-request',
    );
    await test.platform.db.updateTable('system_state').set({ maintenance: true }).execute();
    test.platform.events.emit('status-changed', undefined);
    const { body } = await test.call('POST', KEY, { sealed: { keyIds, answerKey } });
    expect(body.success).toBe(true);
    expect(JSON.stringify(body)).not.toContain('AAAAAAAAAAAAAAAAAAAAAA');
  });

  it('OP-11: with no path there is no question', async () => {
    const { client, seen } = wiredClient();
    expect(await openServicePaths(client, [])).toEqual([]);
    expect(await openServicePaths(client, ['https://plain.example/'])).toEqual([undefined]);
    expect(seen).toEqual([]);
  });
});
