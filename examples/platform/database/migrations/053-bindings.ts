import type { Migration } from './migration.js';

/**
 * Mail addresses, numbers and authenticators that the account's owner has confirmed, which recovery believes; changes of them that wait for
 * their codes; and the rest of withdrawals after a change.
 */
export const bindings: Migration = {
  name: '053-bindings',
  statements: [
    `create table binding_change (
      id text primary key, account_id bigint not null references account, session_hash text not null, kind text not null check (kind in ('email', 'mobile', 'google')),
      value text not null, dialing_code text, number text, secret text, old_value text, old_proved boolean not null default false,
      tries int not null default 0, created_at bigint not null, expires_at bigint not null, done_at bigint,
      check (kind <> 'mobile' or (dialing_code is not null and number is not null)), check ((kind = 'google') = (secret is not null)))`,
    `create index binding_change_account on binding_change (account_id)`,
    `create index binding_change_expiry on binding_change (expires_at)`,
    `create unique index binding_once on account_binding (kind, lower(value)) where kind in ('email', 'mobile')`,
    `alter table account add column withdrawals_rest_until bigint`,
    `create function withdrawals_rest() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from account where id = new.account_id and withdrawals_rest_until > new.created_at) then
          raise exception 'withdrawals of this account rest' using errcode = '23001';
        end if;
        return new;
      end $$`,
    `create trigger withdrawals_rest before insert on withdrawal for each row execute function withdrawals_rest()`,
    // A number could never be changed after the registration, so it is its owner's. A mail address could be, by whoever held a session: it is
    // to be confirmed anew, those of the seed's own accounts apart.
    `insert into account_binding (account_id, kind, value, bound_at)
      select account_id, 'mobile', '+' || country_dialing_code || mobile_num, extract(epoch from now())::bigint * 1000 from account_profile
      where mobile_num is not null and country_dialing_code is not null on conflict do nothing`,
    `insert into account_binding (account_id, kind, value, bound_at)
      select account.id, 'email', lower(email), extract(epoch from now())::bigint * 1000 from account_profile join account on account.id = account_id
      where account like 'demo\\_%' and lower(email) = lower(account) || '@example.test' and not exists (select 1 from account_registration how where how.account_id = account.id) on conflict do nothing`,
    // A database that is in use already gets what a new one gets from its seed.
    `insert into setting (key, value) select 'binding_rest_hours', '24' where exists (select 1 from merchant) on conflict do nothing`,
  ],
};
