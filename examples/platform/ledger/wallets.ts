import type { Queryable, Trx } from '../platform.js';

/** The house's side of a booking: cash for deposits and withdrawals, game for bets (one wallet per vendor), jackpot for the pot, and so on. */
type HousePurse = 'cash' | 'game' | 'bonus' | 'salary' | 'points' | 'jackpot';
/** The vendor of the one wallet that games play from. */
export const MAIN = 'MAIN';
interface WalletKey {
  owner_type: 'account' | 'house';
  owner_id: string;
  vendor: string;
}
export type WalletOwner = { account: number; vendor?: string } | { house: HousePurse; vendor?: string };

/** The ids of the owners' wallets, in their order; a wallet is made when its owner has none yet. */
export async function walletsOf(trx: Trx, owners: WalletOwner[]): Promise<number[]> {
  const keys = owners.map(keyOf);
  const found = await find(trx, keys);
  const missing = keys.filter(key => !found.has(nameOf(key)));
  if (missing.length > 0) {
    await trx
      .insertInto('wallet')
      .values(missing)
      .onConflict(conflict => conflict.doNothing())
      .execute();
    for (const [name, id] of await find(trx, missing)) found.set(name, id);
  }
  return keys.map(key => {
    const id = found.get(nameOf(key));
    if (id === undefined) throw new Error('A wallet could not be made.');
    return id;
  });
}

/** Holds the owners' wallets until the transaction ends, taken in the order of their ids like every booking takes them. */
export async function lockWallets(trx: Trx, owners: WalletOwner[]): Promise<void> {
  await trx
    .selectFrom('wallet')
    .select('id')
    .where('id', 'in', await walletsOf(trx, owners))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Balance of an account's wallet in minor units; 0 when it has none yet. */
export async function balanceOf(db: Queryable, accountId: number, vendor = MAIN): Promise<number> {
  const row = await db
    .selectFrom('wallet')
    .select('balance')
    .where('owner_type', '=', 'account')
    .where('owner_id', '=', String(accountId))
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

function keyOf(owner: WalletOwner): WalletKey {
  const vendor = owner.vendor ?? MAIN;
  return 'house' in owner
    ? { owner_type: 'house', owner_id: owner.house, vendor }
    : { owner_type: 'account', owner_id: String(owner.account), vendor };
}

/** Ids by name, in one query. */
async function find(trx: Trx, keys: WalletKey[]): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('wallet')
    .select(['id', 'owner_type', 'owner_id', 'vendor'])
    .where(eb => eb.or(keys.map(key => eb.and({ owner_type: key.owner_type, owner_id: key.owner_id, vendor: key.vendor }))))
    .execute();
  return new Map(rows.map(row => [nameOf(row), row.id]));
}

function nameOf(key: WalletKey): string {
  return JSON.stringify([key.owner_type, key.owner_id, key.vendor]);
}

/** What a player plays with: the account’s balance, or in free play the session’s own. */
export async function moneyOf(db: Queryable, player: { id: number; accountId: number | null }): Promise<number> {
  if (player.accountId !== null) return balanceOf(db, player.accountId);
  return (await db.selectFrom('game_session').select('demo_balance').where('id', '=', player.id).executeTakeFirst())?.demo_balance ?? 0;
}
