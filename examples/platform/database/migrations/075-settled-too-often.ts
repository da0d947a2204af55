import type { Migration } from './migration.js';

/** Rises with the length of a period. */
const often = (period: string) => `array_position(array['daily', 'weekly', 'semimonthly', 'monthly'], ${period})`;

/**
 * A dividend that is settled more often than its giver's own is above it, like one with a higher rate (OP-34): what is offered that way is
 * refused, and what ran until now is marked, told and goes on like what came from before.
 */
export const settledTooOften: Migration = {
  name: '075-settled-too-often',
  statements: [
    `create or replace function contract_above(one bigint) returns boolean language sql stable as $$
      select not bound.holds or case kind when 'realtime' then profit_salary_rate > bound.profit or loss_salary_rate > bound.loss
        else (select max(coalesce(rate, amount)) from contract_tier where contract_id = contract.id) > bound.highest
          or coalesce(kind = 'dividend' and ${often('contract.period')} < ${often('bound.period')}, false) end
      from contract cross join lateral contract_bound(upline_id, kind, null) bound where contract.id = one $$`,
    // The trigger holds terms still, and where they come from with them. What is deferred comes first: no trigger is switched while one waits.
    `set constraints all immediate`,
    `alter table contract disable trigger contract_moves`,
    `update contract given set carried_over = true from contract received
      where given.status in ('offered', 'active') and given.kind = 'dividend' and received.downline_id = given.upline_id and received.kind = 'dividend' and received.status = 'active'
        and ${often('given.period')} < ${often('received.period')}`,
    `alter table contract enable trigger contract_moves`,
  ],
};
