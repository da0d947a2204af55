import type { Migration } from './migration.js';

/** Whose account it is stands beside its number, so that each can be copied by itself. */
export const payToName: Migration = {
  name: '090-pay-to-name',
  statements: [
    `alter table deposit_method add column pay_to_name text not null default ''`,
    `update deposit_method set pay_to_name = split_part(pay_to, ' · ', 1), pay_to = split_part(pay_to, ' · ', 2) where kind = 'bank' and pay_to like '_% · _%' and pay_to not like '% · % · %'`,
  ],
};
