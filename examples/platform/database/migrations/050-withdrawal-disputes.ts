import type { Migration } from './migration.js';

/**
 * Withdrawals that came in part or not at all are disputes that the cashier settles (INV-11): paid again up to what is missing, or
 * refused in words. What the owner has said of a receipt stays, each settlement is a line that stays, and the withdrawal's own figures
 * are those of its lines.
 */
export const withdrawalDisputes: Migration = {
  name: '050-withdrawal-disputes',
  statements: [
    `alter table withdrawal
      add column claim text not null default '', add column dispute text not null default 'none' check (dispute in ('none', 'open', 'paid', 'refused')),
      add column paid_again bigint not null default 0`,
    // What was said before there was an end to it waits for the cashier now.
    `update withdrawal set dispute = 'open' where receipt in ('partly', 'not_received')`,
    `alter table withdrawal
      add constraint withdrawal_dispute check ((dispute = 'none') = (receipt not in ('partly', 'not_received'))),
      add constraint withdrawal_paid_again check (case when dispute = 'none' then paid_again = 0 else remaining_amount > 0 and paid_again between 0 and remaining_amount
        and (dispute = 'paid') = (paid_again = remaining_amount) end)`,
    `create index withdrawal_disputed on withdrawal (receipt_at) where dispute = 'open'`,
    `create table withdrawal_settlement (
      withdrawal_id bigint references withdrawal, step int not null check (step > 0), kind text not null check (kind in ('paid', 'refused')), amount bigint not null, words text not null default '',
      txn_id bigint unique references ledger_txn, created_at bigint not null, primary key (withdrawal_id, step),
      check (case when kind = 'paid' then amount > 0 and txn_id is not null else amount = 0 and txn_id is null and words <> '' end))`,
    `create function withdrawal_settlement_fits() returns trigger language plpgsql as $$
      declare item withdrawal;
      begin
        select * into item from withdrawal where id = new.withdrawal_id for update;
        if item.dispute is distinct from 'open' or new.amount > item.remaining_amount - item.paid_again
          or new.step <> (select count(*) + 1 from withdrawal_settlement where withdrawal_id = new.withdrawal_id)
          or exists (select 1 from withdrawal_settlement where withdrawal_id = new.withdrawal_id and kind = 'refused') then
          raise exception 'only an open dispute is settled, by no more than is missing' using errcode = '23001';
        end if;
        return new;
      end $$`,
    `create trigger withdrawal_settlement_fits before insert on withdrawal_settlement for each row execute function withdrawal_settlement_fits()`,
    `create function withdrawal_settlement_stays() returns trigger language plpgsql as $$
      begin
        raise exception 'what settled a dispute stays as it is' using errcode = '23001';
      end $$`,
    `create trigger withdrawal_settlement_stays before update or delete on withdrawal_settlement for each row execute function withdrawal_settlement_stays()`,
    `create or replace function withdrawal_moves() returns trigger language plpgsql as $$
      begin
        if row(new.account_id, new.payout_account_id, new.amount, new.mobile_num) is distinct from row(old.account_id, old.payout_account_id, old.amount, old.mobile_num)
          or (new.status <> old.status and old.status <> 'pending')
          or (new.receipt <> old.receipt and not (old.receipt = 'open' or (old.receipt = 'none' and new.receipt = 'open')))
          or (new.refund_status <> old.refund_status and old.refund_status <> 'open') then
          raise exception 'a withdrawal only moves forward and its figures stay' using errcode = '23001';
        end if;
        if old.receipt not in ('none', 'open')
          and row(new.receipt_by, new.received_amount, new.remaining_amount, new.receipt_at, new.claim) is distinct from row(old.receipt_by, old.received_amount, old.remaining_amount, old.receipt_at, old.claim) then
          raise exception 'what was said of a receipt stays' using errcode = '23001';
        end if;
        if (new.dispute <> old.dispute and not (old.dispute = 'open' or (old.receipt = 'open' and new.dispute = 'open')))
          or (new.dispute = 'refused') <> exists (select 1 from withdrawal_settlement where withdrawal_id = new.id and kind = 'refused')
          or new.paid_again <> (select coalesce(sum(amount), 0) from withdrawal_settlement where withdrawal_id = new.id) then
          raise exception 'a dispute ends by what is written of its settlement' using errcode = '23001';
        end if;
        return new;
      end $$`,
    `alter table message drop constraint message_kind`,
    `alter table message add constraint message_kind
      check (kind in ('new_mail', 'deposit_arrival', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected', 'withdrawal_repaid', 'withdrawal_refused', 'referral_bonus', 'red_envelope', 'red_envelope_returned',
        'contract', 'name_changed'))`,
  ],
};
