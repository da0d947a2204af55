import type { Trx } from '../platform.js';
import type { Booking } from './book.js';
import { hashOf } from './canonical.js';
import { tellMoved } from './tell-moved.js';
import { walletsOf, type WalletOwner } from './wallets.js';

interface Held {
  owner: WalletOwner;
  id: number;
  balance: number;
}

const CHUNK = 1_000;

/**
 * Books many new movements in their order, with few statements; answers the numbers of their transactions, in their order. Keys must be new, and
 * the database's own constraints refuse what is unbalanced, below zero or booked before. Beside other bookings, hold the wallets first (`lockWallets`).
 */
export async function bookMany(trx: Trx, bookings: Booking[]): Promise<number[]> {
  const wallets = new Map<string, Held>();
  for (const { wallet } of bookings.flatMap(booking => booking.entries)) {
    const key = JSON.stringify(wallet);
    if (!wallets.has(key)) wallets.set(key, await lockedWallet(trx, wallet));
  }
  const txns: number[] = [];
  for (let from = 0; from < bookings.length; from += CHUNK)
    txns.push(...(await bookChunk(trx, bookings.slice(from, from + CHUNK), wallets)));
  for (const { owner, id, balance } of wallets.values()) {
    await trx.updateTable('wallet').set({ balance }).where('id', '=', id).execute();
    tellMoved(trx, owner, balance);
  }
  return txns;
}

async function bookChunk(trx: Trx, bookings: Booking[], wallets: Map<string, Held>): Promise<number[]> {
  const txns = await trx
    .insertInto('ledger_txn')
    .values(
      bookings.map(booking => ({
        type: booking.type,
        ref_type: booking.ref.type,
        ref_id: booking.ref.id,
        created_at: booking.at,
        idempotency_key: booking.idempotencyKey,
        request_hash: hashOf({ type: booking.type, ref: booking.ref, entries: booking.entries }),
      })),
    )
    .returning(['id', 'idempotency_key'])
    .execute();
  const idOfKey = new Map(txns.map(txn => [txn.idempotency_key, txn.id]));
  const entries = bookings.flatMap(booking =>
    booking.entries.map(entry => {
      const wallet = wallets.get(JSON.stringify(entry.wallet));
      const txnId = idOfKey.get(booking.idempotencyKey);
      if (!wallet || txnId === undefined) throw new Error('A booking lost its wallet or transaction.');
      wallet.balance += entry.amount;
      if ('account' in entry.wallet && wallet.balance < 0) throw new Error(`${booking.idempotencyKey} would take an account below zero.`);
      return { txn_id: txnId, wallet_id: wallet.id, amount: entry.amount, balance_after: wallet.balance };
    }),
  );
  await trx.insertInto('ledger_entry').values(entries).execute();
  return bookings.map(({ idempotencyKey }) => idOfKey.get(idempotencyKey) ?? 0);
}

async function lockedWallet(trx: Trx, owner: WalletOwner): Promise<Held> {
  const [id = 0] = await walletsOf(trx, [owner]);
  return {
    owner,
    ...(await trx.selectFrom('wallet').select(['id', 'balance']).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()),
  };
}
