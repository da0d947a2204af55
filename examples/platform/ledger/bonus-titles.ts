import { sql } from 'kysely';
import type { Language } from '../languages.js';
import type { Queryable } from '../platform.js';
import { promotionsById } from '../promotions/promotions.js';
import { promotionOf, sourceWords } from '../rewards/words.js';

/** What each bonus was for, in words of the reader's language: a promotion, a reward, a mission, a rank, a friend. Transactions that no table of ours names have no title. */
export async function bonusTitles(db: Queryable, txnIds: readonly number[], language: Language): Promise<Map<number, string>> {
  if (txnIds.length === 0) return new Map();
  const ids = sql.join(txnIds);
  // In the language, else in English, else in whatever there is.
  const rank = sql`case words.lang when ${language} then 0 when 'EN' then 1 else 2 end`;
  const { rows } = await sql<{ txn_id: number; title: string; rank: number }>`
    select item.txn_id, words.title, ${rank} as rank from activity_application item
      join promotion_text words on words.promotion_id = item.promotion_id where item.txn_id in (${ids})
    union all select item.txn_id, words.name, ${rank} from redeem_request item
      join points_reward_text words on words.reward_id = item.reward_id where item.txn_id in (${ids})
    union all select item.txn_id, words.title, ${rank} from mission_progress item
      join mission_text words on words.mission_id = item.mission_id where item.txn_id in (${ids})
    union all select item.txn_id, vip_rank.label, 0 from vip_bonus item join vip_rank on vip_rank.level = item.level where item.txn_id in (${ids})
    union all select item.txn_id, 'Zalo', 0 from zalo_bonus item where item.txn_id in (${ids})
    union all select item.txn_id, left(friend.account, 2) || '***' || right(friend.account, 1), 0 from referral_reward item
      join account friend on friend.id = item.friend_id where item.txn_id in (${ids})
    order by rank desc`.execute(db);
  const titles = await rewardTitles(db, txnIds, language);
  for (const { txn_id, title } of rows) titles.set(txn_id, title);
  return titles;
}

/** Of rewards of the reward centre, and of what their tickets have drawn. */
async function rewardTitles(db: Queryable, txnIds: readonly number[], language: Language): Promise<Map<number, string>> {
  const ids = sql.join(txnIds);
  const { rows } = await sql<{ txn_id: number; source: string }>`
    select txn_id, source from reward where txn_id in (${ids})
    union all select draw.txn_id, reward.source from raffle_draw draw join reward on reward.id = draw.reward_id where draw.txn_id in (${ids})`.execute(
    db,
  );
  const promotions = await promotionsById(
    db,
    rows.map(({ source }) => promotionOf(source)).filter(id => id !== undefined),
    language,
  );
  return new Map(rows.map(({ txn_id, source }) => [txn_id, sourceWords(source, language, promotions).title]));
}
