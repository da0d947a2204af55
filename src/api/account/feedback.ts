import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, optionalText, text } from '../wire/wire.js';

/** What a feedback may be about (MEM-29). */
export const QUESTION_TYPES = ['deposit', 'withdrawal', 'game', 'customer-service', 'application', 'other'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
/** What the platform takes (OP-36, CON-09 to CON-11). */
export type FeedbackLimits = v.InferOutput<typeof feedbackSettingAnswer>;

export const feedbackSettingAnswer = v.object({ minWords: count, maxWords: count, imageMaxBytes: count, imageMaxCount: count });
export const feedbackListAnswer = v.object({
  list: v.array(
    v.object({
      id: text,
      questionType: v.fallback(v.picklist(QUESTION_TYPES), 'other'),
      content: v.string(),
      images: v.optional(v.array(v.string()), []),
      createdAt: instant,
      reply: optionalText,
      repliedAt: v.optional(v.nullable(instant)),
    }),
  ),
  totalPages: v.optional(count, 1),
});

const ONE_WORD_EACH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/gu;

/** Words of a text: runs without spaces; a Chinese, Japanese, Thai or Korean character counts as one (OP-36). Both ends count with this. */
export function countWords(content: string): number {
  return content.normalize('NFC').replace(/\p{M}/gu, '').replace(ONE_WORD_EACH, ' $& ').split(/\s+/).filter(Boolean).length;
}

/** How long a feedback may be, and its pictures (O-86). */
export const getFeedbackLimits = endpoint({ path: '/wps/feedback/setting', answer: feedbackSettingAnswer });

/** Sends a feedback once, however often it is tried with the same key (API-24). `images` are ids of uploads. */
export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  token: 'optional',
  send: (feedback: { questionType: QuestionType; content: string; images: string[] }, idempotencyKey: string) => ({
    body: feedback,
    idempotencyKey,
  }),
  answer: v.object({ id: text }),
  read: ({ id }) => id,
});

/** What this account has sent, newest first, ten a page from 1 (O-91). */
export const listFeedback = endpoint({
  path: '/wps/feedback',
  token: 'required',
  send: (page: number) => ({ query: { page } }),
  answer: feedbackListAnswer,
});
