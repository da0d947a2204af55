import type { Platform } from '../platform.js';
import { uploadPath } from '../uploads/upload-path.js';

/** Paths of the pictures of each withdrawal. */
export async function proofsOf({ db }: Pick<Platform, 'db'>, ids: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('withdrawal_proof')
    .innerJoin('upload', 'upload.id', 'upload_id')
    .select(['withdrawal_id', 'upload.key'])
    .where('withdrawal_id', 'in', ids)
    .orderBy('sort')
    .execute();
  for (const row of rows) found.set(row.withdrawal_id, [...(found.get(row.withdrawal_id) ?? []), uploadPath(row.key)]);
  return found;
}
