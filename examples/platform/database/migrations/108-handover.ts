import type { Migration } from './migration.js';

/** Codes by which a host's server hands a session over to its page: each for one origin, one minute, one page. */
export const handover: Migration = {
  name: '108-handover',
  statements: [
    `create table handover_code (
      code_hash text primary key, account_id bigint not null references account, origin text not null,
      given_by text not null references session (token_hash) on delete cascade, expires_at bigint not null,
      claim_hash text, opened text references session (token_hash) on delete set null)`,
    `create index handover_code_end on handover_code (expires_at)`,
  ],
};
