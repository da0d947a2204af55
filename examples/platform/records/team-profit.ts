import { sql } from 'kysely';
import type { Db } from '../platform.js';
import type { TreeAccount } from '../team/tree.js';
import type { RecordRange } from './record-range.js';
import { isAccountOf, isWalletOf, type Whose } from './whose.js';

/** What accounts played and moved, in minor units. */
export interface TeamProfit {
  stake: number;
  validStake: number;
  payout: number;
  bonus: number;
  rebate: number;
  deposits: number;
  withdrawals: number;
}
/** A direct downline with everybody below it, or the opened account by itself. */
export interface ProfitLine extends TeamProfit {
  id: number;
  /** How many accounts are below the one that names the line. */
  members: number;
}

export const NO_PROFIT: TeamProfit = { stake: 0, validStake: 0, payout: 0, bonus: 0, rebate: 0, deposits: 0, withdrawals: 0 };
const FIGURES = Object.keys(NO_PROFIT) as (keyof TeamProfit)[];

/**
 * A line for each direct downline of an account in whose tree something happened, most stakes first, and one for the account itself where
 * it is one that the agent opened: its lines sum to its own line one level above (O-58, AGT-08). Stakes count when they are placed, payouts
 * and valid stakes when they are settled, withdrawals when they are approved, as in the team's overview.
 */
export async function teamProfit(db: Db, opened: TreeAccount, whose: Whose, withItself: boolean, { from, to }: RecordRange): Promise<ProfitLine[]> {
  const { rows } = await sql<ProfitLine>`
    with line as (
      select id as account_id, case when id = ${opened.id} then id else split_part(substr(path || id || '/', ${opened.below.length + 1}::int), '/', 1)::bigint end as id
      from account where path like ${`${opened.below}%`} or (id = ${opened.id} and ${withItself}::boolean)
    ),
    figure as (
      select account_id, sum(stake) filter (where placed_at >= ${from} and placed_at < ${to}) as stake, sum(valid_stake) filter (where settled_at >= ${from} and settled_at < ${to}) as valid_stake,
        sum(payout) filter (where settled_at >= ${from} and settled_at < ${to}) as payout, 0 as bonus, 0 as rebate, 0 as deposits, 0 as withdrawals
      from bet where ${isAccountOf(whose, 'bet.account_id')} and (placed_at >= ${from} and placed_at < ${to} or settled_at >= ${from} and settled_at < ${to})
      group by account_id
      union all
      select wallet.owner_id::bigint, -sum(entry.amount) filter (where txn.type = 'refund'), 0, 0, sum(entry.amount) filter (where txn.type = 'bonus'),
        sum(entry.amount) filter (where txn.type = 'rebate'), sum(entry.amount) filter (where txn.type = 'deposit'), 0
      from ledger_txn txn join ledger_entry entry on entry.txn_id = txn.id join wallet on wallet.id = entry.wallet_id
      where txn.created_at >= ${from} and txn.created_at < ${to} and txn.type not in ('bet', 'payout')
        and (txn.type in ('deposit', 'bonus', 'rebate') or (txn.type = 'refund' and txn.ref_type = 'bet')) and ${isWalletOf(whose, 'entry.wallet_id')}
      group by wallet.owner_id
      union all
      select account_id, 0, 0, 0, 0, 0, 0, sum(amount) from withdrawal
      where status = 'approved' and decided_at >= ${from} and decided_at < ${to} and ${isAccountOf(whose, 'withdrawal.account_id')}
      group by account_id
    )
    select line.id, (count(distinct line.account_id) - 1)::int as members, ${sums('stake')}, ${sums('valid_stake', 'validStake')}, ${sums('payout')}, ${sums('bonus')}, ${sums('rebate')},
      ${sums('deposits')}, ${sums('withdrawals')}
    from line left join figure on figure.account_id = line.account_id
    group by line.id having count(figure.account_id) > 0
    order by sum(stake) desc nulls last, line.id`.execute(db);
  return rows;
}

export function totalOf(lines: readonly TeamProfit[]): TeamProfit {
  const total = { ...NO_PROFIT };
  for (const line of lines) for (const figure of FIGURES) total[figure] += line[figure];
  return total;
}

function sums(column: string, name = column) {
  return sql`coalesce(sum(figure.${sql.ref(column)}), 0)::bigint as ${sql.ref(name)}`;
}
