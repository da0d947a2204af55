import type { Migration } from './migration.js';

/** Rates in hundredths of a percent, the hour in minor units: what the house gives at most where nobody has set anything else. */
const CEILINGS = `('contract_dividend_max', '3000'), ('contract_daily_max', '150'), ('contract_hour_max', '2500'), ('contract_realtime_profit_max', '50'), ('contract_realtime_loss_max', '100')`;
const SIDES = `row(new.from_id, new.to_id)`;

/**
 * The house is the upline of agents with nobody above them: `upline_id` is null in its contracts, as is its side of their requests. Nobody gives
 * more than he has: `contract_bound` says what an account has of a kind, in the end by the ceilings of the operator's settings, and whatever is
 * offered or comes into force is held against it when its transaction ends.
 */
export const houseContracts: Migration = {
  name: '046-house-contracts',
  statements: [
    `alter table contract alter column upline_id drop not null, add column carried_over boolean not null default false`,
    `alter table contract_request alter column from_id drop not null, alter column to_id drop not null, add check (from_id is not null or to_id is not null)`,
    `alter table salary_payout add column profit_salary_rate int check (profit_salary_rate between 0 and 10000), add column loss_salary_rate int check (loss_salary_rate between 0 and 10000)`,
    `create or replace function contract_begins() returns trigger language plpgsql as $$
      begin
        if new.upline_id is null and not exists (select 1 from account where id = new.downline_id and upline_id is null and type in (1, 2, 41, 42)) then
          raise exception 'the house offers contracts to agents with nobody above them' using errcode = '23514', constraint = 'contract_begins';
        elsif new.upline_id is not null and not exists (select 1 from account where id = new.downline_id and upline_id = new.upline_id) then
          raise exception 'only the direct upline offers a contract' using errcode = '23514', constraint = 'contract_begins';
        end if;
        return new;
      end $$`,
    `create function contract_request_begins() returns trigger language plpgsql as $$
      begin
        if not exists (select 1 from contract where id = new.contract_id and (${SIDES} is not distinct from row(upline_id, downline_id)
            or (new.type = 'termination' and ${SIDES} is not distinct from row(downline_id, upline_id)))) then
          raise exception 'a request goes from one side of its contract to the other' using errcode = '23514', constraint = 'contract_request_begins';
        end if;
        return new;
      end $$`,
    `create trigger contract_request_begins before insert on contract_request for each row execute function contract_request_begins()`,
    // What whoever gives has of a kind: its own contract, and whatever bounds that, up to the ceilings. An account without a contract of its own, which
    // holds says, passes on the bound of those above it. With a moment: as contracts stood then; ceilings are those of now.
    `create function contract_bound(giver bigint, of_kind text, moment bigint, out holds boolean, out highest bigint, out profit int, out loss int, out period text) language plpgsql stable as $$
      declare
        above bigint := giver;
        own record;
      begin
        holds := true;
        select coalesce(max(value) filter (where key = 'contract_' || of_kind || '_max'), '0')::bigint, coalesce(max(value) filter (where key = 'contract_realtime_profit_max'), '0')::int,
          coalesce(max(value) filter (where key = 'contract_realtime_loss_max'), '0')::int into highest, profit, loss
          from setting where key like 'contract\\_%\\_max';
        while above is not null loop
          select contract.period, tier.highest, profit_salary_rate as profit, loss_salary_rate as loss into own
            from contract cross join lateral (select max(coalesce(rate, amount)) as highest from contract_tier where contract_id = contract.id) tier
            where downline_id = above and kind = of_kind
              and case when moment is null then status = 'active' else status in ('active', 'terminated') and decided_at <= moment and coalesce(terminated_at > moment, true) end
            order by id desc limit 1;
          if found then
            highest := least(highest, own.highest);
            profit := least(profit, own.profit);
            loss := least(loss, own.loss);
          end if;
          if above = giver then
            holds := found;
            period := own.period;
          end if;
          select upline_id into above from account where id = above;
        end loop;
      end $$`,
    // Whether a contract is above what its giver has now (OP-34): by the highest tier; of a real-time salary either rate suffices.
    `create function contract_above(one bigint) returns boolean language sql stable as $$
      select not bound.holds or case kind when 'realtime' then profit_salary_rate > bound.profit or loss_salary_rate > bound.loss
        else (select max(coalesce(rate, amount)) from contract_tier where contract_id = contract.id) > bound.highest end
      from contract cross join lateral contract_bound(upline_id, kind, null) bound where contract.id = one $$`,
    // A database that is in use already gets what a new one gets from its seed.
    `insert into setting (key, value) select added.* from (values ${CEILINGS}) as added (key, value) where exists (select 1 from merchant) on conflict do nothing`,
    `insert into contract (kind, upline_id, downline_id, period, status, single_betting_amount, profit_salary_rate, loss_salary_rate, offered_at, decided_at, settled_until, due_at)
      select kinds.kind, null, account.id, kinds.period, 'active', case when kinds.kind = 'realtime' then 0 end,
        (select value::int from setting where key = 'contract_realtime_profit_max' and kinds.kind = 'realtime'), (select value::int from setting where key = 'contract_realtime_loss_max' and kinds.kind = 'realtime'), at, at, at, at
      from account cross join (values ('dividend', 'weekly'), ('daily', 'daily'), ('hour', 'daily'), ('realtime', 'daily')) as kinds (kind, period)
        cross join (select coalesce(frozen_at, floor(extract(epoch from now()) * 1000)::bigint + offset_ms) as at from clock where id = 1) clock
      where account.upline_id is null and account.type in (1, 2, 41, 42) order by account.id, kinds.kind`,
    // An hour is paid for bets of a hundred times its amount.
    `insert into contract_tier (contract_id, seq, bet_amount, rate, amount)
      select contract.id, 0, case kind when 'daily' then 0 when 'hour' then value::bigint * 100 end, case when kind <> 'hour' then value::int end, case when kind = 'hour' then value::bigint end
      from contract join setting on key = 'contract_' || kind || '_max' where upline_id is null and kind <> 'realtime'`,
    `insert into contract_request (contract_id, type, from_id, to_id, status, created_at, answered_at, answered_by)
      select id, 'new', null, downline_id, 'accepted', offered_at, decided_at, 'auto' from contract where upline_id is null`,
    // What was agreed or offered before above what its giver has goes on, and is paid up to there.
    `update contract set carried_over = true where status in ('offered', 'active') and contract_above(id)`,
    `create or replace function contract_moves() returns trigger language plpgsql as $$
      begin
        if row(new.kind, new.upline_id, new.downline_id, new.period, new.min_bet_amount, new.min_active_members, new.fee_rate, new.single_betting_amount,
            new.profit_salary_rate, new.loss_salary_rate, new.offered_at, new.carried_over)
          is distinct from row(old.kind, old.upline_id, old.downline_id, old.period, old.min_bet_amount, old.min_active_members, old.fee_rate, old.single_betting_amount,
            old.profit_salary_rate, old.loss_salary_rate, old.offered_at, old.carried_over)
          or (new.status <> old.status and not ((old.status = 'offered' and new.status in ('active', 'rejected')) or (old.status = 'active' and new.status = 'terminated')))
          or (old.decided_at is not null and new.decided_at <> old.decided_at)
          or (old.terminated_at is not null and (new.terminated_at <> old.terminated_at or new.terminated_by <> old.terminated_by))
          or (new.settled_until < old.settled_until) then
          raise exception 'a contract only moves forward and its terms stay' using errcode = '23001';
        end if;
        return new;
      end $$`,
    // At the end of a transaction, when tiers are there and all that follows is done.
    `create function contract_stands() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from contract where id = new.id and status in ('offered', 'active') and contract_above(id)) then
          raise exception 'a contract is above what its giver has' using errcode = '23514', constraint = 'contract_stands';
        end if;
        if new.status in ('active', 'terminated') and exists (
            select 1 from contract where upline_id = new.downline_id and kind = new.kind and status in ('offered', 'active') and contract_above(id)) then
          raise exception 'a contract was not ended with the one that it was given from' using errcode = '23514', constraint = 'contract_stands';
        end if;
        return null;
      end $$`,
    `create constraint trigger contract_stands_new after insert on contract deferrable initially deferred for each row execute function contract_stands()`,
    `create constraint trigger contract_stands_moved after update on contract deferrable initially deferred
      for each row when (new.status <> old.status) execute function contract_stands()`,
  ],
};
