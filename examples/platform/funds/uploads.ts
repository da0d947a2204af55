import { Failure } from '../failure.js';
import type { Queryable } from '../platform.js';

/** Nobody attaches what another has uploaded. Throws Failure `bad-request` that names `field`. */
export async function assertOwnUploads(db: Queryable, ids: readonly number[], accountId: number, field: string): Promise<void> {
  if (ids.length === 0) return;
  const own = await db.selectFrom('upload').select('id').where('id', 'in', ids).where('account_id', '=', accountId).execute();
  if (own.length !== ids.length) throw new Failure('bad-request', { fields: { [field]: 'unknown' } });
}
