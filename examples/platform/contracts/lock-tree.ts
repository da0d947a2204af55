import type { Trx } from '../platform.js';
import { holdCeilings } from './bounds.js';

/**
 * Whatever is decided about contracts reaches up and down the tree, so whoever decides or settles holds the account at its top until the transaction ends,
 * and the ceilings: in one tree it goes one after the other. `accountId`: any account of the tree.
 */
export async function lockTree(trx: Trx, accountId: number): Promise<void> {
  const { path } = await trx.selectFrom('account').select('path').where('id', '=', accountId).executeTakeFirstOrThrow();
  const top = Number(path.split('/')[1] ?? 0) || accountId;
  await trx.selectFrom('account').select('id').where('id', '=', top).forNoKeyUpdate().execute();
  await holdCeilings(trx);
}
