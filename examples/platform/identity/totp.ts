import { createHmac, randomBytes } from 'node:crypto';
import type { Platform } from '../platform.js';
import { isSameText } from './codes.js';

const STEP_SECONDS = 30;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Clocks of phones differ: one step before and after counts too (RFC 6238, 5.2). */
const WINDOW = [0, -1, 1];

/** Time-based one-time password for a step of 30 s (RFC 6238 with HMAC-SHA-1, six digits, what authenticator apps make). */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (mac[mac.length - 1] ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
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
  const bits = [...randomBytes(20)].map(byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map(index => BASE32[parseInt(index, 2)]).join('');
}

/** The step that a code is of, near a moment; undefined when it fits none. */
export function matchTotp(secret: string, code: string, at: number): number | undefined {
  const now = totpStep(at);
  return WINDOW.map(shift => now + shift).find(step => isSameText(totpAt(secret, step), code.replace(/\s/g, '')));
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

/** RFC 4648; padding and case do not matter. */
function decodeBase32(text: string): Buffer {
  const bits = [...text.toUpperCase().replace(/=+$/, '')].map(character => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map(byte => parseInt(byte, 2)) ?? []);
}
