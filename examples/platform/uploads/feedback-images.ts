import type { Platform } from '../platform.js';
import { uploadPath } from './upload-path.js';

/** Paths of the pictures of each feedback. */
export async function feedbackImages({ db }: Platform, feedbackIds: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (feedbackIds.length === 0) return found;
  const rows = await db
    .selectFrom('feedback_image')
    .innerJoin('upload', 'upload.id', 'feedback_image.upload_id')
    .select(['feedback_image.feedback_id', 'upload.key'])
    .where('feedback_image.feedback_id', 'in', feedbackIds)
    .orderBy('feedback_image.sort')
    .execute();
  for (const { feedback_id, key } of rows) found.set(feedback_id, [...(found.get(feedback_id) ?? []), uploadPath(key)]);
  return found;
}
