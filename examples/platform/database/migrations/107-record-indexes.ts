import type { Migration } from './migration.js';

/**
 * What records are read by: an entry knows type and time of its transaction, so that those of a wallet are found by time, and the sums
 * of a record come from the indexes alone.
 */
export const recordIndexes: Migration = {
  name: '107-record-indexes',
  statements: [
    `alter table ledger_entry disable trigger ledger_entry_final`,
    `alter table ledger_entry add column type text, add column created_at bigint`,
    `update ledger_entry entry set type = txn.type, created_at = txn.created_at from ledger_txn txn where txn.id = entry.txn_id`,
    `alter table ledger_entry alter column type set not null, alter column created_at set not null`,
    `alter table ledger_entry enable trigger ledger_entry_final`,
    `create function ledger_entry_of_txn() returns trigger language plpgsql as $$
      begin
        select type, created_at into new.type, new.created_at from ledger_txn where id = new.txn_id;
        return new;
      end $$`,
    `create trigger ledger_entry_of_txn before insert on ledger_entry for each row execute function ledger_entry_of_txn()`,
    `create index ledger_entry_record on ledger_entry (wallet_id, created_at desc, id desc) include (type, amount)`,
    `drop index bet_time`,
    `create index bet_time on bet (placed_at desc, id desc) include (account_id, game_type, vassalage, stake, payout, status)`,
    `drop index bet_settled`,
    `create index bet_settled on bet (settled_at) include (account_id, valid_stake, payout) where status = 'settled'`,
  ],
};
