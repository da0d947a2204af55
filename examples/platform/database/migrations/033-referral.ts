import type { Migration } from './migration.js';

/** What a member gets for a friend: once for each friend, with the deposit that earned it (MEM-11). */
export const referral: Migration = {
  name: '033-referral',
  statements: [
    `create table referral_reward (
      friend_id bigint primary key references account, account_id bigint not null references account, deposit_id bigint not null unique references deposit_order,
      amount bigint not null check (amount > 0), txn_id bigint unique references ledger_txn, created_at bigint not null, check (friend_id <> account_id))`,
    `create index referral_reward_account on referral_reward (account_id)`,
    `create index registration_recommender on account_registration (recommender_id, account_id desc) where recommender_id is not null`,
    `create unique index referral_code_account on referral_code (account_id)`,
    `alter table message drop constraint message_kind`,
    `alter table message add constraint message_kind
      check (kind in ('new_mail', 'deposit_arrival', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected', 'referral_bonus'))`,
    // A database that is in use already gets what a new one gets from its seed.
    `insert into setting (key, value)
      select added.* from (values ('referral_bonus', '1000'), ('referral_deposit_min', '2000')) as added (key, value) where exists (select 1 from merchant) on conflict do nothing`,
  ],
};
