import { Failure } from '../failure.js';
import { countAttempt, forgetAttempts } from '../identity/attempts.js';
import { verifyPassword } from '../passwords.js';
import type { Platform } from '../platform.js';

const TRIES = { most: 10, windowMs: 15 * 60_000 };

/** Whether the account has a payment password. */
export async function hasPaymentPassword(platform: Platform, accountId: number): Promise<boolean> {
  return (await hashOf(platform, accountId)).payment_password_hash !== null;
}

/**
 * The payment password of a password-checked call (WAL-07, OP-72). Throws Failure `bad-request` with `paymentPassword` (`required`, `wrong`;
 * `unknown` when none is set), `rate-limited` after ten wrong ones in a quarter of an hour.
 */
export async function assertPaymentPassword(platform: Platform, accountId: number, password: string): Promise<void> {
  const { payment_password_hash: hash } = await hashOf(platform, accountId);
  if (hash === null) throw new Failure('bad-request', { message: 'Set a payment password first.', fields: { paymentPassword: 'unknown' } });
  if (password === '') throw new Failure('bad-request', { fields: { paymentPassword: 'required' } });
  const subject = `payment-password:${accountId}`;
  await countAttempt(platform, { subject, ...TRIES });
  if (!(await verifyPassword(password, hash))) throw new Failure('bad-request', { fields: { paymentPassword: 'wrong' } });
  await forgetAttempts(platform, subject);
}

function hashOf(platform: Platform, accountId: number) {
  return platform.db.selectFrom('account').select('payment_password_hash').where('id', '=', accountId).executeTakeFirstOrThrow();
}
