import { compactDecrypt, exportJWK, generateKeyPair, type CompactDecryptResult } from 'jose';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.js';

const done = v.object({});
const pair = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  return { jwk: await exportJWK(publicKey), privateKey };
};

async function setUp(refuseFirst = false) {
  const keys = [await pair(), await pair()];
  let current = 0;
  let refusals = refuseFirst ? 1 : 0;
  const bodies: string[] = [];
  const asked: string[] = [];
  const clock = { ahead: 0 };
  const fetch = (async (input, init) => {
    const path = new URL(String(input)).pathname;
    asked.push(path);
    if (path === '/wps/system/publicKey')
      return Response.json({ success: true, value: { keyId: `k${current}`, jwk: keys[current]!.jwk, time: Date.now() + clock.ahead } });
    bodies.push(String(init?.body));
    if (refusals-- > 0) {
      current = 1;
      return Response.json({ success: false, code: 'seal-refused' }, { status: 400 });
    }
    return Response.json({ success: true });
  }) as typeof globalThis.fetch;
  const client = createClient({ apiBase: 'https://api.example', merchant: 'demo', token: () => undefined, language: () => 'EN', fetch });
  const open = async (body: string): Promise<CompactDecryptResult & { fields: Record<string, unknown> }> => {
    const { jwe } = JSON.parse(body) as { jwe: string };
    const result = await compactDecrypt(jwe, keys[current]!.privateKey);
    return { ...result, fields: JSON.parse(new TextDecoder().decode(result.plaintext)) as Record<string, unknown> };
  };
  const send = () =>
    client.call({ method: 'POST', path: '/wps/session/login', sealed: { username: 'ana', password: 'Secret-1' }, answer: done });
  return { client, send, open, bodies, asked, clock };
}

describe('sealed calls', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('API-03 OP-11 the body shows no field, and the platform reads it', async () => {
    const { send, open, bodies } = await setUp();
    await send();
    expect(Object.keys(JSON.parse(bodies[0]!) as object)).toEqual(['jwe']);
    expect(bodies[0]).not.toMatch(/ana|Secret-1|username/);
    const { fields, protectedHeader } = await open(bodies[0]!);
    expect(fields).toEqual({ username: 'ana', password: 'Secret-1' });
    expect(protectedHeader).toMatchObject({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: 'k0',
      aud: 'POST /wps/session/login',
      iat: expect.any(Number),
      jti: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('asks for the key once, and no two payloads have the same jti', async () => {
    const { send, open, bodies, asked } = await setUp();
    await Promise.all([send(), send(), send()]);
    expect(asked.filter(path => path.endsWith('publicKey'))).toHaveLength(1);
    const ids = await Promise.all(bodies.map(async body => (await open(body)).protectedHeader.jti));
    expect(new Set(ids).size).toBe(3);
  });

  it('follows the platform’s clock when the device’s is wrong', async () => {
    const { send, open, bodies, clock } = await setUp();
    clock.ahead = 3_600_000;
    await send();
    const { protectedHeader } = await open(bodies[0]!);
    expect(Math.abs(Number(protectedHeader.iat) - (Date.now() + 3_600_000) / 1000)).toBeLessThan(30);
  });

  it('a refused seal fetches the new key and tries once more', async () => {
    const { send, open, bodies } = await setUp(true);
    await send();
    expect(bodies).toHaveLength(2);
    expect((await open(bodies[1]!)).fields).toMatchObject({ username: 'ana' });
  });

  it('prepareSeal fetches code and key before the first call', async () => {
    const { client, send, asked } = await setUp();
    client.prepareSeal();
    await vi.waitFor(() => expect(asked).toEqual(['/wps/system/publicKey']));
    await send();
    expect(asked).toEqual(['/wps/system/publicKey', '/wps/session/login']);
  });

  it('without a secure context nothing is sent', async () => {
    const { send, bodies } = await setUp();
    vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array) => array });
    await expect(send()).rejects.toMatchObject({ code: 'insecure-context' });
    expect(bodies).toEqual([]);
  });
});
