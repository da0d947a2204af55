import { sql } from 'kysely';
import { amountOf, isOfClass } from '../ledger/entry-classes.js';
import type { Db } from '../platform.js';
import type { TreeAccount } from './tree.js';

/** Figures of accounts below an agent in a stretch of time; money in minor units, the agent's own not among it. */
export interface TeamFigures {
  newMembers: number;
  /** Accounts that bet. What was cancelled counts as nothing. */
  activeMembers: number;
  deposits: number;
  /** Paid out. */
  withdrawals: number;
  /** Of settled bets. */
  validBets: number;
  stake: number;
  payout: number;
  bonus: number;
  rebate: number;
}
export interface TeamOverview {
  /** Everybody below, and the direct downlines alone; `members`: how many there were at the end. */
  team: TeamFigures & { members: number };
  direct: TeamFigures & { members: number };
  /** Days since 1970 on which something happened in the whole team. */
  days: Map<number, TeamFigures>;
}
/** UTC milliseconds, `to` excluded; `offset`: milliseconds by which the reader's days begin before Greenwich's. */
interface Stretch {
  from: number;
  to: number;
  offset: number;
}
type Sums = Omit<TeamFigures, 'activeMembers'>;
type SumRow = Sums & { day: number; direct: boolean };

const DAY = 86_400_000; // ms
const NOTHING: Sums = { newMembers: 0, deposits: 0, withdrawals: 0, validBets: 0, stake: 0, payout: 0, bonus: 0, rebate: 0 };
const FIGURES = Object.keys(NOTHING) as (keyof Sums)[];

/** What the team of an agent did (O-53, AGT-04). Money is summed out of the ledger, like each member's own profit and loss. */
export async function teamOverview(db: Db, agent: TreeAccount, stretch: Stretch): Promise<TeamOverview> {
  const rows = await sumsOf(db, agent, stretch);
  const active = await activeOf(db, agent, stretch);
  const members = await membersOf(db, agent, stretch.to);
  const activeIn = (fits: (row: (typeof active)[number]) => boolean) => active.find(fits)?.members ?? 0;
  const days = new Map<number, TeamFigures>();
  for (const day of new Set([...rows, ...active].map(row => row.day))) {
    if (day === null) continue;
    days.set(day, { ...total(rows.filter(row => row.day === day)), activeMembers: activeIn(row => row.day === day) });
  }
  return {
    team: { ...total(rows), activeMembers: activeIn(row => row.day === null && row.direct === null), members: members.team },
    direct: { ...total(rows.filter(row => row.direct)), activeMembers: activeIn(row => row.direct === true), members: members.direct },
    days,
  };
}

async function sumsOf(db: Db, { id, below }: TreeAccount, { from, to, offset }: Stretch): Promise<SumRow[]> {
  // A reference is a number only where it names a bet, which `case` looks at first.
  const { rows } = await sql<SumRow>`
    with member as (select id, created_at, upline_id = ${id} as direct from account where path like ${`${below}%`}),
    moved as (
      select created_at as at, direct, 1 as new_members, 0 as deposits, 0 as withdrawals, 0 as valid_bets, 0 as stake, 0 as payout, 0 as bonus, 0 as rebate from member
      union all
      select txn.created_at, direct, 0, ${amountOf('deposit')}, 0, 0, ${amountOf('stake')}, ${amountOf('payout')}, ${amountOf('bonus')}, ${amountOf('rebate')}
      from member
      join wallet on wallet.owner_type = 'account' and wallet.owner_id = member.id::text
      join ledger_entry entry on entry.wallet_id = wallet.id
      join ledger_txn txn on txn.id = entry.txn_id
      where ${isOfClass('deposit', 'stake', 'payout', 'bonus', 'rebate')}
      union all
      select decided_at, direct, 0, 0, amount, 0, 0, 0, 0, 0 from member join withdrawal on withdrawal.account_id = member.id where withdrawal.status = 'approved'
      union all
      select settled_at, direct, 0, 0, 0, valid_stake, 0, 0, 0, 0 from member join bet on bet.account_id = member.id where bet.status = 'settled'
    )
    select ((at + ${offset}::bigint) / ${DAY}::bigint) as day, direct, sum(new_members)::int as "newMembers", sum(deposits)::bigint as deposits,
      sum(withdrawals)::bigint as withdrawals, sum(valid_bets)::bigint as "validBets", sum(stake)::bigint as stake, sum(payout)::bigint as payout,
      sum(bonus)::bigint as bonus, sum(rebate)::bigint as rebate
    from moved where at >= ${from} and at < ${to} group by day, direct`.execute(db);
  return rows;
}

/** Who bet: by day, of the direct downlines, and in all; a day that is null stands for the whole stretch. */
async function activeOf(db: Db, { id, below }: TreeAccount, { from, to, offset }: Stretch) {
  const { rows } = await sql<{ day: number | null; direct: boolean | null; members: number }>`
    select day, direct, count(distinct account_id)::int as members
    from (
      select ((bet.placed_at + ${offset}::bigint) / ${DAY}::bigint) as day, account.upline_id = ${id} as direct, bet.account_id
      from account join bet on bet.account_id = account.id
      where account.path like ${`${below}%`} and bet.status <> 'cancelled' and bet.placed_at >= ${from} and bet.placed_at < ${to}
    ) placed
    group by grouping sets ((day), (direct), ())`.execute(db);
  return rows;
}

async function membersOf(db: Db, { id, below }: TreeAccount, to: number): Promise<{ team: number; direct: number }> {
  return db
    .selectFrom('account')
    .select([sql<number>`count(*)::int`.as('team'), sql<number>`count(*) filter (where upline_id = ${id})::int`.as('direct')])
    .where('path', 'like', `${below}%`)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow();
}

function total(rows: readonly SumRow[]): Sums {
  const sums = { ...NOTHING };
  for (const row of rows) for (const figure of FIGURES) sums[figure] += row[figure];
  return sums;
}
