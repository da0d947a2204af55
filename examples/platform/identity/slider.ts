import { randomInt } from 'node:crypto';
import { Failure } from '../failure.js';
import { networkOf } from '../http/network-of.js';
import type { Platform, Trx } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';
import { countAttempt } from './attempts.js';
import { spendProof } from './proof-of-work.js';
import { drawSlider, GAP_RANGE, SLIDER_SIZE } from './slider-picture.js';

const ANSWER_WITHIN_MS = 5 * 60_000;
const RESULT_LIFETIME_MS = 10 * 60_000;
/** Pixels to either side; people and arrow keys are that exact. */
const TOLERANCE = 5;
const CHECKS = { most: 40, windowMs: 5 * 60_000 };

/** A picture with a gap: who moves its piece there is a person (OP-41). */
export async function newSlider(platform: Platform, ip: string): Promise<object> {
  const id = newToken();
  const now = platform.clock.now();
  await platform.db.deleteFrom('slider').where('expires_at', '<', now).execute();
  const { height, pieceSize } = SLIDER_SIZE;
  const offset = randomInt(GAP_RANGE.from, GAP_RANGE.to);
  const y = randomInt(4, height - pieceSize - 4);
  await platform.db
    .insertInto('slider')
    .values({ id, kind: 'slider', solution: offset, ip: networkOf(ip), expires_at: now + ANSWER_WITHIN_MS })
    .execute();
  const { picture, piece } = drawSlider(offset, y, randomInt(2 ** 32));
  const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
  return { kind: 'slider', id, picture: dataUrl(picture), piece: dataUrl(piece), ...SLIDER_SIZE, y };
}

/**
 * One answer for each, right or wrong; a right one earns a result. `offset` answers a picture; `answer` is a proof of work of purpose
 * `human`, for who cannot see or drag. Throws Failure `captcha-invalid`.
 */
export async function checkSlider(
  platform: Platform,
  id: string,
  given: { offset?: number; answer?: string },
  ip: string,
): Promise<string> {
  await countAttempt(platform, { subject: `slider-ip:${networkOf(ip)}`, ...CHECKS });
  const now = platform.clock.now();
  const result = newToken();
  const earned = { result_hash: hashOfToken(result), answered_at: now, expires_at: now + RESULT_LIFETIME_MS };
  if (given.answer !== undefined) {
    await spendProof(platform, { purpose: 'human', account: '', ip }, { id, answer: given.answer });
    await platform.db
      .insertInto('slider')
      .values({ id, kind: 'proof', solution: 0, ip: networkOf(ip), ...earned })
      .execute();
    return result;
  }
  const row = await platform.db
    .updateTable('slider')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('ip', '=', networkOf(ip))
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('solution')
    .executeTakeFirst();
  if (!row || given.offset === undefined || Math.abs(given.offset - row.solution) > TOLERANCE) throw new Failure('captcha-invalid');
  await platform.db.updateTable('slider').set(earned).where('id', '=', id).execute();
  return result;
}

/** Whether a result would be good, without using it up: a form with a wrong field does not cost it. Throws `verification-required`. */
export async function assertSliderResult(platform: Platform, result: string, use: 'sms' | 'register', ip: string): Promise<void> {
  const row = await platform.db
    .selectFrom('slider')
    .select('id')
    .where('result_hash', '=', hashOfToken(result))
    .where('ip', '=', networkOf(ip))
    .where('expires_at', '>', platform.clock.now())
    .where(use === 'sms' ? 'sms_used_at' : 'register_used_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Failure('verification-required', { fields: { sliderResult: 'required' } });
}

/** Uses a result up: once for an sms, once for a registration, from the address that earned it (INV-09). Throws `verification-required`. */
export async function spendSliderResult(
  db: Trx | Platform['db'],
  now: number,
  result: string,
  use: 'sms' | 'register',
  ip: string,
): Promise<void> {
  const column = use === 'sms' ? 'sms_used_at' : 'register_used_at';
  const row = await db
    .updateTable('slider')
    .set({ [column]: now })
    .where('result_hash', '=', hashOfToken(result))
    .where('ip', '=', networkOf(ip))
    .where('expires_at', '>', now)
    .where(column, 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Failure('verification-required', { fields: { sliderResult: 'required' } });
}
