import { randomInt } from 'node:crypto';
import type { Queryable } from '../platform.js';

const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** The code by which an account invites; one is made for an account that has none yet. */
export async function referralCodeOf(db: Queryable, accountId: number): Promise<string> {
  const find = () => db.selectFrom('referral_code').select('code').where('account_id', '=', accountId).executeTakeFirst();
  const found = await find();
  if (found) return found.code;
  await db
    .insertInto('referral_code')
    .values({ code: newCode(), account_id: accountId })
    .onConflict(conflict => conflict.column('account_id').doNothing())
    .execute();
  return (await find())?.code ?? '';
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)] ?? 'A').join('');
}
