import { randomInt } from 'node:crypto';
import { Failure } from '../failure.js';
import type { Platform, Trx } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';
import { countAttempt } from './attempts.js';
import { askQuestion, readAnswer } from './question.js';
import { drawSlider, GAP_RANGE, SLIDER_SIZE } from './slider-picture.js';

const ANSWER_WITHIN_MS = 5 * 60_000;
const RESULT_LIFETIME_MS = 10 * 60_000;
/** Pixels to either side; people and arrow keys are that exact. */
const TOLERANCE = 5;
const CHECKS = { most: 40, windowMs: 5 * 60_000 };

/** A picture with a gap, or a question: both prove that a person is there, and both are checked here (OP-41). */
export async function newSlider(platform: Platform, kind: 'slider' | 'question', ip: string, language: 'EN' | 'ES'): Promise<object> {
  const id = newToken();
  const now = platform.clock.now();
  const keep = (solution: number) => platform.db.insertInto('slider').values({ id, kind, solution, ip, expires_at: now + ANSWER_WITHIN_MS }).execute();
  await platform.db.deleteFrom('slider').where('expires_at', '<', now).execute();
  if (kind === 'question') {
    const { question, solution } = askQuestion(language);
    await keep(solution);
    return { kind, id, question };
  }
  const { height, pieceSize } = SLIDER_SIZE;
  const offset = randomInt(GAP_RANGE.from, GAP_RANGE.to);
  const y = randomInt(4, height - pieceSize - 4);
  await keep(offset);
  const { picture, piece } = drawSlider(offset, y, randomInt(2 ** 32));
  const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;
  return { kind, id, picture: dataUrl(picture), piece: dataUrl(piece), ...SLIDER_SIZE, y };
}

/** One answer for each, right or wrong; a right one earns a result. Throws Failure `captcha-invalid`. */
export async function checkSlider(platform: Platform, id: string, given: { offset?: number; answer?: string }, ip: string): Promise<string> {
  await countAttempt(platform, { subject: `slider-ip:${ip}`, ...CHECKS });
  const now = platform.clock.now();
  const row = await platform.db
    .updateTable('slider')
    .set({ answered_at: now })
    .where('id', '=', id)
    .where('ip', '=', ip)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['kind', 'solution'])
    .executeTakeFirst();
  const isRight =
    row !== undefined &&
    (row.kind === 'slider' ? given.offset !== undefined && Math.abs(given.offset - row.solution) <= TOLERANCE : readAnswer(given.answer ?? '') === row.solution);
  if (!isRight) throw new Failure('captcha-invalid');
  const result = newToken();
  await platform.db.updateTable('slider').set({ result_hash: hashOfToken(result), expires_at: now + RESULT_LIFETIME_MS }).where('id', '=', id).execute();
  return result;
}

/** Whether a result would be good, without using it up: a form with a wrong field does not cost it. Throws `verification-required`. */
export async function assertSliderResult(platform: Platform, result: string, use: 'sms' | 'register', ip: string): Promise<void> {
  const row = await platform.db
    .selectFrom('slider')
    .select('id')
    .where('result_hash', '=', hashOfToken(result))
    .where('ip', '=', ip)
    .where('expires_at', '>', platform.clock.now())
    .where(use === 'sms' ? 'sms_used_at' : 'register_used_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Failure('verification-required', { fields: { sliderResult: 'required' } });
}

/** Uses a result up: once for an sms, once for a registration, from the address that earned it (INV-09). Throws `verification-required`. */
export async function spendSliderResult(db: Trx | Platform['db'], now: number, result: string, use: 'sms' | 'register', ip: string): Promise<void> {
  const column = use === 'sms' ? 'sms_used_at' : 'register_used_at';
  const row = await db
    .updateTable('slider')
    .set({ [column]: now })
    .where('result_hash', '=', hashOfToken(result))
    .where('ip', '=', ip)
    .where('expires_at', '>', now)
    .where(column, 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new Failure('verification-required', { fields: { sliderResult: 'required' } });
}
