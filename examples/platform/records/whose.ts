import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../platform.js';
import type { TreeAccount } from '../team/tree.js';

/** Whose records are asked for: of these accounts, or of a tree, with the account at its top when that is named. */
export type Whose = { ids: readonly number[] } | { below: string; top?: number };

/** So few that looking for the rows of each costs less than looking through those of everybody. */
const FEW = 100;

/** Everybody below an account (INV-21), and that account too when it is wanted. */
export async function everybodyBelow(db: Db, { id, below }: TreeAccount, withTop = false): Promise<Whose> {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('path', 'like', `${below}%`)
    .limit(FEW + 1)
    .execute();
  const top = withTop ? id : undefined;
  if (found.length > FEW) return { below, top };
  return { ids: [...found.map(account => account.id), ...(top === undefined ? [] : [top])] };
}

/** That a column of account ids names one of them. */
export function isAccountOf(whose: Whose, column: string): RawBuilder<boolean> {
  if ('below' in whose) return oneOf(column, sql`select account.id from account where ${isIn(whose)}`);
  return whose.ids.length === 0 ? sql<boolean>`false` : sql<boolean>`${sql.ref(column)} in (${sql.join(whose.ids)})`;
}

/** That a column of wallet ids names a wallet of one of them. */
export function isWalletOf(whose: Whose, column: string): RawBuilder<boolean> {
  if ('below' in whose) {
    return oneOf(
      column,
      sql`select wallet.id from wallet where owner_type = 'account' and ${oneOf('wallet.owner_id', sql`select account.id::text from account where ${isIn(whose)}`)}`,
    );
  }
  if (whose.ids.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${sql.ref(column)} in (select id from wallet where owner_type = 'account' and owner_id in (${sql.join(whose.ids.map(String))}))`;
}

/**
 * The ledger as `txn` and `entry`. Of many accounts it is read from its transactions, so that a condition on these is what decides how much
 * is read; of few, from the entries of their wallets.
 */
export function ledgerOf(whose: Whose): RawBuilder<unknown> {
  if ('below' in whose) return sql`ledger_txn txn cross join lateral (select * from ledger_entry where txn_id = txn.id offset 0) entry`;
  return sql`ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id`;
}

/**
 * `is true` keeps the database from joining: it reads the ids once and looks each row up among them, so that the newest rows come first
 * and it can stop after a page, however little it knows of the sizes of its tables.
 */
function oneOf(column: string, ids: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} in (${ids})) is true`;
}

function isIn({ below, top }: { below: string; top?: number }): RawBuilder<boolean> {
  const isBelow = sql<boolean>`account.path like ${`${below}%`}`;
  return top === undefined ? isBelow : sql<boolean>`(${isBelow} or account.id = ${top})`;
}
