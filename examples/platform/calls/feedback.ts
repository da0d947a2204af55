import * as v from 'valibot';
import { countWords, QUESTION_TYPES } from '../../../src/api/account/feedback.js';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { networkOf } from '../http/network-of.js';
import { plainText } from '../http/plain-text.js';
import { wholeNumber } from '../http/wire-input.js';
import { countAttempt } from '../identity/attempts.js';
import type { Trx } from '../platform.js';
import { feedbackImages } from '../uploads/feedback-images.js';

const PAGE_SIZE = 10;
const SENT = { most: 20, windowMs: 10 * 60_000 };
const LONGEST = 40_000;

const setting = defineCall({
  method: 'GET',
  path: '/wps/feedback/setting',
  access: 'open',
  input: v.object({}),
  async answer({ settings }) {
    const [minWords, maxWords, imageMaxBytes, imageMaxCount] = await Promise.all(
      ['feedback_min_words', 'feedback_max_words', 'image_max_bytes', 'image_max_count'].map(name => settings.number(name)),
    );
    return { value: { minWords, maxWords, imageMaxBytes, imageMaxCount } };
  },
});

const send = defineCall({
  method: 'PUT',
  path: '/wps/feedback',
  access: 'open',
  input: v.object({
    questionType: v.picklist(QUESTION_TYPES, `one of ${QUESTION_TYPES.join(', ')}`),
    content: v.pipe(plainText(), v.trim(), v.minLength(1, 'cannot be empty'), v.maxLength(LONGEST, 'too long')),
    images: v.optional(v.array(v.pipe(plainText(), v.regex(/^[1-9]\d{0,14}$/, 'must be an id'), v.transform(Number))), []),
  }),
  async answer({ platform, input, caller, ip, language, settings, idempotencyKey }) {
    const accountId = caller.role === 'visitor' || caller.role === 'trial' ? null : caller.accountId;
    const [least, most, pictures] = await Promise.all(
      ['feedback_min_words', 'feedback_max_words', 'image_max_count'].map(name => settings.number(name)),
    );
    const words = countWords(input.content);
    if (words < least! || words > most!) throw new Failure('bad-request', { fields: { content: `${least} to ${most} words` } });
    const images = [...new Set(input.images)];
    if (images.length > pictures!) throw new Failure('bad-request', { fields: { images: `at most ${pictures}` } });
    const key = idempotencyKey && `${accountId ?? `ip:${networkOf(ip)}`}:${idempotencyKey}`;
    const known = key
      ? await platform.db.selectFrom('feedback').select('id').where('idempotency_key', '=', key).executeTakeFirst()
      : undefined;
    if (known) return { value: { id: String(known.id) } };
    await countAttempt(platform, { subject: `feedback:${accountId ?? networkOf(ip)}`, ...SENT });
    const id = await platform.transact(async trx => {
      await assertOwn(trx, images, accountId);
      const row = await trx
        .insertInto('feedback')
        .values({
          account_id: accountId,
          question_type: input.questionType,
          content: input.content,
          language,
          idempotency_key: key || null,
          created_at: platform.clock.now(),
        })
        .onConflict(conflict => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      // The same wish came twice at once.
      if (!row)
        return (
          await trx
            .selectFrom('feedback')
            .select('id')
            .where('idempotency_key', '=', key || null)
            .executeTakeFirstOrThrow()
        ).id;
      if (images.length > 0)
        await trx
          .insertInto('feedback_image')
          .values(images.map((upload_id, sort) => ({ feedback_id: row.id, upload_id, sort })))
          .execute();
      return row.id;
    });
    return { value: { id: String(id) } };
  },
});

const list = defineCall({
  method: 'GET',
  path: '/wps/feedback',
  access: 'real',
  input: v.object({ page: wholeNumber(1, 10_000, 1) }),
  async answer({ platform, input, caller, origin }) {
    const { accountId } = signedIn(caller);
    const { total } = await platform.db
      .selectFrom('feedback')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const rows = await platform.db
      .selectFrom('feedback')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((input.page - 1) * PAGE_SIZE)
      .execute();
    const images = await feedbackImages(
      platform,
      rows.map(row => row.id),
    );
    return {
      value: {
        list: rows.map(row => ({
          id: String(row.id),
          questionType: row.question_type,
          content: row.content,
          images: (images.get(row.id) ?? []).map(path => origin + path),
          createdAt: row.created_at,
          reply: row.reply ?? '',
          repliedAt: row.replied_at,
        })),
        totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
      },
    };
  },
});

export const feedbackCalls = [setting, send, list];

/** Nobody attaches what another has uploaded. */
async function assertOwn(trx: Trx, images: readonly number[], accountId: number | null): Promise<void> {
  if (images.length === 0) return;
  const own =
    accountId === null
      ? []
      : await trx.selectFrom('upload').select('id').where('id', 'in', images).where('account_id', '=', accountId).execute();
  if (own.length !== images.length) throw new Failure('bad-request', { fields: { images: 'must be your own uploads' } });
}
