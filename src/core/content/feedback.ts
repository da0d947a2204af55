import {
  countWords,
  getFeedbackLimits,
  listFeedback,
  sendFeedback,
  type FeedbackLimits,
  type QuestionType,
} from '../../api/account/feedback.js';
import { uploadImage, type Upload } from '../../api/wire/upload.js';
import type { Core, MessageText } from '../parts/core.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

export { QUESTION_TYPES } from '../../api/account/feedback.js';

export interface FeedbackDraft {
  questionType: QuestionType | '';
  content: string;
  images: readonly Upload[];
}
export type FeedbackFaults = Partial<Record<'questionType' | 'content' | 'images', MessageText>>;

const MINUTE = 60_000;
const BYTES_A_MB = 1_048_576;
/** What the browser may show as png or jpg; the platform looks at the content itself. */
const IMAGE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

/** How long a feedback may be and what pictures it takes: read once and kept. */
export const feedbackLimits = resource({
  name: 'feedback-limits',
  scope: 'page',
  tags: ['feedback-limits'],
  staleAfter: Infinity,
  call: getFeedbackLimits,
});

/** What this account has sent, newest first. */
export const sentFeedback = resource({
  name: 'feedback',
  scope: 'account',
  tags: ['feedback'],
  staleAfter: MINUTE,
  call: listFeedback,
});

/** What keeps a draft from being sent (VAL-41, MEM-29). */
export function feedbackFaults({ questionType, content }: FeedbackDraft, { minWords, maxWords }: FeedbackLimits): FeedbackFaults {
  const words = countWords(content);
  return {
    ...(questionType === '' && { questionType: { key: 'feedback.type-missing' } }),
    ...(words < minWords && { content: { key: 'feedback.too-short', values: { min: minWords, words } } }),
    ...(words > maxWords && { content: { key: 'feedback.too-long', values: { max: maxWords, words } } }),
  };
}

/** What keeps files from being added (CON-09 to CON-11), as far as can be told before they are sent. */
export function imageFault(
  files: readonly File[],
  have: number,
  { imageMaxBytes, imageMaxCount }: Pick<FeedbackLimits, 'imageMaxBytes' | 'imageMaxCount'>,
): MessageText | undefined {
  if (have + files.length > imageMaxCount) return { key: 'feedback.images-many', values: { max: imageMaxCount } };
  if (files.some(file => !IMAGE_TYPES.has(file.type))) return { key: 'feedback.images-type' };
  if (files.some(file => file.size > imageMaxBytes))
    return { key: 'feedback.images-large', values: { megabytes: imageMaxBytes / BYTES_A_MB } };
  return undefined;
}

/** Words of a text as both ends count them. */
export function wordsOf(content: string): number {
  return countWords(content);
}

/** Sends a picture. Rejects with PlatformError. */
export function addImage({ client }: Pick<Core, 'client'>, file: File): Promise<Upload> {
  return uploadImage(client, file);
}

/** Sends a draft, once; the list of what was sent follows. Rejects with PlatformError. */
export const submitFeedback = action({
  changes: ['feedback'],
  once: (draft: FeedbackDraft) => ({ place: 'feedback/send', wish: draft }),
  async send({ client }, key, { questionType, content, images }) {
    if (questionType === '') throw new TypeError('A feedback needs its type: check the draft with feedbackFaults first.');
    await sendFeedback(client, { questionType, content: content.trim(), images: images.map(({ uploadId }) => uploadId) }, key);
  },
});
