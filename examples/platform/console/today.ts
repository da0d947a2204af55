import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { amountOf, isOfClass } from '../ledger/entry-classes.js';
import { offsetOf } from '../platform-day.js';
import type { Platform } from '../platform.js';

/** What members and agents did in an hour of the platform's day; money in minor units. */
export interface TodayHour {
  /** 0 to 23, by the platform's clock. */
  hour: number;
  stake: number;
  payout: number;
  deposits: number;
  /** Paid out. */
  withdrawals: number;
  /** Accounts that were opened. */
  registrations: number;
}
/** The platform's day so far, the hour that runs among it. */
export interface Today {
  /** yyyy-MM-dd. */
  day: string;
  hours: TodayHour[];
}

const HOUR = 3_600_000; // ms
const DAY = 24 * HOUR;
const TRIAL = 4;

export function todayRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/today', () => today(platform));
}

/** Sums of the ledger by its classes, of whoever plays for money. */
async function today(platform: Platform): Promise<Today> {
  const { db, clock } = platform;
  const now = clock.now();
  const shift = (await offsetOf(platform)) * HOUR;
  const from = Math.floor((now + shift) / DAY) * DAY - shift;
  const { rows } = await sql<TodayHour>`
    with moved as (
      select created_at as at, 0 as stake, 0 as payout, 0 as deposits, 0 as withdrawals, 1 as registrations from account where type <> ${TRIAL} and created_at >= ${from}
      union all
      select txn.created_at, ${amountOf('stake')}, ${amountOf('payout')}, ${amountOf('deposit')}, 0, 0
      from ledger_txn txn
      join ledger_entry entry on entry.txn_id = txn.id
      join wallet on wallet.id = entry.wallet_id and wallet.owner_type = 'account'
      join account on account.id::text = wallet.owner_id and account.type <> ${TRIAL}
      where txn.created_at >= ${from} and ${isOfClass('stake', 'payout', 'deposit')}
      union all
      select decided_at, 0, 0, 0, amount, 0 from withdrawal where status = 'approved' and decided_at >= ${from}
    )
    select ((at - ${from}::bigint) / ${HOUR}::bigint)::int as hour, sum(stake)::bigint as stake, sum(payout)::bigint as payout,
      sum(deposits)::bigint as deposits, sum(withdrawals)::bigint as withdrawals, sum(registrations)::int as registrations
    from moved where at <= ${now} group by hour`.execute(db);
  const soFar = Math.floor((now - from) / HOUR) + 1;
  return {
    day: new Date(from + shift).toISOString().slice(0, 10),
    hours: Array.from(
      { length: soFar },
      (_, hour) => rows.find(row => row.hour === hour) ?? { hour, stake: 0, payout: 0, deposits: 0, withdrawals: 0, registrations: 0 },
    ),
  };
}
