import type { Migration } from './migration.js';

/** Whether receiving addresses in another's name are refused, and what the first Zalo number of an account brought it: decided once, with the number. */
export const realNames: Migration = {
  name: '051-real-names',
  statements: [
    `create table zalo_bonus (
      account_id bigint primary key references account, amount bigint not null check (amount >= 0), txn_id bigint unique references ledger_txn, created_at bigint not null,
      check ((amount > 0) = (txn_id is not null)))`,
    `create function zalo_bonus_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'what a first Zalo number brought stays' using errcode = '23001';
      end $$`,
    `create trigger zalo_bonus_stays before update or delete on zalo_bonus for each row execute function zalo_bonus_stays()`,
    // Those that have a number already had their first.
    `insert into zalo_bonus (account_id, amount, created_at) select account_id, 0, 0 from account_profile where coalesce(zalo, '') <> ''`,
    // A database that is in use already gets what a new one gets from its seed.
    `insert into setting (key, value)
      select added.* from (values ('zalo_bonus', '13100000'), ('payout_other_name_refused', '0')) as added (key, value) where exists (select 1 from merchant) on conflict do nothing`,
  ],
};
