import type { Migration } from './migration.js';

/** Below an account stands somebody only while it is an agent, whoever opens accounts and changes types at the same moment. */
export const agentsAbove: Migration = {
  name: '102-agents-above',
  statements: [
    `create function account_upline_is_agent() returns trigger language plpgsql as $$
      begin
        if new.upline_id is not null and (select type from account where id = new.upline_id for share) not in (1, 2, 41, 42) then
          raise exception 'only an agent has accounts below' using errcode = '23001';
        end if;
        return new;
      end $$`,
    `create trigger account_upline_is_agent before insert on account for each row execute function account_upline_is_agent()`,
    `create function account_type_keeps_team() returns trigger language plpgsql as $$
      begin
        if new.type not in (1, 2, 41, 42) and exists (select 1 from account where upline_id = new.id) then
          raise exception 'an agent with accounts below stays one' using errcode = '23001';
        end if;
        return new;
      end $$`,
    `create trigger account_type_keeps_team before update of type on account for each row when (new.type <> old.type) execute function account_type_keeps_team()`,
  ],
};
