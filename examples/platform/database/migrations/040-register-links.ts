import type { Migration } from './migration.js';

/**
 * What an agent's code gives to who registers by it (O-54), and accounts that an agent opens (O-55): `creation_key` opens one account
 * for ever. Types and rates of accounts are in hundredths of a percent.
 */
export const registerLinks: Migration = {
  name: '040-register-links',
  statements: [
    `alter table affiliate_code
      add column account_type int not null default 0 check (account_type in (0, 2, 42)),
      add column rate int check (rate between 0 and 10000),
      add column closed_by text check (closed_by in ('agent', 'operator')),
      add column created_at bigint not null default 0,
      add constraint affiliate_code_closed check (closed_by is null or not active)`,
    // Whatever was closed until now was closed in the console.
    `update affiliate_code set closed_by = 'operator' where not active`,
    `create index affiliate_code_agent on affiliate_code (agent_id)`,
    `alter table account add column rate int check (rate between 0 and 10000)`,
    `alter table account_registration add column creation_key text unique, add column creation_hash text`,
    `insert into setting (key, value)
      select added.* from (values ('agent_levels', '5'), ('register_rate_max', '1000')) as added (key, value) where exists (select 1 from merchant) on conflict do nothing`,
  ],
};
