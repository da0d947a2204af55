import type { Migration } from './migration.js';

/** Work of the caller's own machine stands where a question in words stood, and before pictures after the first few. */
export const proofOfWork: Migration = {
  name: '063-proof-of-work',
  statements: [
    `create table proof (
      id text primary key, purpose text not null check (purpose in ('login', 'register', 'human', 'picture')), account text not null, ip text not null,
      challenge text not null, expires_at bigint not null, used_at bigint)`,
    `create index proof_ip on proof (ip, expires_at)`,
    `create index proof_account on proof (account, expires_at) where account <> ''`,
    `create index proof_expiry on proof (expires_at)`,
    `delete from slider where kind = 'question' and result_hash is null`,
    `update slider set kind = 'slider' where kind = 'question'`,
    `alter table slider drop constraint slider_kind_check`,
    `alter table slider add constraint slider_kind_check check (kind in ('slider', 'proof'))`,
    // Open pictures and questions cannot be told apart; each is asked for anew in a moment.
    `delete from captcha`,
    // A database that is in use already gets what a new one gets from its seed.
    `insert into setting (key, value)
      select added.key, added.value from (values ('captcha_free', '5'), ('proof_attempts', '400'), ('proof_doublings', '4')) as added (key, value)
      where exists (select 1 from merchant) on conflict do nothing`,
  ],
};
