import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import { spendProof, type ProofFor } from '../identity/proof-of-work.js';
import type { Platform } from '../platform.js';
import { newToken } from '../secrets.js';
import { drawCaptcha } from './captcha-picture.js';

/** Without characters that look alike. */
const CHARACTERS = 'ACDEFHJKLMNPRTUVWXY34679';
const LENGTH = 5;
const LIFETIME_MS = 5 * 60_000;

/** A new picture with characters; the answer is kept as a hash only and can be used once (INV-09). */
export async function newCaptcha(platform: Platform, ip: string): Promise<{ id: string; image: string }> {
  const answer = Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)] ?? 'A').join('');
  const id = newToken();
  const now = platform.clock.now();
  await platform.db.deleteFrom('captcha').where('expires_at', '<', now).execute();
  await platform.db
    .insertInto('captcha')
    .values({ id, ip: networkOf(ip), answer_hash: hashOfAnswer(id, answer), expires_at: now + LIFETIME_MS, used_at: null })
    .execute();
  return { id, image: `data:image/png;base64,${drawCaptcha(answer, randomBytes(4).readUInt32BE()).toString('base64')}` };
}

/**
 * Uses the captcha up, right or wrong; it is good from the address it was drawn for only. In its place a proof of work for this very
 * call may stand, for who does not read pictures. Throws Failure `captcha-invalid`.
 */
export async function useCaptcha(platform: Platform, id: string, answer: string, wanted: ProofFor): Promise<void> {
  const now = platform.clock.now();
  const row = await platform.db
    .updateTable('captcha')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('ip', '=', networkOf(wanted.ip))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('answer_hash')
    .executeTakeFirst();
  if (!row) return spendProof(platform, wanted, { id, answer });
  if (row.answer_hash !== hashOfAnswer(id, answer)) throw new Failure('captcha-invalid', { value: { captchaRequired: true } });
}

/** Bound to its id, so that equal answers do not have equal hashes. Case does not matter. */
export function hashOfAnswer(id: string, answer: string): string {
  return createHmac('sha256', id).update(answer.trim().toUpperCase()).digest('base64url');
}
