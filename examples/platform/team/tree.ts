import { Failure } from '../failure.js';
import type { Queryable } from '../platform.js';

/** An account of a tree. */
export interface TreeAccount {
  id: number;
  account: string;
  nickname: string | null;
  type: number;
  status: 'active' | 'locked';
  uplineId: number | null;
  /** What the paths of all accounts below it begin with: `/3/17/`. */
  below: string;
}

/** The account and what lies below it. Throws Failure `not-found`. */
export async function treeOf(db: Queryable, accountId: number): Promise<TreeAccount> {
  const row = await select(db).where('id', '=', accountId).executeTakeFirst();
  if (!row) throw new Failure('not-found', { message: `There is no account ${accountId}.` });
  return toTreeAccount(row);
}

/**
 * The account of a name below an agent, at any depth (INV-21). Throws Failure `not-found`, blaming the field, for the agent itself, for
 * accounts of other trees and for those that do not exist: who asks learns nothing of them.
 */
export async function downlineOf(db: Queryable, agentId: number, name: string, field = 'account'): Promise<TreeAccount> {
  const { below } = await treeOf(db, agentId);
  const row = await select(db)
    .where(by => by(by.fn('lower', ['account']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (!row || !row.path.startsWith(below))
    throw new Failure('not-found', { message: `${name} is not in your team.`, fields: { [field]: 'unknown' } });
  return toTreeAccount(row);
}

function select(db: Queryable) {
  return db.selectFrom('account').select(['id', 'account', 'nickname', 'type', 'status', 'upline_id', 'path']);
}

function toTreeAccount({
  upline_id: uplineId,
  path,
  ...row
}: Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>): TreeAccount {
  return { ...row, uplineId, below: `${path || '/'}${row.id}/` };
}
