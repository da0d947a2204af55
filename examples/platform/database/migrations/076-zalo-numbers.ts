import type { Migration } from './migration.js';

/** A Zalo number brings its bonus once, whichever account it is given to. Kept as digits and letters alone, so that its writing makes no other of it. */
export const zaloNumbers: Migration = {
  name: '076-zalo-numbers',
  statements: [
    `alter table zalo_bonus add column number text check (number ~ '^[0-9a-z]+$')`,
    `alter table zalo_bonus disable trigger zalo_bonus_stays`,
    // Of accounts that were paid for the same number until now, the first one had it.
    `update zalo_bonus set number = earned.number from (
        select distinct on (number) account_id, number from (
          select bonus.account_id, bonus.created_at, lower(regexp_replace(profile.zalo, '[^0-9A-Za-z]', '', 'g')) as number
          from zalo_bonus bonus join account_profile profile on profile.account_id = bonus.account_id where bonus.amount > 0 and coalesce(profile.zalo, '') <> '') known
        where number <> '' order by number, created_at, account_id) earned
      where zalo_bonus.account_id = earned.account_id`,
    `alter table zalo_bonus enable trigger zalo_bonus_stays`,
    `alter table zalo_bonus add constraint zalo_bonus_number_once unique (number)`,
    `alter table zalo_bonus add constraint zalo_bonus_for_a_number check (amount = 0 or number is not null) not valid`,
  ],
};
