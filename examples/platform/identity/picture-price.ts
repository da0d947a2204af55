import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import type { Settings } from '../http/settings.js';
import type { Platform } from '../platform.js';
import { countAttempt } from './attempts.js';
import { spendProof, type ProofAnswer } from './proof-of-work.js';

const WINDOW_MS = 10 * 60_000;

/**
 * The first few pictures of an address are free, and each further one within ten minutes costs its machine work: programs read
 * pictures too, and should not do so for less than what stands in for them. Throws Failure `verification-required` with
 * `proofRequired`, `captcha-invalid`.
 */
export async function payForPicture(platform: Platform, settings: Settings, ip: string, paid: ProofAnswer): Promise<void> {
  const isFree = await countAttempt(platform, {
    subject: `picture-ip:${networkOf(ip)}`,
    most: await settings.number('captcha_free'),
    windowMs: WINDOW_MS,
  }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Failure && error.code === 'rate-limited') return false;
      throw error;
    },
  );
  if (isFree) return;
  if (paid.id === '') throw new Failure('verification-required', { value: { proofRequired: true } });
  await spendProof(platform, { purpose: 'picture', account: '', ip }, paid);
}
