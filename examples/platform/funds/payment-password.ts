import { Failure } from '../failure.js';
import { countAttempt, forgetAttempts } from '../identity/attempts.js';
import { verifyPassword } from '../passwords.js';
import type { Platform } from '../platform.js';

interface Tries {
  most: number;
  windowMs: number;
}

const TRIES: Tries = { most: 10, windowMs: 15 * 60_000 };
/** Over all calls that ask for it: a session lives for hours, and must not guess on for as long. */
const DAY: Tries = { most: 30, windowMs: 86_400_000 };

/** Whether the account has a payment password. */
export async function hasPaymentPassword(platform: Platform, accountId: number): Promise<boolean> {
  return (await hashOf(platform, accountId)).payment_password_hash !== null;
}

/**
 * The payment password of a password-checked call (WAL-07, OP-72). Throws Failure `bad-request` with `paymentPassword` (`required`, `wrong`;
 * `unknown` when none is set), `payment-locked` after ten wrong ones in a quarter of an hour, or thirty in a day.
 */
export async function assertPaymentPassword(platform: Platform, accountId: number, password: string): Promise<void> {
  const { payment_password_hash: hash } = await hashOf(platform, accountId);
  if (hash === null) throw new Failure('bad-request', { message: 'Set a payment password first.', fields: { paymentPassword: 'unknown' } });
  if (password === '') throw new Failure('bad-request', { fields: { paymentPassword: 'required' } });
  await countPaymentTry(platform, accountId);
  if (!(await verifyPassword(password, hash))) throw new Failure('bad-request', { fields: { paymentPassword: 'wrong' } });
  await forgetPaymentTries(platform, accountId);
}

/** Counts a try at the payment password, or at what sets the first one, before it is looked at. Throws Failure `payment-locked` with the time that is left. */
export async function countPaymentTry(platform: Platform, accountId: number, tries: Tries = TRIES): Promise<void> {
  try {
    await countAttempt(platform, { subject: `payment-password:${accountId}`, ...tries });
    await countAttempt(platform, { subject: `payment-password-day:${accountId}`, ...DAY });
  } catch (error) {
    // Who is locked out is told of what, for how long, and how to get out.
    throw error instanceof Failure && error.code === 'rate-limited'
      ? new Failure('payment-locked', { retryAfter: error.options.retryAfter })
      : error;
  }
}

/** Forgets them after one was right. */
export async function forgetPaymentTries(platform: Platform, accountId: number): Promise<void> {
  for (const name of ['payment-password', 'payment-password-day']) await forgetAttempts(platform, `${name}:${accountId}`);
}

function hashOf(platform: Platform, accountId: number) {
  return platform.db.selectFrom('account').select('payment_password_hash').where('id', '=', accountId).executeTakeFirstOrThrow();
}
