import { sql } from 'kysely';
import type { Platform } from '../../examples/platform/platform.js';

/**
 * Reads back what was accepted and paid: by the order of the audit no accept may follow the fall of the ceiling that forbids it; no payout may be above what
 * its giver had, be made twice for one time, or go from the house to anybody but an agent with nobody above it.
 */
export async function auditContracts({ db }: Platform, find: (finding: string) => void, tree: readonly string[]): Promise<void> {
  const { rows: late } = await sql<{ ref: string; rate: number; ceiling: string }>`
    select accepted.ref, loss_salary_rate as rate, fallen.ceiling from audit accepted
      join contract on accepted.ref = 'contract ' || contract.id and kind = 'realtime' and contract.upline_id is null
      cross join lateral (select after::json->>'value' as ceiling from audit where action = 'setting' and ref like 'contract\\_realtime\\_loss\\_max %' and id < accepted.id order by id desc limit 1) fallen
      where accepted.action = 'accept contract' and loss_salary_rate > fallen.ceiling::int`.execute(db);
  for (const { ref, rate, ceiling } of late) find(`${ref} of ${rate} is accepted after the ceiling fell to ${ceiling}`);

  const { rows: paid } = await sql<{ id: number; account: string; kind: string; amount: number }>`
    select payout.id, account, kind, amount from salary_payout payout join contract on contract.id = contract_id join account on account.id = downline_id
      cross join lateral contract_bound(contract.upline_id, kind, period_to - 1) bound
      where amount > 0 and account in (${sql.join(tree)}) and (not bound.holds or amount > case kind when 'realtime' then (profit_bet * bound.profit + loss_bet * bound.loss) / 10000
        when 'hour' then bound.highest when 'daily' then base_amount * bound.highest / 10000 else greatest(0, -result) * bound.highest / 10000 end)`.execute(
    db,
  );
  for (const { id, account, kind, amount } of paid) find(`payout ${id} of ${amount} to ${account} for ${kind} is above what its giver had`);

  const { rows: twice } = await sql<{ account: string; kind: string; one: number; other: number }>`
    select account, contract.kind, payout.id as one, other.id as other from salary_payout payout join contract on contract.id = payout.contract_id
      join contract second on second.downline_id = contract.downline_id and second.kind = contract.kind and second.id > contract.id
      join salary_payout other on other.contract_id = second.id and other.period_from < payout.period_to and payout.period_from < other.period_to
      join account on account.id = contract.downline_id where payout.amount > 0 and other.amount > 0`.execute(db);
  for (const { account, kind, one, other } of twice) find(`${account} is paid twice for one time of ${kind}: payouts ${one} and ${other}`);

  const { rows: strangers } = await sql<{ id: number; account: string }>`
    select payout.id, account from salary_payout payout join contract on contract.id = contract_id join account on account.id = downline_id
      where contract.upline_id is null and amount > 0 and (account.upline_id is not null or type not in (1, 2, 41, 42) or contract.decided_at is null
        or period_from < decided_at or period_to > coalesce(terminated_at, period_to))`.execute(db);
  for (const { id, account } of strangers) find(`payout ${id} of the house goes to ${account}`);

  const { rows: sums } = await sql<{ count: number }>`
    select count(*)::int as count from salary_payout payout join contract on contract.id = contract_id join account on account.id = downline_id where amount > 0 and account in (${sql.join(tree)})`.execute(
    db,
  );
  if ((sums[0]?.count ?? 0) < tree.length) find(`${sums[0]?.count ?? 0} payouts were made in the tree, so this says little`);
}
