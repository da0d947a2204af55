import { sql, type Selectable } from 'kysely';
import type { VipRankTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { book } from '../ledger/book.js';
import type { Queryable, Trx } from '../platform.js';

export type VipRank = Selectable<VipRankTable>;
export interface VipStanding {
  rank: VipRank;
  /** All ranks, the lowest first. */
  ranks: VipRank[];
  /** Settled valid stakes of the account's lifetime, minor units. */
  stake: number;
}

/**
 * The account's rank as of now: the highest that its play has reached, and never less than it had (PRO-20). A rank that was reached since
 * the last question is written down here, so whoever asks is told the same.
 */
export async function vipOf(db: Queryable, accountId: number): Promise<VipStanding> {
  const ranks = await db.selectFrom('vip_rank').selectAll().orderBy('level').execute();
  const { level, stake } = await db
    .selectFrom('account')
    .select(by => [
      'vip_rank_level as level',
      by
        .selectFrom('bet')
        .select(sql<number>`coalesce(sum(valid_stake), 0)::bigint`.as('sum'))
        .where('account_id', '=', accountId)
        .where('status', '=', 'settled')
        .as('stake'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const played = Number(stake ?? 0);
  const reached = ranks.filter(rank => rank.need <= played).at(-1)?.level ?? 0;
  if (reached > level)
    await db
      .updateTable('account')
      .set({ vip_rank_level: reached })
      .where('id', '=', accountId)
      .where('vip_rank_level', '<', reached)
      .execute();
  const rank = ranks.filter(each => each.level <= Math.max(reached, level)).at(-1) ?? {
    level,
    label: `VIP ${level}`,
    need: 0,
    bonus_amount: 0,
  };
  return { rank, ranks, stake: played };
}

/** Levels whose bonus the account has claimed. */
export async function claimedLevels(db: Queryable, accountId: number): Promise<Map<number, number>> {
  const rows = await db.selectFrom('vip_bonus').select(['level', 'amount']).where('account_id', '=', accountId).execute();
  return new Map(rows.map(({ level, amount }) => [level, amount]));
}

/**
 * Claims the bonus of a rank that the account has reached, once, and books it in the same transaction (O-38). A repeated key answers as
 * the first did. Throws Failure: not-found, activity-refused.
 */
export async function claimVipBonus(
  trx: Trx,
  { accountId, level, key, at }: { accountId: number; level: number; key: string; at: number },
): Promise<void> {
  // One claim of an account after the other.
  await trx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const known = await trx
    .selectFrom('vip_bonus')
    .select('claim_key')
    .where('account_id', '=', accountId)
    .where('level', '=', level)
    .executeTakeFirst();
  if (known?.claim_key === key) return;
  if (known) throw new Failure('activity-refused', { message: 'You have claimed the bonus of this rank already.' });
  const { rank, ranks } = await vipOf(trx, accountId);
  const wanted = ranks.find(each => each.level === level);
  if (!wanted || wanted.bonus_amount === 0) throw new Failure('not-found', { message: 'There is no bonus for this rank.' });
  if (level > rank.level) throw new Failure('activity-refused', { message: `You have not reached ${wanted.label} yet.` });
  const { txnId } = await book(trx, {
    type: 'bonus',
    ref: { type: 'vip', id: `${accountId}:${level}` },
    idempotencyKey: `vip:${accountId}:${level}`,
    at,
    entries: [
      { wallet: { account: accountId }, amount: wanted.bonus_amount },
      { wallet: { house: 'bonus' }, amount: -wanted.bonus_amount },
    ],
  });
  await trx
    .insertInto('vip_bonus')
    .values({ account_id: accountId, level, amount: wanted.bonus_amount, txn_id: txnId, claim_key: key, claimed_at: at })
    .execute();
}
