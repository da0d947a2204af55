import { sql } from 'kysely';
import { toWireAmount } from '../http/wire-input.js';
import type { Db } from '../platform.js';
import type { RecordRange } from './record-range.js';
import { isAccountOf, isWalletOf, ledgerOf, type Whose } from './whose.js';

interface WantedEntries extends RecordRange {
  /** Of the ledger; empty: every type. */
  type: string;
  page: number;
  pageSize: number;
}
interface TypeSums {
  type: string;
  count: number;
  income: number;
  outgoing: number;
}
export interface EntryRow {
  id: number;
  type: string;
  vendor: string;
  amount: number;
  balance_after: number;
  ref_type: string;
  ref_id: string;
  created_at: number;
}

/** What play books: each bet its stake once, and its payout once when it has one (INV-24). */
const OF_PLAY = ['bet', 'payout'];
/** As the index of these says it. */
export const BESIDE_PLAY = sql<boolean>`txn.type not in ('bet', 'payout')`;

/** Movements of money of many accounts, newest first, with the sums of all that fit (O-60, AGT-10). */
export async function entryRecord(db: Db, whose: Whose, { from, to, type, page, pageSize }: WantedEntries) {
  const byType = [...(await playSums(db, whose, { from, to })), ...(await otherSums(db, whose, { from, to }))].sort((a, b) =>
    a.type < b.type ? -1 : 1,
  );
  const fitting = byType.filter(sums => type === '' || sums.type === type);
  const sum = (figure: 'count' | 'income' | 'outgoing') => fitting.reduce((all, sums) => all + sums[figure], 0);
  const isWanted = type === '' ? sql`true` : OF_PLAY.includes(type) ? sql`txn.type = ${type}` : sql`txn.type = ${type} and ${BESIDE_PLAY}`;
  const { rows } = await sql<EntryRow & { account: string }>`
    select line.*, wallet.vendor, account.account
    from (
      select entry.id, entry.wallet_id, txn.type, txn.ref_type, txn.ref_id, txn.created_at, entry.amount, entry.balance_after
      from ${ledgerOf(whose)}
      where txn.created_at >= ${from} and txn.created_at < ${to} and ${isWanted} and ${isWalletOf(whose, 'entry.wallet_id')}
      order by txn.created_at desc, entry.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
    ) line
    join wallet on wallet.id = line.wallet_id
    join account on account.id = wallet.owner_id::bigint
    order by line.created_at desc, line.id desc`.execute(db);
  return {
    rows: rows.map(({ account, ...row }) => ({ account, entry: toWireEntry(row) })),
    sums: {
      total: sum('count'),
      totalPages: Math.ceil(sum('count') / pageSize),
      income: toWireAmount(sum('income')),
      outgoing: toWireAmount(sum('outgoing')),
      types: byType.map(sums => sums.type),
    },
  };
}

/** As the account record and that of a team say it. */
export function toWireEntry(row: EntryRow) {
  return {
    id: String(row.id),
    type: row.type,
    wallet: row.vendor,
    amount: toWireAmount(row.amount),
    balance: toWireAmount(row.balance_after),
    refType: row.ref_type,
    refId: row.ref_id,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** What play moved, told by the bets: they say it in one look, where the ledger has two rows for each of their bookings. */
async function playSums(db: Db, whose: Whose, { from, to }: RecordRange): Promise<TypeSums[]> {
  const { bets, stakes, payouts, paid } = await db
    .selectFrom('bet')
    .where(sql<boolean>`(placed_at >= ${from} and placed_at < ${to} or settled_at >= ${from} and settled_at < ${to})`)
    .where(isAccountOf(whose, 'bet.account_id'))
    .select([
      sql<number>`count(*) filter (where placed_at >= ${from} and placed_at < ${to})::int`.as('bets'),
      sql<number>`coalesce(sum(stake) filter (where placed_at >= ${from} and placed_at < ${to}), 0)::bigint`.as('stakes'),
      sql<number>`count(*) filter (where payout > 0 and settled_at >= ${from} and settled_at < ${to})::int`.as('payouts'),
      sql<number>`coalesce(sum(payout) filter (where settled_at >= ${from} and settled_at < ${to}), 0)::bigint`.as('paid'),
    ])
    .executeTakeFirstOrThrow();
  return [
    { type: 'bet', count: bets, income: 0, outgoing: stakes },
    { type: 'payout', count: payouts, income: paid, outgoing: 0 },
  ].filter(({ count }) => count > 0);
}

async function otherSums(db: Db, whose: Whose, { from, to }: RecordRange): Promise<TypeSums[]> {
  const { rows } = await sql<TypeSums>`
    select txn.type, count(*)::int as count, coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::bigint as income,
      coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::bigint as outgoing
    from ${ledgerOf(whose)}
    where txn.created_at >= ${from} and txn.created_at < ${to} and ${BESIDE_PLAY} and ${isWalletOf(whose, 'entry.wallet_id')}
    group by txn.type`.execute(db);
  return rows;
}
