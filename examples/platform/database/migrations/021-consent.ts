import type { Migration } from './migration.js';

/**
 * What a person agreed to, and when, beside how the account came (from the address in `ip`): final like the rest of that row. Accounts
 * that were there before stay without; from now on whoever registers, by name, number or provider, cannot be kept without it.
 */
export const consent: Migration = {
  name: '021-consent',
  statements: [
    `create table terms_text (version text primary key, lang text not null, title text not null, body text not null, kept_at bigint not null)`,
    `alter table account_registration
      add column terms_accepted_at bigint, add column terms_version text references terms_text, add column age_confirmed_at bigint`,
    `alter table account_registration add constraint registration_has_consent check (
      register_method not in ('username', 'mobile', 'social')
      or (terms_accepted_at is not null and terms_version is not null and age_confirmed_at is not null)) not valid`,
  ],
};
