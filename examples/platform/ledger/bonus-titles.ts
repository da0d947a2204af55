import { sql } from 'kysely';
import type { Queryable } from '../platform.js';

/** What each bonus was for, in words of the reader's language: a promotion, a reward, a mission, a rank, a friend. Transactions that no table of ours names have no title. */
export async function bonusTitles(db: Queryable, txnIds: readonly number[], language: 'EN' | 'ES'): Promise<Map<number, string>> {
  if (txnIds.length === 0) return new Map();
  const ids = sql.join(txnIds);
  const { rows } = await sql<{ txn_id: number; title: string; is_own: boolean }>`
    select item.txn_id, words.title, words.lang = ${language} as is_own from activity_application item
      join promotion_text words on words.promotion_id = item.promotion_id where item.txn_id in (${ids})
    union all select item.txn_id, words.name, words.lang = ${language} from redeem_request item
      join points_reward_text words on words.reward_id = item.reward_id where item.txn_id in (${ids})
    union all select item.txn_id, words.title, words.lang = ${language} from mission_progress item
      join mission_text words on words.mission_id = item.mission_id where item.txn_id in (${ids})
    union all select item.txn_id, vip_rank.label, true from vip_bonus item join vip_rank on vip_rank.level = item.level where item.txn_id in (${ids})
    union all select item.txn_id, left(friend.account, 2) || '***' || right(friend.account, 1), true from referral_reward item
      join account friend on friend.id = item.friend_id where item.txn_id in (${ids})`.execute(db);
  const titles = new Map<number, string>();
  for (const { txn_id, title, is_own } of rows) if (is_own || !titles.has(txn_id)) titles.set(txn_id, title);
  return titles;
}
