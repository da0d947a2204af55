import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Platform } from '../platform.js';
import { newToken } from '../secrets.js';

const ALGORITHM = 'ES256';

/** The signing key of one stand-in provider, made on first use and kept, so that all processes of a database share it. */
export async function idpKey(
  platform: Platform,
  name: string,
): Promise<{ kid: string; privateKey: CryptoKey; publicKey: CryptoKey; jwk: JWK }> {
  const stored = (await find(platform, name)) ?? (await make(platform, name));
  const jwk: JWK = stored.private_jwk;
  const { d: _secret, ...publicJwk } = jwk;
  const [privateKey, publicKey] = await Promise.all([importJWK(jwk, ALGORITHM), importJWK(publicJwk, ALGORITHM)]);
  if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array) throw new Error(`The key of ${name} is not a key pair.`);
  return { kid: jwk.kid ?? name, privateKey, publicKey, jwk };
}

function find(platform: Platform, name: string) {
  return platform.db.selectFrom('idp_key').selectAll().where('id', '=', name).executeTakeFirst();
}

async function make(platform: Platform, name: string) {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: newToken().slice(0, 12), alg: ALGORITHM, use: 'sig' };
  await platform.db
    .insertInto('idp_key')
    .values({ id: name, private_jwk: JSON.stringify(jwk) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const kept = await find(platform, name);
  if (!kept) throw new Error(`The key of ${name} could not be kept.`);
  return kept;
}
