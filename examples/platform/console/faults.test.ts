import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { FaultRow } from './faults.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

const PATH = '/wps/system/domainRoute';
const MINUTE_MS = 60_000;
let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());
afterEach(async () => {
  const { list } = (await operator.ask<{ list: FaultRow[] }>('GET', '/faults')).body;
  for (const fault of list) await operator.ask('DELETE', `/faults?path=${encodeURIComponent(fault.path)}`);
});

async function call(path = PATH) {
  const begin = performance.now();
  const { statusCode, headers } = await operator.app.inject({ url: path, headers: { origin: 'http://127.0.0.1:4101' } });
  return { status: statusCode, ms: performance.now() - begin, cors: headers['access-control-allow-origin'] };
}

it('OPC-14 an error is answered for the paths that begin so, readable across origins, until it is removed', async () => {
  await operator.ask('PUT', '/faults', { path: '/wps/system/domain', kind: 'error', value: 502 });
  expect(await call()).toMatchObject({ status: 502, cors: 'http://127.0.0.1:4101' });
  expect((await call('/wps/system/status')).status).toBe(200);
  expect(await operator.lastDeed()).toEqual({ action: 'fault.set', ref: '/wps/system/domain error 502 until removed' });
  await operator.ask('DELETE', '/faults?path=/wps/system/domain');
  expect((await call()).status).toBe(200);
  expect(await operator.lastDeed()).toEqual({ action: 'fault.remove', ref: '/wps/system/domain' });
});

it('OPC-14 latency makes the answer late and leaves it as it is', async () => {
  await operator.ask('PUT', '/faults', { path: PATH, kind: 'latency', value: 300 });
  const late = await call();
  expect(late.status).toBe(200);
  expect(late.ms).toBeGreaterThan(290);
});

it('OPC-14 a cut ends the connection without an answer', async () => {
  await operator.ask('PUT', '/faults', { path: PATH, kind: 'cut' });
  const address = await operator.app.listen({ host: '127.0.0.1', port: 0 });
  await expect(fetch(address + PATH)).rejects.toThrow('fetch failed');
  await operator.ask('DELETE', `/faults?path=${PATH}`);
  expect((await fetch(address + PATH)).status).toBe(200);
});

it('OPC-14 the longest fitting path acts, and a fault ends at its time by the sandbox clock', async () => {
  const until = operator.platform.clock.now() + MINUTE_MS;
  await operator.ask('PUT', '/faults', { path: '/wps', kind: 'error', value: 500 });
  await operator.ask('PUT', '/faults', { path: PATH, kind: 'error', value: 503, until });
  expect((await call()).status).toBe(503);
  await operator.ask('POST', '/clock/advance', { ms: MINUTE_MS });
  expect((await call()).status).toBe(500);
});

it('OPC-14 the console itself and preflights are never touched', async () => {
  expect((await operator.ask('PUT', '/faults', { path: '/sandbox/api', kind: 'cut' })).status).toBe(400);
  await operator.ask('PUT', '/faults', { path: '/', kind: 'error', value: 500 });
  expect((await operator.ask('GET', '/standing')).status).toBe(200);
  const preflight = await operator.app.inject({
    method: 'OPTIONS',
    url: PATH,
    headers: { origin: 'http://127.0.0.1:4101', 'access-control-request-method': 'GET' },
  });
  expect(preflight.statusCode).toBe(204);
});

it.each([
  [{ path: 'wps', kind: 'cut' }],
  [{ path: '/wps', kind: 'error', value: 200 }],
  [{ path: '/wps', kind: 'latency', value: 0 }],
  [{ path: '/wps', kind: 'flood', value: 1 }],
  [{ kind: 'cut' }],
])('OPC-14 the fault %j is refused', async body => {
  expect((await operator.ask('PUT', '/faults', body)).status).toBe(400);
  expect((await operator.ask<{ list: FaultRow[] }>('GET', '/faults')).body.list).toEqual([]);
});
