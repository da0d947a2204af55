import { CompactEncrypt, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../../../src/api/wire/seal.js';
import { openTestApp, type TestApp } from './test-app.js';

const PATH = '/wps/session/login';
let test: TestApp;
beforeAll(async () => (test = await openTestApp()));
afterAll(() => test.close());

const payload = { username: 'demo_member', password: 'Demo1234' };
const send = (body: Record<string, unknown>, path = PATH) => test.call('POST', path, { body });
const sealFor = (path: string) => createSeal(() => test.app.services.seal.publicKey())(payload, { method: 'POST', path });

async function sealWith(claims: Record<string, unknown>, enc = 'A256GCM') {
  const { jwk, keyId } = await test.app.services.seal.publicKey();
  const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc,
      kid: keyId,
      iat: Math.floor(test.platform.clock.now() / 1000),
      jti: 'x'.repeat(32),
      aud: `POST ${PATH}`,
      ...claims,
    })
    .encrypt(await importJWK(jwk, 'ECDH-ES'));
  return { jwe };
}

describe('sealed payloads', () => {
  it('API-03 opens what the client seals; nothing of it is readable on the way', async () => {
    const body = await sealFor(PATH);
    expect(JSON.stringify(body)).not.toContain('Demo1234');
    expect((await send(body)).body.success).toBe(true);
  });

  it('API-03 publishes no private part of its key', async () => {
    const { body } = await test.call('GET', '/wps/system/publicKey');
    expect(JSON.stringify(body)).not.toMatch(/"d":/);
  });

  it('API-03 refuses a replay, also when both come at once', async () => {
    const body = await sealFor(PATH);
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 400]);
    expect((await send(body)).body.code).toBe('seal-refused');
  });

  it('API-03 refuses what is altered, stale, from the future, for another call, or in clear', async () => {
    const { jwe } = (await sealFor(PATH)) as { jwe: string };
    const parts = jwe.split('.');
    const text = parts[3] ?? '';
    const altered = [parts[0], parts[1], parts[2], `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`, parts[4]].join('.');
    const now = Math.floor(test.platform.clock.now() / 1000);
    const refused = [
      { jwe: altered },
      await sealWith({ iat: now - 301, jti: 'a'.repeat(32) }),
      await sealWith({ iat: now + 120, jti: 'b'.repeat(32) }),
      await sealFor('/wps/session/login/freeplay'),
      await sealWith({ aud: undefined, jti: 'c'.repeat(32) }),
      await sealWith({ jti: undefined }),
      await sealWith({ jti: 'd'.repeat(32) }, 'A128GCM'),
      payload,
      { jwe: 5 },
    ];
    for (const body of refused) expect((await send(body)).body.code).toBe('seal-refused');
  });

  it('API-03 goes by the platform clock, which the published key tells', async () => {
    await test.platform.clock.advance(86_400_000);
    expect((await send(await sealFor(PATH))).body.success).toBe(true);
  });
});
