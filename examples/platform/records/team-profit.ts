import { sql } from 'kysely';
import { amountOf, isOfClass } from '../ledger/entry-classes.js';
import type { Db } from '../platform.js';
import type { TreeAccount } from '../team/tree.js';
import { BESIDE_PLAY } from './entry-record.js';
import type { RecordRange } from './record-range.js';
import { everybodyBelow, isAccountOf, isWalletOf, ledgerOf, type Whose } from './whose.js';

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
export async function teamProfit(db: Db, opened: TreeAccount, withItself: boolean, range: RecordRange): Promise<ProfitLine[]> {
  const whose = await everybodyBelow(db, opened, withItself);
  const lineOf = await lineIds(db, opened, withItself);
  const lines = new Map<number, ProfitLine>();
  for (const { accountId, ...figures } of await figuresOf(db, whose, range)) {
    const id = lineOf.get(accountId) ?? 0;
    const line = lines.get(id) ?? { id, members: -1, ...NO_PROFIT };
    lines.set(id, { ...line, ...totalOf([line, figures]) });
  }
  for (const id of lineOf.values()) {
    const line = lines.get(id);
    if (line) line.members++;
  }
  return [...lines.values()].sort((a, b) => b.stake - a.stake || a.id - b.id);
}

export function totalOf(lines: readonly TeamProfit[]): TeamProfit {
  const total = { ...NO_PROFIT };
  for (const line of lines) for (const figure of FIGURES) total[figure] += line[figure];
  return total;
}

/** Every account of the tree with the direct downline that it stands under. */
async function lineIds(db: Db, { id, below }: TreeAccount, withItself: boolean): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; line: number }>`
    select id, split_part(substr(path || id || '/', ${below.length + 1}::int), '/', 1)::bigint as line from account where path like ${`${below}%`}`.execute(
    db,
  );
  return new Map([...rows.map(row => [row.id, row.line] as const), ...(withItself ? [[id, id] as const] : [])]);
}

/** By account: of those who did anything. Summed here and not joined, because both are thousands of rows. */
async function figuresOf(db: Db, whose: Whose, { from, to }: RecordRange): Promise<(TeamProfit & { accountId: number })[]> {
  const { rows } = await sql<TeamProfit & { accountId: number }>`
    select account_id as "accountId", ${sums('stake')}, ${sums('valid_stake', 'validStake')}, ${sums('payout')}, ${sums('bonus')}, ${sums('rebate')}, ${sums('deposits')}, ${sums('withdrawals')}
    from (
      select account_id, sum(stake) as stake, 0 as valid_stake, 0 as payout, 0 as bonus, 0 as rebate, 0 as deposits, 0 as withdrawals
      from bet where placed_at >= ${from} and placed_at < ${to} and ${isAccountOf(whose, 'bet.account_id')}
      group by account_id
      union all
      select account_id, 0, sum(valid_stake), sum(payout), 0, 0, 0, 0
      from bet where status = 'settled' and settled_at >= ${from} and settled_at < ${to} and ${isAccountOf(whose, 'bet.account_id')}
      group by account_id
      union all
      select wallet.owner_id::bigint, sum(${amountOf('stake')}), 0, 0, sum(${amountOf('bonus')}), sum(${amountOf('rebate')}), sum(${amountOf('deposit')}), 0
      from ${ledgerOf(whose)} join wallet on wallet.id = entry.wallet_id
      where txn.created_at >= ${from} and txn.created_at < ${to} and ${BESIDE_PLAY}
        and ${isOfClass('deposit', 'stake', 'bonus', 'rebate')} and ${isWalletOf(whose, 'entry.wallet_id')}
      group by wallet.owner_id
      union all
      select account_id, 0, 0, 0, 0, 0, 0, sum(amount) from withdrawal
      where status = 'approved' and decided_at >= ${from} and decided_at < ${to} and ${isAccountOf(whose, 'withdrawal.account_id')}
      group by account_id
    ) figure
    group by account_id`.execute(db);
  return rows;
}

function sums(column: string, name = column) {
  return sql`coalesce(sum(${sql.ref(column)}), 0)::bigint as ${sql.ref(name)}`;
}
