import { sql } from 'kysely';
import * as v from 'valibot';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { inputText, moment, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { bonusTitles } from '../ledger/bonus-titles.js';
import { isOfClass } from '../ledger/entry-classes.js';

/** Where a bonus came from: what its booking refers to, or the kind of the booking itself. */
const SOURCE = sql<string>`case when txn.type = 'bonus' then txn.ref_type else txn.type end`;

/** Bonuses of the account, newest first, out of the ledger: whatever books one stands here by itself (O-30, MEM-09). */
const bonusDetails = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemBonusDet',
  access: 'real',
  input: v.object({ from: moment, to: moment, source: inputText, page: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 200, 20) }),
  async answer({ platform, input, caller, language }) {
    const { db } = platform;
    let inRange = db
      .selectFrom('ledger_entry as entry')
      .innerJoin('ledger_txn as txn', 'txn.id', 'entry.txn_id')
      .innerJoin('wallet', 'wallet.id', 'entry.wallet_id')
      .where('wallet.owner_type', '=', 'account')
      .where('wallet.owner_id', '=', String(signedIn(caller).accountId))
      .where(isOfClass('bonus', 'rebate'));
    if (input.from !== undefined) inRange = inRange.where('entry.created_at', '>=', input.from);
    if (input.to !== undefined) inRange = inRange.where('entry.created_at', '<', input.to);
    const query = input.source ? inRange.where(SOURCE, '=', input.source) : inRange;
    const sources = await inRange.select(SOURCE.as('source')).distinct().orderBy('source').execute();
    const { count, amount } = await query
      .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(sum(entry.amount), 0)::bigint`.as('amount')])
      .executeTakeFirstOrThrow();
    const rows = await query
      .select(['entry.id', 'entry.txn_id', 'entry.amount', 'txn.created_at', SOURCE.as('source')])
      .orderBy('entry.id', 'desc')
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize)
      .execute();
    const titles = await bonusTitles(
      db,
      rows.map(row => row.txn_id),
      language,
    );
    return {
      value: {
        list: rows.map(row => ({
          id: String(row.id),
          source: row.source,
          title: titles.get(row.txn_id) ?? '',
          amount: toWireAmount(row.amount),
          status: row.amount > 0 ? 'credited' : 'taken_back',
          createdAt: new Date(row.created_at).toISOString(),
        })),
        total: Number(count),
        totalPages: Math.ceil(Number(count) / input.pageSize),
        amount: toWireAmount(amount),
        sources: sources.map(({ source }) => source),
      },
    };
  },
});

export const bonusDetailCalls = [bonusDetails];
