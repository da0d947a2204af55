import { CompactEncrypt, importJWK, type CryptoKey, type JWK } from 'jose';
import { PlatformError } from './errors.js';

/** What a sealed payload is for; the receiver refuses it for any other call. */
export interface SealTarget {
  method: string;
  path: string;
}
/** Turns a payload into the body that is sent in its place. `configure({ seal })` puts an operator's own scheme here. */
export type Seal = (payload: Record<string, unknown>, target: SealTarget) => Promise<Record<string, unknown>>;

/** The platform's published key, and its clock when it says one (UTC ms). */
export interface PublicKey {
  keyId: string;
  jwk: JWK;
  time?: number | null;
}

/**
 * Seals payloads of E calls (API-03, OP-11): body `{ jwe }`, compact JWE, ECDH-ES + A256GCM, the payload as JSON inside.
 * `iat` (seconds), a random `jti` and `aud` ("POST /wps/session/login") stand in the protected header, so that a payload can
 * neither be sent twice nor to another call.
 * Throws `insecure-context` where the browser has no WebCrypto (http other than localhost): nothing is ever sent in clear.
 */
export function createSeal(loadKey: () => Promise<PublicKey>): Seal {
  let ready: Promise<{ keyId: string; key: CryptoKey | Uint8Array; clock: number }> | undefined;
  if (isSecure()) begin().catch(() => undefined);

  async function load() {
    const { keyId, jwk, time } = await loadKey();
    return { keyId, key: await importJWK(jwk, 'ECDH-ES'), clock: time ? time - Date.now() : 0 };
  }

  /** The key is asked for at once, and again after a failure. */
  function begin() {
    return (ready ??= load().catch((error: unknown) => {
      ready = undefined;
      throw error;
    }));
  }

  return async (payload, { method, path }) => {
    if (!isSecure()) throw new PlatformError('insecure-context', 'Sealed calls need https or localhost.');
    const { keyId, key, clock } = await begin();
    const claims = { iat: Math.floor((Date.now() + clock) / 1000), jti: randomId(), aud: `${method} ${path}` };
    const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(payload)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: keyId, ...claims })
      .encrypt(key);
    return { jwe };
  };
}

function isSecure(): boolean {
  return Boolean(globalThis.crypto?.subtle);
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
