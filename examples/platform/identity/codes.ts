import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import type { Platform, Trx } from '../platform.js';
import { countAttempt, takeAttemptBack } from './attempts.js';

export type CodePurpose = 'login' | 'register' | 'reset' | 'challenge' | 'binding';

const DIGITS = 6;
const MAX_TRIES = 5;
const MINUTE_MS = 60_000;
/** Over all numbers and accounts: one address cannot try many codes of many people. */
const ADDRESS_TRIES = 30;
const ADDRESS_WINDOW_MS = 15 * MINUTE_MS;

/** A code was refused, whatever is wrong with it. */
export function isCodeRefusal(error: unknown): error is Failure {
  return error instanceof Failure && error.code.startsWith('code-');
}

/** A new code for a purpose and target; an older one that is open is void (INV-09). Only its hash is kept. */
export async function issueCode(trx: Trx, platform: Platform, purpose: CodePurpose, target: string, minutes: number): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const now = platform.clock.now();
  await trx
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('verification_code')
    .values({ purpose, target, code_hash: hashOfCode(target, code), expires_at: now + minutes * MINUTE_MS, used_at: null })
    .execute();
  return code;
}

/**
 * Uses a code up. Six digits, five tries, one use, for this purpose and target only. The answer is the same for a target that
 * nobody has. Throws Failure `code-missing`, `code-invalid`, `code-expired` (also when its tries are used up), `rate-limited`.
 * Not for use inside a transaction: a wrong try must stay counted.
 */
export async function spendCode(platform: Platform, purpose: CodePurpose, target: string, code: string, ip: string): Promise<void> {
  if (code === '') throw new Failure('code-missing', { fields: { verificationCode: 'required' } });
  const subject = `code-ip:${networkOf(ip)}`;
  await countAttempt(platform, { subject, most: ADDRESS_TRIES, windowMs: ADDRESS_WINDOW_MS });
  const row = await platform.db
    .updateTable('verification_code')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .returning(['id', 'code_hash', 'tries', 'expires_at'])
    .executeTakeFirst();
  if (!row) throw new Failure('code-invalid', { fields: { verificationCode: 'wrong' } });
  const now = platform.clock.now();
  if (row.tries > MAX_TRIES || row.expires_at <= now) throw new Failure('code-expired', { fields: { verificationCode: 'wrong' } });
  if (!isSameText(row.code_hash, hashOfCode(target, code.trim())))
    throw new Failure('code-invalid', { fields: { verificationCode: 'wrong' } });
  const used = await platform.db
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('id', '=', row.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) throw new Failure('code-invalid', { fields: { verificationCode: 'wrong' } });
  await takeAttemptBack(platform, subject);
}

/**
 * Whether a code would be good, without using it up. A wrong one costs a try, as it does when it is used, so that nothing can be
 * guessed by asking; the answer is the same for a target that nobody has. Throws Failure `rate-limited`.
 */
export async function isCodeGood(platform: Platform, purpose: CodePurpose, target: string, code: string, ip: string): Promise<boolean> {
  const subject = `code-ip:${networkOf(ip)}`;
  await countAttempt(platform, { subject, most: ADDRESS_TRIES, windowMs: ADDRESS_WINDOW_MS });
  // Counted before it is looked at, so that questions asked at once cannot share a try.
  const row = await platform.db
    .updateTable('verification_code')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .where('expires_at', '>', platform.clock.now())
    .where('tries', '<', MAX_TRIES)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!row || !isSameText(row.code_hash, hashOfCode(target, code.trim()))) return false;
  await platform.db
    .updateTable('verification_code')
    .set(eb => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', row.id)
    .execute();
  await takeAttemptBack(platform, subject);
  return true;
}

/** What is wrong with a code, without using it up; a wrong one costs a try. Throws Failure `rate-limited`. */
export async function codeFault(
  platform: Platform,
  purpose: CodePurpose,
  target: string,
  code: string,
  ip: string,
): Promise<'missing' | 'wrong' | 'expired' | undefined> {
  if (code === '') return 'missing';
  if (await isCodeGood(platform, purpose, target, code, ip)) return undefined;
  const row = await platform.db
    .selectFrom('verification_code')
    .select(['tries', 'expires_at'])
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row && (row.tries >= MAX_TRIES || row.expires_at <= platform.clock.now()) ? 'expired' : 'wrong';
}

/** Bound to its target, so that equal codes do not have equal hashes. */
function hashOfCode(target: string, code: string): string {
  return createHmac('sha256', target).update(code).digest('base64url');
}

export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
