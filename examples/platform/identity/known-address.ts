import { networkOf } from '../http/network-of.js';
import type { Platform, Queryable } from '../platform.js';

/** The addresses that an account is registered at; none means that it is never asked (OP-16). */
export async function isKnownAddress(platform: Platform, accountId: number, ip: string): Promise<boolean> {
  const known = await platform.db.selectFrom('known_ip').select('ip').where('account_id', '=', accountId).execute();
  return known.length === 0 || isAmong(known, ip);
}

/** Registers the address of somebody who has proved more than a password. Accounts that are never asked stay so. */
export async function rememberAddress(platform: Platform, accountId: number, ip: string): Promise<void> {
  if (await isKnownAddress(platform, accountId, ip)) return;
  await platform.db
    .insertInto('known_ip')
    .values({ account_id: accountId, ip, registered_at: platform.clock.now() })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Whether somebody has signed in to the account from there before: guessing from elsewhere cannot lock this address out. */
export async function isFamiliarAddress(db: Queryable, account: string, ip: string): Promise<boolean> {
  const from = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.ip')
    .distinct()
    .where(eb => eb.fn('lower', ['account.account']), '=', account.toLowerCase())
    .execute();
  return isAmong(from, ip);
}

function isAmong(rows: { ip: string }[], ip: string): boolean {
  const network = networkOf(ip);
  return rows.some(row => networkOf(row.ip) === network);
}
