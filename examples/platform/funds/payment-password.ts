import { Failure } from '../failure.js';
import { countAttempt, forgetAttempts } from '../identity/attempts.js';
import { faultOf, loadRules } from '../identity/field-rules.js';
import { hashPassword, verifyPassword } from '../passwords.js';
import type { Platform } from '../platform.js';

const TRIES = { most: 10, windowMs: 15 * 60_000 };

/** Whether the account has a payment password. */
export async function hasPaymentPassword(platform: Platform, accountId: number): Promise<boolean> {
  return (await hashesOf(platform, accountId)).payment_password_hash !== null;
}

/**
 * The payment password of a password-checked call (WAL-07, OP-72). Throws Failure `bad-request` with `paymentPassword` (`required`, `wrong`;
 * `unknown` when none is set), `rate-limited` after ten wrong ones in a quarter of an hour.
 */
export async function assertPaymentPassword(platform: Platform, accountId: number, password: string): Promise<void> {
  const { payment_password_hash: hash } = await hashesOf(platform, accountId);
  if (hash === null) throw new Failure('bad-request', { message: 'Set a withdraw password first.', fields: { paymentPassword: 'unknown' } });
  await assertRight(platform, { subject: `payment-password:${accountId}`, password, hash, field: 'paymentPassword' });
}

/**
 * Sets or changes the payment password (O-09). `oldPassword` is the one it replaces, or the login password when there is none yet, so that
 * a stolen session alone cannot set one. Throws Failure `bad-request` with the wrong fields.
 */
export async function setPaymentPassword(platform: Platform, accountId: number, change: { oldPassword: string; newPassword: string; confirmNewPassword: string }): Promise<void> {
  const { payment_password_hash: current, password_hash: login } = await hashesOf(platform, accountId);
  const rule = (await loadRules(platform.db)).get('paymentPassword');
  const fault = change.newPassword === '' ? 'required' : faultOf(rule, change.newPassword, platform.log);
  const fields = {
    ...(fault && { newPassword: fault }),
    ...(change.confirmNewPassword !== change.newPassword && { confirmNewPassword: change.confirmNewPassword === '' ? 'required' : 'different' }),
  };
  if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
  await assertRight(platform, { subject: `payment-password:${accountId}`, password: change.oldPassword, hash: current ?? login, field: 'oldPassword' });
  if (change.newPassword === change.oldPassword) throw new Failure('bad-request', { fields: { newPassword: 'unchanged' } });
  const hash = await hashPassword(change.newPassword, platform.config.passwordCost);
  await platform.db.updateTable('account').set({ payment_password_hash: hash }).where('id', '=', accountId).execute();
}

async function assertRight(platform: Platform, { subject, password, hash, field }: { subject: string; password: string; hash: string; field: string }): Promise<void> {
  if (password === '') throw new Failure('bad-request', { fields: { [field]: 'required' } });
  await countAttempt(platform, { subject, ...TRIES });
  if (!(await verifyPassword(password, hash))) throw new Failure('bad-request', { fields: { [field]: 'wrong' } });
  await forgetAttempts(platform, subject);
}

function hashesOf(platform: Platform, accountId: number) {
  return platform.db.selectFrom('account').select(['password_hash', 'payment_password_hash']).where('id', '=', accountId).executeTakeFirstOrThrow();
}
