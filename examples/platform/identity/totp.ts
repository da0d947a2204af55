import { HOTP, Secret } from 'otpauth';
import type { Platform } from '../platform.js';

const STEP_SECONDS = 30;

/** Time-based one-time password for a step of 30 s (RFC 6238 with HMAC-SHA-1, six digits, what authenticator apps make). */
export function totpAt(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });
}

export function totpStep(at: number): number {
  return Math.floor(at / 1000 / STEP_SECONDS);
}

/** What a QR code for authenticator apps holds. */
export function totpAddress(account: string, secret: string): string {
  const issuer = encodeURIComponent('Nova Palace');
  return `otpauth://totp/${issuer}:${encodeURIComponent(account)}?secret=${secret}&issuer=${issuer}`;
}

/** A new secret of 160 bits, as RFC 4226 recommends, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The step that a code is of, near a moment; undefined when it fits none. Clocks of phones differ: one step before and after counts too (RFC 6238, 5.2). */
export function matchTotp(secret: string, code: string, at: number): number | undefined {
  const now = totpStep(at);
  const apart = HOTP.validate({ secret: Secret.fromBase32(secret), token: code.replace(/\s/g, ''), counter: now, window: 1 });
  return apart === null ? undefined : now + apart;
}

/** Checks and uses up a code of the account's authenticator: a code that was used is refused, also within its time. */
export async function spendTotp(platform: Platform, accountId: number, code: string): Promise<boolean> {
  const binding = await platform.db
    .selectFrom('account_binding')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'google')
    .executeTakeFirst();
  if (!binding?.secret) return false;
  const now = totpStep(platform.clock.now());
  const step = matchTotp(binding.secret, code, platform.clock.now());
  if (step === undefined) return false;
  const fresh = await platform.db
    .insertInto('totp_use')
    .values({ account_id: accountId, step })
    .onConflict(conflict => conflict.doNothing())
    .returning('step')
    .executeTakeFirst();
  await platform.db
    .deleteFrom('totp_use')
    .where('account_id', '=', accountId)
    .where('step', '<', now - 10)
    .execute();
  return fresh !== undefined;
}
