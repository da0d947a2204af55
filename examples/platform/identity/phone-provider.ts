import { createHmac, randomInt } from 'node:crypto';
import { SignJWT, jwtVerify, decodeProtectedHeader } from 'jose';
import { Failure, type FailureCode } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import type { Platform } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';
import { tell } from '../tell.js';
import { countAttempt, takeAttemptBack } from './attempts.js';
import { isSameText } from './codes.js';
import { idpKey } from './idp-key.js';
import type { MobileNumber } from './mobile.js';

/** The words of phone-authentication providers; each ends in a message of the catalogue (OP-44). */
type ProviderFault =
  | 'auth/invalid-phone-number'
  | 'auth/too-many-requests'
  | 'auth/invalid-verification-code'
  | 'auth/missing-verification-code'
  | 'auth/code-expired'
  | 'auth/captcha-check-failed'
  | 'auth/quota-exceeded'
  | 'auth/operation-not-allowed'
  | 'auth/popup-closed-by-user';

const CATALOGUE: Record<ProviderFault, FailureCode> = {
  'auth/invalid-phone-number': 'phone-invalid', // ERR-01
  'auth/too-many-requests': 'rate-limited', // ERR-02
  'auth/invalid-verification-code': 'code-invalid', // ERR-04
  'auth/missing-verification-code': 'code-missing', // ERR-05
  'auth/code-expired': 'code-expired', // ERR-06
  'auth/captcha-check-failed': 'captcha-invalid', // ERR-07
  'auth/quota-exceeded': 'quota-exceeded', // ERR-08
  'auth/operation-not-allowed': 'function-disabled', // ERR-09
  'auth/popup-closed-by-user': 'login-window-closed', // ERR-10
};
const CHANNEL = 'SMS';
const ISSUER = 'phone-provider';
const DIGITS = 6;
const MAX_TRIES = 5;
const CODE_MS = 5 * 60_000;
/** CON-01: after this many tries the provider wants five minutes of quiet. */
const SENDS = { most: 3, windowMs: 5 * 60_000 };
const CHECKS = { most: 10, windowMs: 5 * 60_000 };
const PROOF_SECONDS = 300;

/** The failure that a provider's own word stands for; any other is `unknown` (ERR-03). */
export function providerFailure(fault: string, retryAfter?: number): Failure {
  const code = Object.hasOwn(CATALOGUE, fault) ? CATALOGUE[fault as ProviderFault] : 'unknown';
  return new Failure(code, { value: { providerCode: fault }, retryAfter });
}

/** Stand-in of a third-party phone-authentication provider: sends its own code for a number. Answers its session. */
export async function startPhoneSession(platform: Platform, mobile: MobileNumber, ip: string): Promise<string> {
  await limited(platform, `phone-provider:${mobile.target}`, SENDS);
  await limited(platform, `phone-provider-ip:${networkOf(ip)}`, { ...SENDS, most: SENDS.most * 5 });
  const id = newToken();
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const now = platform.clock.now();
  await platform.transact(async trx => {
    await trx
      .deleteFrom('phone_session')
      .where('expires_at', '<', now - CODE_MS)
      .execute();
    await trx
      .insertInto('phone_session')
      .values({ id, target: mobile.target, code_hash: hashOf(id, code), expires_at: now + CODE_MS })
      .execute();
    const message = await trx
      .insertInto('outbox')
      .values({ kind: 'sms', target: mobile.target, text: `Phone check: ${code}`, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    tell(trx, 'outbox-added', message);
  });
  return id;
}

/** The provider's proof of the number for a right code: a signed token, five minutes, for this platform. */
export async function confirmPhoneSession(
  platform: Platform,
  id: string,
  code: string,
  ip: string,
): Promise<{ firebaseChannel: string; firebaseIdToken: string }> {
  if (code === '') throw providerFailure('auth/missing-verification-code');
  await limited(platform, `phone-provider-check:${networkOf(ip)}`, CHECKS);
  const now = platform.clock.now();
  const row = await platform.db
    .updateTable('phone_session')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning(['target', 'code_hash', 'tries', 'expires_at'])
    .executeTakeFirst();
  if (!row || row.expires_at <= now || row.tries > MAX_TRIES) throw providerFailure('auth/code-expired');
  if (!isSameText(row.code_hash, hashOf(id, code.trim()))) throw providerFailure('auth/invalid-verification-code');
  const used = await platform.db
    .updateTable('phone_session')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw providerFailure('auth/code-expired');
  await takeAttemptBack(platform, `phone-provider-check:${networkOf(ip)}`);
  const { kid, privateKey } = await idpKey(platform, ISSUER);
  const firebaseIdToken = await new SignJWT({ phone_number: row.target })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(ISSUER)
    .setAudience(platform.config.merchant)
    .setSubject(hashOfToken(row.target))
    .setJti(newToken())
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + PROOF_SECONDS)
    .sign(privateKey);
  return { firebaseChannel: CHANNEL, firebaseIdToken };
}

/** Accepts a proof once, for the number that it names. Throws Failure `code-missing`, `code-invalid`, `code-expired`. */
export async function spendPhoneProof(
  platform: Platform,
  mobile: MobileNumber,
  proof: { firebaseChannel: string; firebaseIdToken: string },
): Promise<void> {
  if (proof.firebaseIdToken === '') throw providerFailure('auth/missing-verification-code');
  if (proof.firebaseChannel !== CHANNEL) throw providerFailure('auth/invalid-verification-code');
  const { publicKey } = await idpKey(platform, ISSUER);
  const now = platform.clock.now();
  const payload = await Promise.resolve()
    .then(() => decodeProtectedHeader(proof.firebaseIdToken))
    .then(() =>
      jwtVerify(proof.firebaseIdToken, publicKey, {
        algorithms: ['ES256'],
        issuer: ISSUER,
        audience: platform.config.merchant,
        currentDate: new Date(now),
        requiredClaims: ['jti', 'exp'],
      }),
    )
    .then(result => result.payload)
    .catch((error: unknown) => {
      const isLate = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
      throw providerFailure(isLate ? 'auth/code-expired' : 'auth/invalid-verification-code');
    });
  if (payload['phone_number'] !== mobile.target) throw providerFailure('auth/invalid-verification-code');
  const fresh = await platform.db
    .insertInto('nonce')
    .values({ value_hash: hashOfToken(`${ISSUER}:${payload.jti}`), expires_at: now + PROOF_SECONDS * 1000 })
    .onConflict(conflict => conflict.doNothing())
    .returning('value_hash')
    .executeTakeFirst();
  if (!fresh) throw providerFailure('auth/code-expired');
}

async function limited(platform: Platform, subject: string, limit: { most: number; windowMs: number }): Promise<void> {
  await countAttempt(platform, { subject, ...limit }).catch((error: unknown) => {
    throw error instanceof Failure ? providerFailure('auth/too-many-requests', error.options.retryAfter) : error;
  });
}

function hashOf(id: string, code: string): string {
  return createHmac('sha256', id).update(code).digest('base64url');
}
