import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { feedbackImages } from '../uploads/feedback-images.js';
import type { QuestionType } from '../database/schema.js';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { sendMessage } from '../messages/send-message.js';
import type { Platform } from '../platform.js';
import { audited } from './audit.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { containing, filterText, idParams, numberText, parse } from './parse.js';
import { assertSeen } from './seen.js';

/** A feedback with its pictures and the answer. Times: UTC milliseconds. */
export interface FeedbackRow {
  id: number;
  account: string | null;
  accountId: number | null;
  questionType: QuestionType;
  content: string;
  language: string;
  /** Paths of the pictures. */
  images: string[];
  createdAt: number;
  reply: string;
  repliedAt: number | null;
}

/** `after` follows live: only rows newer than that id. */
const listQuery = v.object({
  ...stretchQuery,
  after: v.optional(numberText),
  search: filterText,
  state: v.optional(v.picklist(['open', 'answered', ''], 'Must be open or answered.'), ''),
});
const answer = v.object({
  reply: v.pipe(plainText('Must be text.'), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(4_000, 'At most 4000 characters.')),
  seen: v.optional(plainText()),
});

/** What players have sent, and the operator's answers, which members read in the site. */
export function feedbackRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/feedback', async (request): Promise<Stretch<FeedbackRow>> => {
    const { before, after, pageSize, search, state } = parse(listQuery, request.query);
    let query = platform.db
      .selectFrom('feedback')
      .leftJoin('account', 'account.id', 'feedback.account_id')
      .selectAll('feedback')
      .select('account.account')
      .orderBy('feedback.id', 'desc')
      .limit(pageSize + 1);
    if (before !== undefined) query = query.where('feedback.id', '<', before);
    if (after !== undefined) query = query.where('feedback.id', '>', after);
    if (search)
      query = query.where(by =>
        by.or([by('feedback.content', 'ilike', containing(search)), by('account.account', 'ilike', containing(search))]),
      );
    if (state) query = query.where('feedback.replied_at', state === 'open' ? 'is' : 'is not', null);
    const rows = await query.execute();
    const images = await feedbackImages(
      platform,
      rows.map(row => row.id),
    );
    return stretchOf(
      rows.map(row => ({
        id: row.id,
        account: row.account,
        accountId: row.account_id,
        questionType: row.question_type,
        content: row.content,
        language: row.language,
        images: images.get(row.id) ?? [],
        createdAt: row.created_at,
        reply: row.reply ?? '',
        repliedAt: row.replied_at,
      })),
      pageSize,
    );
  });

  scope.put('/feedback/:id/reply', async request => {
    const { id } = parse(idParams, request.params);
    const { reply, seen } = parse(answer, request.body);
    await platform.transact(async trx => {
      const at = platform.clock.now();
      const read = () => trx.selectFrom('feedback').select('reply').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
      const write = () =>
        trx.updateTable('feedback').set({ reply, replied_at: at }).where('id', '=', id).returning('account_id').executeTakeFirst();
      const deed = { action: 'feedback.reply', ref: String(id) };
      const stands = await read();
      await assertSeen(trx, seen === undefined ? undefined : { reply: seen }, { reply: stands?.reply ?? '' }, deed);
      const changed = await audited(trx, platform, request, deed, read, write);
      if (!changed) throw new Failure('not-found', { message: `There is no feedback ${id}.` });
      // A visitor has no box.
      if (changed.account_id === null || stands?.reply === reply) return;
      await sendMessage(trx, changed.account_id, { kind: 'feedback_answered', reference: reply }, at);
    });
    return {};
  });
}
