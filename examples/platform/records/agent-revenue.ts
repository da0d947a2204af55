import { sql } from 'kysely';
import type { Db } from '../platform.js';
import type { RecordRange } from './record-range.js';

/** What contracts paid an agent, in minor units. */
export interface Revenue {
  dividend: number;
  dailySalary: number;
  hourSalary: number;
  realtimeSalary: number;
}
export interface RevenueDay extends Revenue {
  /** Days since 1970 in the reader's count. */
  day: number;
}

const DAY = 86_400_000; // ms

/**
 * What the agent's work brought, by day and kind, out of the ledger; newest day first (O-59, AGT-09). What was taken back counts against it.
 * `offset`: milliseconds by which the reader's days begin before Greenwich's.
 */
export async function agentRevenue(
  db: Db,
  accountId: number,
  { from, to, offset }: RecordRange & { offset: number },
): Promise<RevenueDay[]> {
  const of = (type: keyof typeof KINDS) => sql`coalesce(sum(amount) filter (where type = ${type}), 0)::bigint as ${sql.ref(KINDS[type])}`;
  const { rows } = await sql<RevenueDay>`
    select day, ${of('dividend')}, ${of('daily_salary')}, ${of('hour_salary')}, ${of('realtime_salary')}
    from (
      select floor((entry.created_at + ${offset}::bigint) / ${DAY}::numeric)::bigint as day, entry.type, entry.amount
      from wallet
      join ledger_entry entry on entry.wallet_id = wallet.id
      where wallet.owner_type = 'account' and wallet.owner_id = ${String(accountId)} and entry.type in (${sql.join(Object.keys(KINDS))})
        and entry.created_at >= ${from} and entry.created_at < ${to}
    ) income
    group by day order by day desc`.execute(db);
  return rows;
}

const KINDS = {
  dividend: 'dividend',
  daily_salary: 'dailySalary',
  hour_salary: 'hourSalary',
  realtime_salary: 'realtimeSalary',
} as const satisfies Record<string, keyof Revenue>;
