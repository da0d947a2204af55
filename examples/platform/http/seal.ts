import { hkdfSync } from 'node:crypto';
import { compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';

/** Opens sealed payloads: JWE compact, ECDH-ES and A256GCM, for the key that the platform publishes (OP-11). */
export interface Seal {
  /** `time` is the platform's clock, from which the sender takes `iat`: the operator may have moved it. */
  publicKey(): Promise<{ keyId: string; jwk: JWK; time: number }>;
  /**
   * The payload of `{ "jwe": "…" }`. Its protected header carries `iat` (seconds), `jti` (used once) and `aud` (method and
   * path, such as `POST /wps/session/login`). Throws Failure `seal-refused` for whatever is altered, stale, replayed or
   * meant for another call.
   */
  open(body: unknown, audience: string): Promise<Record<string, unknown>>;
  /** A key of 32 bytes that only holders of the platform's private key can make, the same for the same purpose and salt. */
  derive(purpose: string, salt: string): Promise<Uint8Array>;
}

const ALGORITHM = 'ECDH-ES';
const ENCRYPTION = 'A256GCM';
const LIFETIME_MS = 5 * 60_000;
const CLOCK_SKEW_MS = 60_000;
const MAX_LENGTH = 65_536;

export function createSeal(platform: Platform): Seal {
  const { now } = platform.clock;
  let key: ReturnType<typeof loadKey> | undefined;
  const currentKey = () =>
    (key ??= loadKey(platform).catch((error: unknown) => {
      key = undefined;
      throw error;
    }));

  async function open(body: unknown, audience: string): Promise<Record<string, unknown>> {
    const jwe = typeof body === 'object' && body !== null && 'jwe' in body ? body.jwe : undefined;
    if (typeof jwe !== 'string' || jwe.length > MAX_LENGTH) throw refused('the body is { "jwe": "…" }');
    const { privateKey, keyId } = await currentKey();
    const { plaintext, protectedHeader } = await compactDecrypt(jwe, privateKey, {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    }).catch(() => {
      throw refused('it cannot be opened');
    });
    if (protectedHeader.kid !== undefined && protectedHeader.kid !== keyId) throw refused('it is sealed for another key');
    if (protectedHeader['aud'] !== audience) throw refused(`it is not meant for ${audience}`);
    const iat = protectedHeader['iat'];
    const jti = protectedHeader['jti'];
    if (typeof iat !== 'number' || typeof jti !== 'string' || jti.length < 16 || jti.length > 200) throw refused('iat or jti is missing');
    const age = now() - iat * 1000;
    if (age > LIFETIME_MS || age < -CLOCK_SKEW_MS) throw refused('it is older than 5 minutes, or from the future');
    const fresh = await platform.db
      .insertInto('nonce')
      .values({ value_hash: hashOfToken(jti), expires_at: now() + LIFETIME_MS + CLOCK_SKEW_MS })
      .onConflict(conflict => conflict.doNothing())
      .returning('value_hash')
      .executeTakeFirst();
    if (!fresh) throw refused('it was used before');
    return readObject(plaintext);
  }
  return {
    open,
    async publicKey() {
      const { keyId, publicJwk } = await currentKey();
      return { keyId, jwk: publicJwk, time: now() };
    },
    async derive(purpose, salt) {
      const { secret } = await currentKey();
      return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, 32));
    },
  };
}

/** Forgets what is too old to be replayed anyway. */
export async function forgetOldNonces(platform: Platform): Promise<void> {
  await platform.db.deleteFrom('nonce').where('expires_at', '<', platform.clock.now()).execute();
}

/** All processes of one database use its oldest key that is not retired. */
async function loadKey(platform: Platform) {
  const stored = (await findKey(platform)) ?? (await makeKey(platform));
  const privateKey = await importJWK(stored.private_jwk, ALGORITHM);
  if (privateKey instanceof Uint8Array) throw new Error('The platform key is not a key pair.');
  const { d = '', ...publicJwk }: JWK = stored.private_jwk;
  return {
    keyId: stored.id,
    privateKey,
    secret: Buffer.from(d, 'base64url'),
    publicJwk: { ...publicJwk, kid: stored.id, alg: ALGORITHM, use: 'enc' },
  };
}

async function makeKey(platform: Platform) {
  const { privateKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256', extractable: true });
  const id = newToken().slice(0, 16);
  await platform.db
    .insertInto('crypto_key')
    .values({ id, private_jwk: JSON.stringify(await exportJWK(privateKey)), created_at: platform.clock.now(), retired_at: null })
    .execute();
  const first = await findKey(platform);
  if (!first) throw new Error('The platform key could not be kept.');
  return first;
}

function findKey(platform: Platform) {
  return platform.db
    .selectFrom('crypto_key')
    .selectAll()
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
}

function readObject(plaintext: Uint8Array): Record<string, unknown> {
  try {
    const payload: unknown = JSON.parse(new TextDecoder().decode(plaintext));
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload)) return { ...payload };
  } catch {
    // Told below, like any other wrong payload.
  }
  throw refused('the payload is not a JSON object');
}

function refused(why: string): Failure {
  return new Failure('seal-refused', { message: `The encrypted payload was refused: ${why}.` });
}
