import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Platform } from '../platform.js';
import { groupBy } from './group-by.js';
import type { LedgerRow } from './ledger-row.js';
import { LEDGER_TYPES } from './ledger-types.js';
import { ledgerCsv } from './ledger-csv.js';
import { stretchOf, stretchQuery, type Stretch } from './paging.js';
import { filterText, momentText, parse } from './parse.js';

/** `account` is an account's name or `house:` and the purse; `from` and `to` are UTC milliseconds, `to` itself left out. */
const filter = {
  account: filterText,
  type: v.optional(v.picklist(LEDGER_TYPES, 'Must be a ledger type.')),
  ref: filterText,
  from: momentText,
  to: momentText,
};
const filterQuery = v.object(filter);
const listQuery = v.object({ ...filter, ...stretchQuery });

type LedgerFilter = v.InferOutput<typeof filterQuery>;

export function ledgerRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/ledger', async (request): Promise<Stretch<LedgerRow>> => {
    const { before, pageSize, ...wanted } = parse(listQuery, request.query);
    return stretchOf(await ledgerRows(platform, wanted, before, pageSize + 1), pageSize);
  });
  scope.get('/ledger.csv', (request, reply) => {
    const wanted = parse(filterQuery, request.query);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="ledger.csv"')
      .send(ledgerCsv((before, limit) => ledgerRows(platform, wanted, before, limit)));
  });
}

/** Transactions with their entries, newest first. */
async function ledgerRows({ db }: Platform, wanted: LedgerFilter, before: number | undefined, limit: number): Promise<LedgerRow[]> {
  let found = db.selectFrom('ledger_txn').selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) found = found.where('id', '<', before);
  if (wanted.type) found = found.where('type', '=', wanted.type);
  if (wanted.from !== undefined) found = found.where('created_at', '>=', wanted.from);
  if (wanted.to !== undefined) found = found.where('created_at', '<', wanted.to);
  if (wanted.ref) found = found.where(by => by.or([by('ref_id', '=', wanted.ref), by('idempotency_key', '=', wanted.ref)]));
  if (wanted.account)
    found = found.where('id', 'in', by =>
      by.selectFrom('ledger_entry').select('txn_id').where('wallet_id', 'in', walletsOf(wanted.account)),
    );
  const rows = await found.execute();
  if (rows.length === 0) return [];
  const entries = await db
    .selectFrom('ledger_entry as entry')
    .innerJoin('wallet', 'wallet.id', 'entry.wallet_id')
    .leftJoin('account', join => join.on('wallet.owner_type', '=', 'account').on(sql<boolean>`account.id::text = wallet.owner_id`))
    .select([
      'entry.id',
      'entry.txn_id',
      'entry.wallet_id',
      'entry.amount',
      'entry.balance_after',
      'wallet.vendor',
      'wallet.owner_id',
      'account.id as account_id',
      'account.account',
    ])
    .where(
      'entry.txn_id',
      'in',
      rows.map(row => row.id),
    )
    .orderBy('entry.id')
    .execute();
  const byTxn = groupBy(entries, entry => entry.txn_id);
  return rows.map(row => ({
    id: row.id,
    type: row.type,
    refType: row.ref_type,
    refId: row.ref_id,
    at: row.created_at,
    idempotencyKey: row.idempotency_key,
    entries: (byTxn.get(row.id) ?? []).map(entry => ({
      id: entry.id,
      walletId: entry.wallet_id,
      accountId: entry.account_id,
      owner: entry.account ?? `house:${entry.owner_id}`,
      vendor: entry.vendor,
      amount: entry.amount,
      balanceAfter: entry.balance_after,
    })),
  }));
}

function walletsOf(account: string) {
  const purse = /^house:(.+)$/.exec(account)?.[1];
  return purse
    ? sql<number>`(select id from wallet where owner_type = 'house' and owner_id = ${purse})`
    : sql<number>`(select wallet.id from wallet join account on account.id::text = wallet.owner_id
        where wallet.owner_type = 'account' and lower(account.account) = lower(${account}))`;
}
