import type { Migration } from './migration.js';

/** One pot for the jackpot games: a wallet of the house that stakes feed and a round pays. What each bet gave and won stands beside it. */
export const jackpotTables: Migration = {
  name: '058-jackpot',
  statements: [
    `create table jackpot (id int primary key check (id = 1), carry int not null check (carry between 0 and 999), opened_at bigint not null)`,
    `create table jackpot_share (
      bet_id bigint primary key references bet, rate int not null check (rate >= 0), amount bigint not null check (amount >= 0))`,
    `create table jackpot_win (
      bet_id bigint primary key references jackpot_share, amount bigint not null check (amount > 0), seed bigint not null check (seed >= 0), won_at bigint not null)`,
    `create trigger jackpot_share_final before update or delete on jackpot_share for each row execute function ledger_is_final()`,
    `create trigger jackpot_win_final before update or delete on jackpot_win for each row execute function ledger_is_final()`,
    // The house may owe; the pot may not: it pays what it holds.
    `alter table wallet add constraint wallet_pot_not_below_zero check (owner_type <> 'house' or owner_id <> 'jackpot' or balance >= 0)`,
    // A database that is in use already gets what a new one gets from its seed; its pot opens with the first look at it.
    `insert into setting (key, value)
      select added.* from (values ('jackpot_rate', '10'), ('jackpot_seed', '500000'), ('jackpot_odds', '1000000')) as added (key, value)
      where exists (select 1 from merchant) on conflict do nothing`,
  ],
};
