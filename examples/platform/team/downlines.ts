import { sql } from 'kysely';
import type { Db } from '../platform.js';
import type { TreeAccount } from './tree.js';

/** An account below an agent. */
export interface Downline {
  id: number;
  account: string;
  nickname: string | null;
  /** 1, 2, 41, 42 agents; 0 member. */
  type: number;
  status: 'active' | 'locked';
  upline: string;
  /** 1: a direct downline of the account whose team is listed. */
  level: number;
  /** Of the main wallet, minor units. */
  balance: number;
  /** How many accounts are below it, at any depth. */
  members: number;
  lastLoginAt: number | null;
  createdAt: number;
}
interface Wanted {
  /** Part of a name; empty: everybody. */
  search: string;
  /** 0: all of them. */
  level: number;
  limit: number;
  offset: number;
}

/** Every account above another up to an agent: what the way down from the agent is made of. */
export async function wayDown(
  db: Db,
  agent: TreeAccount,
  to: TreeAccount,
): Promise<{ account: string; nickname: string | null; type: number }[]> {
  const ids = to.below.slice(agent.below.length).split('/').filter(Boolean).map(Number);
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('account').select(['id', 'account', 'nickname', 'type']).where('id', 'in', ids).execute();
  const { account, nickname, type } = agent;
  return [
    { account, nickname, type },
    ...ids.flatMap(id => rows.filter(row => row.id === id).map(({ account, nickname, type }) => ({ account, nickname, type }))),
  ];
}

/** Accounts below one of a tree, those nearest to it first (O-56). */
export async function downlinesOf(
  db: Db,
  opened: TreeAccount,
  { search, level, limit, offset }: Wanted,
): Promise<{ list: Downline[]; total: number; levels: number }> {
  const depth = sql<number>`(length(account.path) - length(replace(account.path, '/', '')) - ${slashes(opened.below)}::int + 1)`;
  const below = db.selectFrom('account').where('account.path', 'like', `${opened.below}%`);
  const { levels } = await below.select(sql<number>`coalesce(max(${depth}), 0)::int`.as('levels')).executeTakeFirstOrThrow();
  let found = below;
  if (level > 0) found = found.where(depth, '=', level);
  if (search !== '')
    found = found.where(
      sql<boolean>`position(${search.toLowerCase()} in lower(account.account || chr(10) || coalesce(account.nickname, ''))) > 0`,
    );
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('account as upline', 'upline.id', 'account.upline_id')
    .leftJoin('wallet', join =>
      join
        .on('wallet.owner_type', '=', 'account')
        .on('wallet.vendor', '=', 'MAIN')
        .on('wallet.owner_id', '=', sql<string>`account.id::text`),
    )
    .select([
      'account.id',
      'account.account',
      'account.nickname',
      'account.type',
      'account.status',
      'account.last_login_at as lastLoginAt',
      'account.created_at as createdAt',
      'upline.account as upline',
    ])
    .select([depth.as('level'), sql<number>`coalesce(wallet.balance, 0)`.as('balance')])
    .orderBy('level')
    .orderBy(sql`lower(account.account)`)
    .limit(limit)
    .offset(offset)
    .execute();
  const members = await membersBelow(
    db,
    opened,
    rows.map(({ id }) => id),
  );
  return { list: rows.map(row => ({ ...row, members: members.get(row.id) ?? 0 })), total, levels };
}

/** How many accounts are below each, in one look at the tree. */
async function membersBelow(db: Db, { below }: TreeAccount, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; members: number }>`
    select above::bigint as id, count(*)::int as members
    from account cross join unnest(string_to_array(trim(both '/' from path), '/')) as above
    where path like ${`${below}%`} and above in (${sql.join(ids.map(String))})
    group by above`.execute(db);
  return new Map(rows.map(({ id, members }) => [id, members]));
}

function slashes(path: string): number {
  return path.split('/').length - 1;
}
