import { sql } from 'kysely';
import { book } from '../ledger/book.js';
import { lockWallets } from '../ledger/wallets.js';
import { sendMessage } from '../messages/send-message.js';
import type { Queryable, Trx } from '../platform.js';

/** What the operator gives for a friend, minor units; `bonus` 0: nothing. */
export interface ReferralTerms {
  bonus: number;
  /** The smallest deposit of the friend that brings it. */
  depositMin: number;
}
/** A bonus that is due: `book` books it, once the deposit's own money is. */
export interface DueReferral {
  book(): Promise<void>;
}
type FriendState = 'joined' | 'deposited' | 'rewarded';
export interface Friend {
  id: number;
  /** Its middle hidden. */
  name: string;
  joinedAt: number;
  state: FriendState;
  /** Minor units that the friend brought. */
  bonus: number;
}

const CODE_PARAMETER = 'referralCode';

/** Where an invited friend registers, on the site. */
export function invitationPath(code: string): string {
  return `/register?${CODE_PARAMETER}=${encodeURIComponent(code)}`;
}

/** The amounts in force. */
export async function referralTerms(db: Queryable): Promise<ReferralTerms> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'in', ['referral_bonus', 'referral_deposit_min']).execute();
  const figure = (key: string) => Number(rows.find(row => row.key === key)?.value ?? 0);
  return { bonus: figure('referral_bonus'), depositMin: figure('referral_deposit_min') };
}

/**
 * What a deposit that arrives brings the member who had invited its owner: once for each friend, with the first deposit that is large
 * enough while a bonus is set. Call it before the deposit's money is booked, and what it answers after: all wallets are locked here in
 * their one order, so that two deposits of members who invited each other's friends never wait in a circle.
 */
export async function dueReferral(
  trx: Trx,
  deposit: { id: number; accountId: number; amount: number; at: number },
): Promise<DueReferral | undefined> {
  const { bonus, depositMin } = await referralTerms(trx);
  if (bonus === 0 || deposit.amount < depositMin) return undefined;
  const friend = await trx
    .selectFrom('account_registration as how')
    .innerJoin('account as friend', 'friend.id', 'how.account_id')
    .innerJoin('account as inviter', 'inviter.id', 'how.recommender_id')
    .select(['inviter.id', maskedName('friend')])
    .where('how.account_id', '=', deposit.accountId)
    .where('inviter.status', '=', 'active')
    .executeTakeFirst();
  if (!friend) return undefined;
  const row = { friend_id: deposit.accountId, account_id: friend.id, deposit_id: deposit.id, amount: bonus, created_at: deposit.at };
  const taken = await trx
    .insertInto('referral_reward')
    .values(row)
    .onConflict(conflict => conflict.column('friend_id').doNothing())
    .returning('friend_id')
    .executeTakeFirst();
  if (!taken) return undefined;
  const purses = [{ account: friend.id }, { house: 'bonus' as const }] as const;
  await lockWallets(trx, [...purses, { account: deposit.accountId }, { house: 'cash' }]);
  return {
    async book() {
      const { txnId } = await book(trx, {
        type: 'bonus',
        ref: { type: 'referral', id: String(deposit.accountId) },
        idempotencyKey: `referral:${deposit.accountId}`,
        at: deposit.at,
        entries: [
          { wallet: purses[0], amount: bonus },
          { wallet: purses[1], amount: -bonus },
        ],
      });
      await trx.updateTable('referral_reward').set({ txn_id: txnId }).where('friend_id', '=', deposit.accountId).execute();
      await sendMessage(trx, friend.id, { kind: 'referral_bonus', amount: bonus, reference: friend.name }, deposit.at);
    },
  };
}

/** Who came by an account's code or id, the latest first. */
export async function friendsOf(db: Queryable, accountId: number, { limit, offset }: { limit: number; offset: number }): Promise<Friend[]> {
  const rows = await db
    .selectFrom('account_registration as how')
    .innerJoin('account as friend', 'friend.id', 'how.account_id')
    .leftJoin('referral_reward as reward', 'reward.friend_id', 'friend.id')
    .select(['friend.id', 'how.created_at', 'reward.amount', maskedName('friend')])
    .select(sql<boolean>`exists (select 1 from deposit_order where account_id = friend.id and status = 'arrived')`.as('has_deposited'))
    .where('how.recommender_id', '=', accountId)
    .orderBy('how.created_at', 'desc')
    .orderBy('friend.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    joinedAt: row.created_at,
    state: row.amount !== null ? 'rewarded' : row.has_deposited ? 'deposited' : 'joined',
    bonus: row.amount ?? 0,
  }));
}

/** How many friends there are, how many of them brought a bonus, and what it came to. */
export async function referralSums(db: Queryable, accountId: number): Promise<{ friends: number; rewarded: number; earned: number }> {
  const { friends } = await db
    .selectFrom('account_registration')
    .select(by => by.fn.countAll<number>().as('friends'))
    .where('recommender_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const sums = await db
    .selectFrom('referral_reward')
    .select(by => [by.fn.countAll<number>().as('rewarded'), sql<number>`coalesce(sum(amount), 0)::bigint`.as('earned')])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { friends: Number(friends), rewarded: Number(sums.rewarded), earned: sums.earned };
}

/** As on the board of winners: two characters, three stars, and the last. */
function maskedName(table: 'friend') {
  return sql<string>`left(${sql.ref(`${table}.account`)}, 2) || '***' || right(${sql.ref(`${table}.account`)}, 1)`.as('name');
}
