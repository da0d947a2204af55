import { book } from '../ledger/book.js';
import { walletsOf } from '../ledger/wallets.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import type { Rng } from '../rng.js';
import { drawPot, type PotTerms } from './draw-pot.js';

/** The house's wallet that the pot is. */
export const POT = { house: 'jackpot' } as const;

/** Slots of this classification feed the pot and may win it. */
export function isJackpotGame({ classify }: { classify: string }): boolean {
  return classify === 'JP';
}

export interface PotStake {
  rate: number;
  fed: number;
  won: number;
  /** What the house puts into the next pot, 0 while nobody won. */
  seed: number;
}

/** The operator's settings of the pot. */
export async function potTerms(db: Queryable): Promise<PotTerms> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'in', ['jackpot_rate', 'jackpot_seed', 'jackpot_odds']).execute();
  const figure = (key: string) => {
    const value = Number(rows.find(row => row.key === key)?.value);
    if (!Number.isInteger(value)) throw new Error(`The setting ${key} is not a whole number.`);
    return value;
  };
  return { rate: figure('jackpot_rate'), seed: figure('jackpot_seed'), odds: figure('jackpot_odds') };
}

/** What the pot holds, minor units. */
export async function potBalance(platform: Platform): Promise<number> {
  const known = await balance(platform.db);
  return (
    known ??
    platform.transact(async trx => {
      await lockedPot(trx, platform.clock.now());
      return (await balance(trx)) ?? 0;
    })
  );
}

/** Opens the pot with the house's money, once for ever. */
export async function openPot(trx: Trx, at: number): Promise<void> {
  await trx
    .insertInto('jackpot')
    .values({ id: 1, carry: 0, opened_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { seed } = await potTerms(trx);
  if (seed === 0) return void (await walletsOf(trx, [POT]));
  await book(trx, {
    type: 'adjustment',
    ref: { type: 'jackpot', id: 'open' },
    at,
    idempotencyKey: 'jackpot:open',
    entries: [
      { wallet: { house: 'bonus' }, amount: -seed },
      { wallet: POT, amount: seed },
    ],
  });
}

/**
 * Decides what a stake does to the pot. The pot stays locked until the transaction ends, so that of two winners at once the
 * second finds the new pot. It is locked before any wallet, and whoever holds it waits for no other round.
 */
export async function stakeOnPot(trx: Trx, rng: Rng, stake: number, at: number): Promise<PotStake> {
  const carry = await lockedPot(trx, at);
  const terms = await potTerms(trx);
  const round = drawPot(rng, { balance: (await balance(trx)) ?? 0, carry }, stake, terms);
  await trx.updateTable('jackpot').set({ carry: round.carry }).where('id', '=', 1).execute();
  return { rate: terms.rate, fed: round.fed, won: round.won, seed: round.won > 0 ? terms.seed : 0 };
}

/** Keeps what a bet gave to the pot, and that it won it. */
export async function keepPotStake(trx: Trx, betId: number, { rate, fed, won, seed }: PotStake, at: number): Promise<void> {
  await trx.insertInto('jackpot_share').values({ bet_id: betId, rate, amount: fed }).execute();
  if (won > 0) await trx.insertInto('jackpot_win').values({ bet_id: betId, amount: won, seed, won_at: at }).execute();
}

async function lockedPot(trx: Trx, at: number): Promise<number> {
  const lock = () => trx.selectFrom('jackpot').select('carry').where('id', '=', 1).forNoKeyUpdate().executeTakeFirst();
  const row = await lock();
  if (row) return row.carry;
  await openPot(trx, at);
  return (await lock())?.carry ?? 0;
}

async function balance(db: Queryable): Promise<number | undefined> {
  const row = await db
    .selectFrom('wallet')
    .select('balance')
    .where('owner_type', '=', 'house')
    .where('owner_id', '=', POT.house)
    .executeTakeFirst();
  return row?.balance;
}
