import type { Queryable, Trx } from '../platform.js';

/** The house's side of a booking: cash for deposits and withdrawals, game for bets (one wallet per vendor), and so on. */
export type HousePurse = 'cash' | 'game' | 'bonus' | 'salary' | 'points';
export type WalletOwner = { account: number; vendor?: string } | { house: HousePurse; vendor?: string };

/** The wallet's id; it is made when the owner has none yet. */
export async function walletOf(trx: Trx, owner: WalletOwner): Promise<number> {
  const key = keyOf(owner);
  const found = await find(trx, key);
  if (found !== undefined) return found;
  await trx.insertInto('wallet').values(key).onConflict(conflict => conflict.doNothing()).execute();
  const made = await find(trx, key);
  if (made === undefined) throw new Error('The wallet could not be made.');
  return made;
}

/** Balance of an account's wallet in minor units; 0 when it has none yet. */
export async function balanceOf(db: Queryable, accountId: number, vendor = 'MAIN'): Promise<number> {
  const row = await db
    .selectFrom('wallet')
    .select('balance')
    .where('owner_type', '=', 'account')
    .where('owner_id', '=', String(accountId))
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

function keyOf(owner: WalletOwner) {
  const vendor = owner.vendor ?? 'MAIN';
  return 'house' in owner
    ? { owner_type: 'house' as const, owner_id: owner.house, vendor }
    : { owner_type: 'account' as const, owner_id: String(owner.account), vendor };
}

async function find(trx: Trx, key: ReturnType<typeof keyOf>): Promise<number | undefined> {
  const row = await trx
    .selectFrom('wallet')
    .select('id')
    .where('owner_type', '=', key.owner_type)
    .where('owner_id', '=', key.owner_id)
    .where('vendor', '=', key.vendor)
    .executeTakeFirst();
  return row?.id;
}
