import { sql } from 'kysely';
import type { Trx } from '../platform.js';

/**
 * Whatever is decided about contracts reaches up and down the tree, so whoever decides or settles holds the account at its top until the transaction ends:
 * in one tree it goes one after the other. `accountId`: any account of the tree.
 */
export async function lockTree(trx: Trx, accountId: number): Promise<void> {
  await sql`select id from account where id = (select coalesce(nullif(split_part(path, '/', 2), '')::bigint, id) from account where id = ${accountId}) for no key update`.execute(
    trx,
  );
}
