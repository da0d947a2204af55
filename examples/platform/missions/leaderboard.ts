import { sql } from 'kysely';
import type { Queryable } from '../platform.js';
import type { Period } from './period.js';

export interface LeaderRow {
  rank: number;
  accountId: number;
  /** Masked, as on the winner board. */
  name: string;
  /** Settled valid stakes of the period, minor units. */
  amount: number;
}

/** Who has staked most in a period, equals with an equal rank, and the account's own place wherever it is (PRO-19). */
export async function missionLeaders(
  db: Queryable,
  { startsAt, endsAt }: Period,
  { accountId, limit }: { accountId: number; limit: number },
): Promise<{ list: LeaderRow[]; own: LeaderRow | undefined }> {
  const { rows } = await sql<LeaderRow>`
    select place.rank::int as rank, place.account_id as "accountId", place.amount, left(account.account, 2) || '***' || right(account.account, 1) as name
    from (
      select account_id, sum(valid_stake)::bigint as amount, rank() over (order by sum(valid_stake) desc) as rank, row_number() over (order by sum(valid_stake) desc, account_id) as line
      from bet where status = 'settled' and settled_at >= ${startsAt} and settled_at < ${endsAt} group by account_id having sum(valid_stake) > 0
    ) place join account on account.id = place.account_id
    where place.line <= ${limit} or place.account_id = ${accountId} order by place.line`.execute(db);
  const read = rows.map(row => ({ ...row, accountId: Number(row.accountId), amount: Number(row.amount) }));
  return { list: read.slice(0, limit), own: read.find(row => row.accountId === accountId) };
}
