import { sql } from 'kysely';
import type { Queryable } from '../platform.js';

/** What a ledger must never be; each is a sentence with the number of rows that break it. */
export async function brokenInvariants(db: Queryable): Promise<string[]> {
  const checks: [name: string, query: ReturnType<typeof sql<{ count: number }>>][] = [
    [
      'INV-01 transactions whose entries do not sum to zero',
      sql`
      select count(*) as count from (select txn_id from ledger_entry group by txn_id having sum(amount) <> 0) unbalanced`,
    ],
    [
      'INV-01 transactions without entries',
      sql`
      select count(*) as count from ledger_txn where not exists (select 1 from ledger_entry where txn_id = ledger_txn.id)`,
    ],
    [
      'INV-02 wallets whose balance is not the sum of their entries',
      sql`
      select count(*) as count from wallet where balance <> (select coalesce(sum(amount), 0) from ledger_entry where wallet_id = wallet.id)`,
    ],
    [
      'INV-02 wallets whose balance is not their last entry’s',
      sql`
      select count(*) as count from wallet join lateral
        (select balance_after from ledger_entry where wallet_id = wallet.id order by id desc limit 1) last on true
      where last.balance_after <> wallet.balance`,
    ],
    ['INV-03 account wallets below zero', sql`select count(*) as count from wallet where owner_type = 'account' and balance < 0`],
    [
      'INV-03 entries of accounts that left them below zero',
      sql`
      select count(*) as count from ledger_entry join wallet on wallet.id = wallet_id where owner_type = 'account' and balance_after < 0`,
    ],
    [
      'INV-04 keys booked more than once',
      sql`
      select count(*) as count from (select idempotency_key from ledger_txn group by idempotency_key having count(*) > 1) twice`,
    ],
    [
      'INV-24 bets without exactly one booking of their stake',
      sql`
      select count(*) as count from bet where (select count(*) from ledger_txn where type = 'bet' and ref_type = 'bet' and ref_id = bet.id::text) <> 1`,
    ],
    [
      'INV-24 bets whose payout is not booked once',
      sql`
      select count(*) as count from bet where status = 'settled'
        and (select count(*) from ledger_txn where type = 'payout' and ref_type = 'bet' and ref_id = bet.id::text) <> (case when payout > 0 then 1 else 0 end)`,
    ],
    [
      'INV-24 stakes not given back once when a bet is void, and never else',
      sql`
      select count(*) as count from bet where (select count(*) from ledger_txn where type = 'refund' and ref_type = 'bet' and ref_id = bet.id::text) <> (case when status = 'cancelled' then 1 else 0 end)`,
    ],
    [
      'INV-24 rounds whose bet differs',
      sql`
      select count(*) as count from game_round join bet on bet.id = bet_id where bet.stake <> game_round.stake or bet.payout <> game_round.payout`,
    ],
    [
      'OP-28 money in the pot that is not what stakes have left, begins and wins',
      sql`
      select count(*) as count from jackpot where
        (select coalesce(sum(balance), 0) from wallet where owner_type = 'house' and owner_id = 'jackpot')
          <> (select coalesce(sum(amount), 0) from jackpot_share) + (select coalesce(sum(seed - amount), 0) from jackpot_win)
            + (select coalesce(sum(amount), 0) from ledger_entry join ledger_txn txn on txn.id = txn_id join wallet on wallet.id = wallet_id where txn.ref_type = 'jackpot' and wallet.owner_id = 'jackpot')
        or (select coalesce(sum(bet.stake * rate), 0) from jackpot_share join bet on bet.id = bet_id) <> 1000 * (select coalesce(sum(amount), 0) from jackpot_share) + carry`,
    ],
    [
      'OP-28 parts of stakes and pots that are not booked with the bet that they are of, or are booked without one',
      sql`
      with booked as (select txn.type, txn.ref_id, sum(entry.amount) as amount from ledger_entry entry join wallet on wallet.id = entry.wallet_id
          join ledger_txn txn on txn.id = entry.txn_id where wallet.owner_type = 'house' and wallet.owner_id = 'jackpot' and txn.ref_type = 'bet' group by txn.type, txn.ref_id),
        kept as (select 'bet' as type, bet_id::text as ref_id, amount from jackpot_share where amount <> 0
          union all select 'payout', bet_id::text, seed - amount from jackpot_win where seed <> amount)
      select count(*) as count from booked full join kept using (type, ref_id) where booked.amount is distinct from kept.amount`,
    ],
    [
      'INV-25 lottery bets placed when their draw was closed',
      sql`
      select count(*) as count from lottery_bet join bet on bet.id = bet_id join lottery_draw draw on draw.id = draw_id where bet.placed_at > draw.closes_at`,
    ],
    ['INV-25 draws that came before their closing', sql`select count(*) as count from lottery_draw where drawn_at < closes_at`],
    [
      'INV-24 open bets on settled draws',
      sql`
      select count(*) as count from bet join lottery_draw draw on draw.id = lottery_draw_id where bet.status = 'open' and draw.settled_at is not null`,
    ],
    [
      'INV-24 lottery bets whose stake is not that of their lines',
      sql`
      select count(*) as count from lottery_bet join bet on bet.id = bet_id where bet.stake <> lines * unit_stake or bet.lottery_draw_id is distinct from draw_id`,
    ],
    [
      'INV-10 deposits whose money is not booked once when arrived, and never else',
      sql`
      select count(*) as count from deposit_order where (select count(*) from ledger_txn where type = 'deposit' and ref_type = 'deposit' and ref_id = deposit_order.id::text)
        <> (case when status = 'arrived' then 1 else 0 end)`,
    ],
    [
      'INV-11 withdrawals whose hold is not booked once',
      sql`
      select count(*) as count from withdrawal where (select count(*) from ledger_txn where type = 'withdraw_hold' and ref_type = 'withdrawal' and ref_id = withdrawal.id::text) <> 1`,
    ],
    [
      'INV-11 withdrawals not paid out once when approved, and never else',
      sql`
      select count(*) as count from withdrawal where (select count(*) from ledger_txn where type = 'withdraw_pay' and ref_type = 'withdrawal' and ref_id = withdrawal.id::text)
        <> (case when status = 'approved' then 1 else 0 end)`,
    ],
    [
      'INV-11 withdrawals not given back once when rejected or cancelled, and never else',
      sql`
      select count(*) as count from withdrawal where (select count(*) from ledger_txn where type = 'withdraw_return' and ref_type = 'withdrawal' and ref_id = withdrawal.id::text)
        <> (case when status in ('rejected', 'cancelled') then 1 else 0 end)`,
    ],
    [
      'INV-11 refunds not booked once when credited, and never else',
      sql`
      select count(*) as count from withdrawal where (select count(*) from ledger_txn where type = 'refund' and ref_type = 'withdrawal' and ref_id = withdrawal.id::text)
        <> (case when refund_status = 'credited' then 1 else 0 end)`,
    ],
    [
      'INV-11 held money that differs from what pending withdrawals hold',
      sql`
      select count(*) as count from (select 1) one where (select coalesce(sum(amount), 0) from withdrawal where status = 'pending')
        <> (select coalesce(sum(balance), 0) from wallet where owner_type = 'house' and owner_id = 'cash' and vendor = 'HOLD')`,
    ],
    [
      'INV-11 receipts and disputes that do not stand alike',
      sql`
      select count(*) as count from withdrawal where (receipt in ('partly', 'not_received')) <> (dispute <> 'none') or (dispute = 'paid') <> (paid_again > 0 and paid_again = remaining_amount)`,
    ],
    [
      'INV-11 disputes that differ from what their settlements come to',
      sql`
      select count(*) as count from withdrawal where paid_again <> (select coalesce(sum(amount), 0) from withdrawal_settlement where withdrawal_id = withdrawal.id)
        or (dispute = 'refused') <> exists (select 1 from withdrawal_settlement where withdrawal_id = withdrawal.id and kind = 'refused')`,
    ],
    [
      'INV-11 payments of disputes that are not booked once as they stand',
      sql`
      select count(*) as count from withdrawal_settlement line where kind = 'paid' and (
        select count(*) from ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id join wallet on wallet.id = entry.wallet_id
        where txn.id = line.txn_id and txn.type = 'withdraw_pay' and txn.ref_type = 'withdrawal_dispute' and txn.ref_id = line.withdrawal_id::text and entry.amount = -line.amount
          and wallet.owner_type = 'house' and wallet.owner_id = 'cash' and wallet.vendor = 'LOST') <> 1`,
    ],
    [
      'INV-11 bookings for disputes without their settlement',
      sql`
      select count(*) as count from ledger_txn where ref_type = 'withdrawal_dispute' and not exists (select 1 from withdrawal_settlement where txn_id = ledger_txn.id)`,
    ],
    [
      'INV-11 lost money that differs from what was paid again',
      sql`
      select count(*) as count from (select 1) one where (select coalesce(sum(paid_again), 0) from withdrawal)
        <> -(select coalesce(sum(balance), 0) from wallet where owner_type = 'house' and owner_id = 'cash' and vendor = 'LOST')`,
    ],
    [
      'INV-13 points whose balance is not the running sum',
      sql`
      select count(*) as count from (select points_balance, sum(changed_points) over (partition by account_id order by id) as running from points_ledger) line where points_balance <> running`,
    ],
    [
      'INV-12 redeem requests whose points were not taken once, or not returned once when rejected',
      sql`
      select count(*) as count from redeem_request where (select coalesce(sum(changed_points), 0) from points_ledger where type = 'redeem' and ref_no in (redeem_request.ref_no, redeem_request.ref_no || '-R'))
        <> (case when status = 'rejected' then 0 else -points end)`,
    ],
    [
      'INV-16 rewards and drawn tickets whose worth is not booked once, as money or points',
      sql`
      select count(*) as count from reward left join raffle_draw draw on draw.reward_id = reward.id
      where (select coalesce(sum(entry.amount), 0) from ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id where ref_type = 'reward' and ref_id = reward.id::text and entry.amount > 0)
        + (select coalesce(sum(changed_points), 0) from points_ledger where remark = 'prize:' || reward.id)
        <> (case when reward.status <> 'claimed' then 0 when reward.kind in ('bonus', 'points') then reward.amount else coalesce(draw.amount, -1) end)`,
    ],
    [
      'MEM-14 rebates that are not what their parts and their bets come to',
      sql`
      select count(*) as count from rebate_claim claim where amount <> (select coalesce(sum(amount), 0) from rebate_claim_part where claim_id = claim.id)
        or (select coalesce(sum(valid_stake), 0) from rebate_claim_part where claim_id = claim.id) <> (select coalesce(sum(valid_stake), 0) from bet join rebate_bet on bet_id = bet.id where claim_id = claim.id)
        or (select count(*) from ledger_txn where type = 'rebate' and ref_type = 'rebate' and ref_id = claim.id::text) <> 1`,
    ],
    [
      'REG-47 Zalo bonuses that are not booked once as they stand, or booked without their row',
      sql`
      select count(*) as count from ledger_txn txn full join zalo_bonus bonus on bonus.txn_id = txn.id where (txn.ref_type = 'zalo' or bonus.amount > 0) and not coalesce(
        txn.type = 'bonus' and txn.ref_type = 'zalo' and txn.ref_id = bonus.account_id::text and exists (select 1 from ledger_entry entry join wallet on wallet.id = entry.wallet_id
          where entry.txn_id = txn.id and entry.amount = bonus.amount and wallet.owner_type = 'account' and wallet.owner_id = bonus.account_id::text), false)`,
    ],
    [
      'INV-20 payouts of contracts that are not booked once as they stand, from the house’s wages to the downline',
      sql`
      select count(*) as count from salary_payout payout join contract on contract.id = contract_id where state = 'paid' and (
        select count(*) from ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id join wallet on wallet.id = entry.wallet_id
        where txn.id = payout.txn_id and txn.ref_type = 'contract' and txn.ref_id = contract.id::text and entry.amount = payout.amount
          and txn.type = case contract.kind when 'dividend' then 'dividend' when 'daily' then 'daily_salary' when 'hour' then 'hour_salary' else 'realtime_salary' end
          and wallet.owner_type = 'account' and wallet.owner_id = contract.downline_id::text) <> 1`,
    ],
    [
      'INV-20 bookings for contracts without their payout',
      sql`
      select count(*) as count from ledger_txn where ref_type = 'contract' and not exists (select 1 from salary_payout where txn_id = ledger_txn.id)`,
    ],
    [
      'INV-20 payouts that overlap another of their contract, or lie outside its time',
      sql`
      select count(*) as count from salary_payout payout join contract on contract.id = contract_id
      where period_from < decided_at or period_to > coalesce(terminated_at, period_to) or period_to > settled_until
        or exists (select 1 from salary_payout other where other.contract_id = payout.contract_id and other.id <> payout.id and other.period_from < payout.period_to and payout.period_from < other.period_to)`,
    ],
    [
      'INV-17 downlines with more than one active contract or open offer of a kind',
      sql`
      select count(*) as count from (select 1 from contract where status in ('active', 'offered') group by downline_id, kind, status having count(*) > 1) twice`,
    ],
    [
      'INV-17 offers and their requests that do not stand alike',
      sql`
      select count(*) as count from contract where (select count(*) from contract_request where contract_id = contract.id and type = 'new'
        and status = case contract.status when 'offered' then 'open' when 'rejected' then 'rejected' else 'accepted' end) <> 1
        or (status <> 'active' and exists (select 1 from contract_request where contract_id = contract.id and type = 'termination' and status = 'open'))`,
    ],
    [
      'INV-17 contracts that neither the direct upline gave, nor the house to an agent with nobody above it',
      sql`
      select count(*) as count from contract join account on account.id = downline_id where account.upline_id is distinct from contract.upline_id or (contract.upline_id is null and account.type not in (1, 2, 41, 42))`,
    ],
    [
      'INV-17 requests that do not go from one side of their contract to the other',
      sql`
      select count(*) as count from contract_request request join contract on contract.id = contract_id
      where row(from_id, to_id) is distinct from row(upline_id, downline_id) and (request.type = 'new' or row(from_id, to_id) is distinct from row(downline_id, upline_id))`,
    ],
    [
      'INV-18 contracts and offers of who has none of the kind himself, or above what he has, beside those from before',
      sql`
      select count(*) as count from contract given left join contract received on received.downline_id = given.upline_id and received.kind = given.kind and received.status = 'active'
      where given.status in ('active', 'offered') and given.upline_id is not null and not given.carried_over and (received.id is null
        or (select max(coalesce(rate, amount)) from contract_tier where contract_id = given.id) > (select max(coalesce(rate, amount)) from contract_tier where contract_id = received.id)
        or given.profit_salary_rate > received.profit_salary_rate or given.loss_salary_rate > received.loss_salary_rate
        or (given.kind = 'dividend' and array_position(array['daily', 'weekly', 'semimonthly', 'monthly'], given.period) < array_position(array['daily', 'weekly', 'semimonthly', 'monthly'], received.period)))`,
    ],
    [
      'INV-20 payouts at a higher rate than their contract says',
      sql`
      select count(*) as count from salary_payout payout join contract on contract.id = contract_id
      where payout.rate > (select max(rate) from contract_tier tier where tier.contract_id = contract.id) or payout.profit_salary_rate > contract.profit_salary_rate or payout.loss_salary_rate > contract.loss_salary_rate`,
    ],
    [
      'AGT-19 red envelopes whose total is not sent once, or not what their shares come to',
      sql`
      select count(*) as count from red_envelope envelope where (select coalesce(sum(amount), 0) from red_envelope_share where red_envelope_id = envelope.id) <> total
        or (select count(*) from ledger_txn where type = 'red_envelope' and ref_type = 'red_envelope' and idempotency_key = 'red-envelope:' || envelope.id || ':send') <> 1`,
    ],
    [
      'AGT-19 red envelopes whose opened shares are not booked once each, and nothing else',
      sql`
      select count(*) as count from red_envelope envelope where (select count(*) from red_envelope_share where red_envelope_id = envelope.id and opened_at is not null)
        <> (select count(*) from ledger_txn where type = 'red_envelope' and ref_type = 'red_envelope' and ref_id = envelope.id::text) - 1`,
    ],
    [
      'AGT-19 red envelopes of which not exactly the unopened shares went back',
      sql`
      select count(*) as count from red_envelope envelope where returned <> (case when status = 'open' then 0 else
        (select coalesce(sum(amount), 0) from red_envelope_share where red_envelope_id = envelope.id and opened_at is null) end)
        or (select coalesce(sum(entry.amount), 0) from ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id
          where txn.ref_type = 'red_envelope_return' and txn.ref_id = envelope.id::text and entry.amount > 0) <> returned`,
    ],
    [
      'AGT-19 held money that differs from what open red envelopes hold',
      sql`
      select count(*) as count from (select 1) one where (select coalesce(sum(share.amount), 0) from red_envelope_share share join red_envelope on red_envelope.id = red_envelope_id where status = 'open' and opened_at is null)
        <> (select coalesce(sum(balance), 0) from wallet where owner_type = 'house' and owner_id = 'cash' and vendor = 'ENVELOPE')`,
    ],
    [
      'MEM-24 confirmed addresses and numbers that are not those of the profile',
      sql`
      select count(*) as count from account_binding binding left join account_profile profile on profile.account_id = binding.account_id where kind in ('email', 'mobile')
        and value is distinct from (case kind when 'email' then lower(profile.email) else '+' || profile.country_dialing_code || profile.mobile_num end)`,
    ],
    [
      'transfers without their transaction',
      sql`
      select count(*) as count from ledger_txn where type in ('wallet_transfer', 'transfer_up', 'transfer_down') and not exists (select 1 from fund_transfer where txn_id = ledger_txn.id)`,
    ],
    [
      'WAL-17 WAL-18 transfers to an upline or downline that are not what was booked',
      sql`
      select count(*) as count from fund_transfer transfer join ledger_txn txn on txn.id = txn_id where (kind in ('up', 'down') or txn.type in ('transfer_up', 'transfer_down')) and (txn.type::text <> 'transfer_' || kind
        or not exists (select 1 from ledger_entry entry where entry.txn_id = txn.id and wallet_id = from_wallet and entry.amount = -transfer.amount)
        or not exists (select 1 from ledger_entry entry where entry.txn_id = txn.id and wallet_id = to_wallet and entry.amount = transfer.amount))`,
    ],
    [
      'INV-21 transfers that left their team',
      sql`
      select count(*) as count from fund_transfer join wallet giver on giver.id = from_wallet join wallet taker on taker.id = to_wallet
      join account on account.id = case kind when 'down' then taker.owner_id when 'up' then giver.owner_id end::bigint
      where not (case kind when 'down' then path like '%/' || giver.owner_id || '/%' else upline_id = taker.owner_id::bigint end)`,
    ],
  ];
  const broken: string[] = [];
  for (const [name, query] of checks) {
    const count = Number((await query.execute(db)).rows[0]?.count ?? 0);
    if (count > 0) broken.push(`${name}: ${count}`);
  }
  return broken;
}
