import { sql } from 'kysely';
import { isSwitchedOn } from '../switches.js';
import { book } from '../ledger/book.js';
import type { Queryable, Trx } from '../platform.js';

/** What a first Zalo number would bring the account now, minor units; 0: nothing, or it had its first (REG-47, CON-16). */
export async function zaloBonusOf(db: Queryable, accountId: number): Promise<number> {
  const had = await db.selectFrom('zalo_bonus').select('account_id').where('account_id', '=', accountId).executeTakeFirst();
  return had ? 0 : offered(db);
}

/**
 * Pays for the first Zalo number of an account. Call it in the transaction that saves a number, with the account's row locked: once
 * for each account, whatever becomes of the number, also when nothing was offered then; and once for each number, whichever account has it.
 */
export async function payFirstZalo(trx: Trx, accountId: number, zalo: string, at: number): Promise<void> {
  const had = await trx.selectFrom('zalo_bonus').select('account_id').where('account_id', '=', accountId).executeTakeFirst();
  if (had) return;
  const number = zalo.replace(/[^0-9A-Za-z]/g, '').toLowerCase();
  const amount = (await hasEarned(trx, number)) ? 0 : await offered(trx);
  if (amount === 0) {
    await trx.insertInto('zalo_bonus').values({ account_id: accountId, amount, created_at: at }).execute();
    return;
  }
  const { txnId } = await book(trx, {
    type: 'bonus',
    ref: { type: 'zalo', id: String(accountId) },
    idempotencyKey: `zalo:${accountId}`,
    at,
    entries: [
      { wallet: { account: accountId }, amount },
      { wallet: { house: 'bonus' }, amount: -amount },
    ],
  });
  await trx.insertInto('zalo_bonus').values({ account_id: accountId, amount, txn_id: txnId, created_at: at, number }).execute();
}

/** Held from here on, so that no other account is paid for it meanwhile. Without a digit or letter it is no number. */
async function hasEarned(trx: Trx, number: string): Promise<boolean> {
  if (number === '') return true;
  await sql`select pg_advisory_xact_lock(hashtextextended(${number}, 76))`.execute(trx);
  return (await trx.selectFrom('zalo_bonus').select('account_id').where('number', '=', number).executeTakeFirst()) !== undefined;
}

async function offered(db: Queryable): Promise<number> {
  if (!(await isSwitchedOn(db, 'ZALOBONUS3'))) return 0;
  const setting = await db.selectFrom('setting').select('value').where('key', '=', 'zalo_bonus').executeTakeFirst();
  return Number(setting?.value ?? 0);
}
