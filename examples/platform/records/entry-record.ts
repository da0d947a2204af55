import { sql, type RawBuilder } from 'kysely';
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

/** Movements of money of accounts, newest first, with the sums of all that fit (O-57, O-60, MEM-07, AGT-10). */
export async function entryRecord(db: Db, whose: Whose, wanted: WantedEntries) {
  const { type, page, pageSize } = wanted;
  const isOfMany = 'below' in whose;
  // One after the other: large ones are read by several workers of the database as it is.
  const found = isOfMany
    ? [...(await playSums(db, whose, wanted)), ...(await otherSums(db, whose, wanted))]
    : await sumsOfFew(db, whose, wanted);
  const { rows } = await sql<EntryRow & { account: string }>`
    select entry.*, txn.ref_type, txn.ref_id, wallet.vendor, account.account
    from (${isOfMany ? newestOfMany(whose, wanted) : newestOfFew(whose, wanted)} limit ${pageSize} offset ${(page - 1) * pageSize}) line
    join ledger_entry entry on entry.id = line.id
    join ledger_txn txn on txn.id = entry.txn_id
    join wallet on wallet.id = entry.wallet_id
    join account on account.id = wallet.owner_id::bigint
    order by entry.created_at desc, entry.id desc`.execute(db);
  const byType = found.sort((a, b) => (a.type < b.type ? -1 : 1));
  const fitting = byType.filter(sums => type === '' || sums.type === type);
  const sum = (figure: 'count' | 'income' | 'outgoing') => fitting.reduce((all, sums) => all + sums[figure], 0);
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

function newestOfMany(whose: Whose, { from, to, type }: WantedEntries): RawBuilder<unknown> {
  const isWanted = type === '' ? sql`true` : OF_PLAY.includes(type) ? sql`txn.type = ${type}` : sql`txn.type = ${type} and ${BESIDE_PLAY}`;
  return sql`select entry.id from ${ledgerOf(whose)}
    where txn.created_at >= ${from} and txn.created_at < ${to} and ${isWanted} and ${isWalletOf(whose, 'entry.wallet_id')}
    order by txn.created_at desc, entry.id desc`;
}

function newestOfFew(whose: Whose, { from, to, type }: WantedEntries): RawBuilder<unknown> {
  return sql`select id from ledger_entry entry
    where created_at >= ${from} and created_at < ${to} and ${type === '' ? sql`true` : sql`type = ${type}`} and ${isWalletOf(whose, 'wallet_id')}
    order by created_at desc, id desc`;
}

/** As the account record and that of a team say it. */
function toWireEntry(row: EntryRow) {
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

/** Of few: from the entries of their wallets, of which an index knows all that is summed. */
async function sumsOfFew(db: Db, whose: Whose, { from, to }: RecordRange): Promise<TypeSums[]> {
  const { rows } = await sql<TypeSums>`
    select type, ${TYPE_SUMS} from ledger_entry entry
    where created_at >= ${from} and created_at < ${to} and ${isWalletOf(whose, 'wallet_id')}
    group by type`.execute(db);
  return rows;
}

/** What play moved, told by the bets: they say it in one look, where the ledger has two rows for each of their bookings. */
async function playSums(db: Db, whose: Whose, { from, to }: RecordRange): Promise<TypeSums[]> {
  const isOneOf = isAccountOf(whose, 'bet.account_id');
  const placed = await db
    .selectFrom('bet')
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .where(isOneOf)
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(stake), 0)::bigint`.as('outgoing')])
    .executeTakeFirstOrThrow();
  const settled = await db
    .selectFrom('bet')
    .where('status', '=', 'settled')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .where(isOneOf)
    .select([sql<number>`count(*) filter (where payout > 0)::int`.as('count'), sql<number>`coalesce(sum(payout), 0)::bigint`.as('income')])
    .executeTakeFirstOrThrow();
  return [
    { type: 'bet', income: 0, ...placed },
    { type: 'payout', outgoing: 0, ...settled },
  ].filter(({ count }) => count > 0);
}

async function otherSums(db: Db, whose: Whose, { from, to }: RecordRange): Promise<TypeSums[]> {
  const { rows } = await sql<TypeSums>`
    select txn.type, ${TYPE_SUMS}
    from ${ledgerOf(whose)}
    where txn.created_at >= ${from} and txn.created_at < ${to} and ${BESIDE_PLAY} and ${isWalletOf(whose, 'entry.wallet_id')}
    group by txn.type`.execute(db);
  return rows;
}

const TYPE_SUMS = sql`count(*)::int as count, coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::bigint as income,
  coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::bigint as outgoing`;
