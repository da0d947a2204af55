import type { LedgerType } from '../database/schema.js';
import { Failure } from '../failure.js';
import type { Trx } from '../platform.js';
import { hashOf } from './canonical.js';
import { tellMoved } from './tell-moved.js';
import { walletsOf, type WalletOwner } from './wallets.js';

export interface BookingEntry {
  wallet: WalletOwner;
  /** Signed integer of minor units, not zero. */
  amount: number;
}
export interface Booking {
  type: LedgerType;
  /** What the money moved for. */
  ref: { type: string; id: string };
  /** Books once for ever; carries its owner's scope, such as `round:12:7`. */
  idempotencyKey: string;
  entries: BookingEntry[];
  /** UTC milliseconds of the platform's clock. */
  at: number;
}
export interface Booked {
  txnId: number;
  /** Balance after this booking of each entry's wallet, in the order of the entries. */
  balances: number[];
  /** Ids of the entries' wallets, in their order. */
  wallets: number[];
  /** True when the key had been booked before: nothing was booked now. */
  repeated: boolean;
}

const CHECK_VIOLATION = '23514';

/**
 * Books one balanced movement of money (INV-01 to INV-04). All or nothing, inside the caller's transaction.
 * A repeated key answers the first result; the same key for another movement throws `idempotency-mismatch`.
 * An account wallet that would fall below zero throws `insufficient-balance`, after which the transaction must be rolled back.
 */
export async function book(trx: Trx, booking: Booking): Promise<Booked> {
  assertBalanced(booking);
  const requestHash = hashOf({ type: booking.type, ref: booking.ref, entries: booking.entries });
  const inserted = await trx
    .insertInto('ledger_txn')
    .values({
      type: booking.type,
      ref_type: booking.ref.type,
      ref_id: booking.ref.id,
      created_at: booking.at,
      idempotency_key: booking.idempotencyKey,
      request_hash: requestHash,
    })
    .onConflict(conflict => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return repeat(trx, booking.idempotencyKey, requestHash);

  const wallets = await walletsOf(
    trx,
    booking.entries.map(entry => entry.wallet),
  );
  const balances: number[] = new Array<number>(booking.entries.length).fill(0);
  // Always in the order of their ids, so that two bookings never wait for each other in a circle.
  const order = booking.entries.map((_, index) => index).sort((a, b) => (wallets[a] ?? 0) - (wallets[b] ?? 0));
  for (const index of order) balances[index] = await move(trx, wallets[index] ?? 0, booking.entries[index]?.amount ?? 0);
  await trx
    .insertInto('ledger_entry')
    .values(
      booking.entries.map((entry, index) => ({
        txn_id: inserted.id,
        wallet_id: wallets[index] ?? 0,
        amount: entry.amount,
        balance_after: balances[index] ?? 0,
      })),
    )
    .execute();
  booking.entries.forEach(({ wallet }, index) => tellMoved(trx, wallet, balances[index] ?? 0));
  return { txnId: inserted.id, balances, wallets, repeated: false };
}

/** The balance after adding `amount`; the row stays locked until the transaction ends. */
async function move(trx: Trx, walletId: number, amount: number): Promise<number> {
  try {
    const row = await trx
      .updateTable('wallet')
      .set(eb => ({ balance: eb('balance', '+', amount) }))
      .where('id', '=', walletId)
      .returning('balance')
      .executeTakeFirstOrThrow();
    return row.balance;
  } catch (error) {
    if (isCheckViolation(error)) throw new Failure('insufficient-balance');
    throw error;
  }
}

async function repeat(trx: Trx, key: string, requestHash: string): Promise<Booked> {
  const first = await trx
    .selectFrom('ledger_txn')
    .select(['id', 'request_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (first.request_hash !== requestHash) throw new Failure('idempotency-mismatch');
  const entries = await trx
    .selectFrom('ledger_entry')
    .select(['balance_after', 'wallet_id'])
    .where('txn_id', '=', first.id)
    .orderBy('id')
    .execute();
  return {
    txnId: first.id,
    balances: entries.map(entry => entry.balance_after),
    wallets: entries.map(entry => entry.wallet_id),
    repeated: true,
  };
}

function assertBalanced(booking: Booking): void {
  const amounts = booking.entries.map(entry => entry.amount);
  if (amounts.length < 2 || amounts.some(amount => !Number.isSafeInteger(amount) || amount === 0)) {
    throw new Error('A booking needs at least two entries of whole minor units that are not zero.');
  }
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== 0) throw new Error('The entries of a booking must sum to zero.');
}

function isCheckViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === CHECK_VIOLATION;
}
