import {
  applyForPromotion,
  claimActivity,
  commentLength,
  type Activity,
  type ApplicationLimits,
  type Promotion,
} from '../../api/promotions.js';
import { uploadImage, type Upload } from '../../api/upload.js';
import type { Core, MessageText } from '../core.js';
import { sendOnce } from '../unsettled.js';
import { refreshPromotions } from './promotions.js';

export { commentLength } from '../../api/promotions.js';

/** What a member writes into an application. */
export interface ApplicationForm {
  comment: string;
  images: readonly Upload[];
}
export interface ActivityAttempts {
  /** Applies, signs in, starts or joins. Throws PlatformError. */
  start(promotionId: string, form?: ApplicationForm): Promise<Activity>;
  /** Claims what waits. Throws PlatformError. */
  claim(applicationId: string): Promise<Activity>;
}

const NOTHING: ApplicationForm = { comment: '', images: [] };
/** What the browser may show as png or jpg; the platform looks at the content itself. */
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);
const BYTES_A_MB = 1_048_576;

/** What a member does with promotions, each step once, whatever was cut. Afterwards promotions and, where money may have moved, the balance are asked for anew. */
export function createActivityAttempts(core: Pick<Core, 'client' | 'queries' | 'wallet'>): ActivityAttempts {
  async function once(place: string, wish: unknown, send: (key: string) => Promise<Activity>): Promise<Activity> {
    try {
      return await sendOnce(core.client, place, wish, send);
    } finally {
      void core.wallet.refresh();
      void refreshPromotions(core);
    }
  }
  return {
    start(promotionId, { comment, images } = NOTHING) {
      const request = { promotionId, comment: comment.trim(), images: images.map(({ uploadId }) => uploadId) };
      return once(`activity/start/${promotionId}`, request, key => applyForPromotion(core.client, request, key));
    },
    claim: applicationId => once(`activity/claim/${applicationId}`, '', key => claimActivity(core.client, applicationId, key)),
  };
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
