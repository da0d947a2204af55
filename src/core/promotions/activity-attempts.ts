import { applyForPromotion, claimActivity, commentLength, type ApplicationLimits, type Promotion } from '../../api/rewards/promotions.js';
import { uploadImage, type Upload } from '../../api/wire/upload.js';
import type { Core, MessageText } from '../parts/core.js';
import { action } from '../data/action.js';

export { commentLength } from '../../api/rewards/promotions.js';

/** What a member writes into an application. */
export interface ApplicationForm {
  comment: string;
  images: readonly Upload[];
}
const NOTHING: ApplicationForm = { comment: '', images: [] };
/** What the browser may show as png or jpg; the platform looks at the content itself. */
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);
const BYTES_A_MB = 1_048_576;

const CHANGES = ['promotions', 'balance'] as const;

/** Applies, signs in, starts or joins, once; promotions and balance follow. Rejects with PlatformError. */
export const startActivity = action({
  changes: CHANGES,
  once: (promotionId: string, form: ApplicationForm = NOTHING) => ({
    place: `activity/start/${promotionId}`,
    wish: requestOf(promotionId, form),
  }),
  send: ({ client }, key, promotionId, form = NOTHING) => applyForPromotion(client, requestOf(promotionId, form), key),
});

/** Claims what waits, once; promotions and balance follow. Rejects with PlatformError. */
export const claimOwnActivity = action({
  changes: CHANGES,
  once: (applicationId: string) => ({ place: `activity/claim/${applicationId}`, wish: '' }),
  call: claimActivity,
});

function requestOf(promotionId: string, { comment, images }: ApplicationForm) {
  return { promotionId, comment: comment.trim(), images: images.map(({ uploadId }) => uploadId) };
}

/** What keeps an application from being sent (PRO-21, PRO-22, CON-12). */
export function applicationFaults(
  { needsComment, needsImages, limits: { commentMax } }: Pick<Promotion, 'needsComment' | 'needsImages' | 'limits'>,
  { comment, images }: ApplicationForm,
): Partial<Record<keyof ApplicationForm, MessageText>> {
  const length = commentLength(comment.trim());
  return {
    ...(needsComment && length === 0 && { comment: { key: 'promotions.comment-missing' } }),
    ...(length > commentMax && { comment: { key: 'promotions.comment-long', values: { max: commentMax } } }),
    ...(needsImages && images.length === 0 && { images: { key: 'promotions.images-missing' } }),
  };
}

/** What keeps pictures from being added (CON-09 to CON-11), as far as can be told before they are sent. */
export function proofFault(
  files: readonly File[],
  have: number,
  { imageMaxCount, imageMaxBytes }: ApplicationLimits,
): MessageText | undefined {
  if (have + files.length > imageMaxCount) return { key: 'promotions.images-many', values: { max: imageMaxCount } };
  if (files.some(({ type }) => !PICTURES.has(type))) return { key: 'promotions.images-type' };
  if (files.some(({ size }) => size > imageMaxBytes))
    return { key: 'promotions.images-large', values: { megabytes: Math.floor((imageMaxBytes / BYTES_A_MB) * 10) / 10 } };
  return undefined;
}

/** Sends a picture. Throws PlatformError. */
export function addProof({ client }: Pick<Core, 'client'>, file: File): Promise<Upload> {
  return uploadImage(client, file);
}
