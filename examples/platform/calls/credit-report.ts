import { sql } from 'kysely';
import * as v from 'valibot';
import { CREDIT_FIGURES, CREDIT_PERIODS, type CreditFigure, type CreditPeriod } from '../../../src/api/money/credit.js';
import { groupBy } from '../console/group-by.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { inputText, moment, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { ENTRY_CLASS, type EntryClass } from '../ledger/entry-classes.js';
import type { Db } from '../platform.js';
import { dayShift } from '../platform-day.js';
import { recordRange } from '../records/record-range.js';

interface Entry {
  day: number;
  figure: CreditFigure;
  amount: number;
}

const DAY = 86_400_000; // ms
/** Days since 1970 begin on a Thursday. */
const MONDAY = 3;
/** To which figure each class of bookings counts; whatever has none of its own counts as other, so that nothing is missing from the sum. */
const FIGURES: Readonly<Record<EntryClass, CreditFigure>> = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  transfer: 'transfer',
  bonus: 'bonus',
  rebate: 'rebate',
  stake: 'bet',
  payout: 'bet',
  income: 'other',
  fee: 'other',
  other: 'other',
};

/**
 * What came and went by day, week or month, out of the ledger: the figures of a period sum to the change of the balance in it (O-31, MEM-18).
 * Days are the platform's, or begin `offset` minutes before Greenwich's; weeks on Monday.
 */
const creditReport = defineCall({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemCreditReport',
  access: 'real',
  input: v.object({
    from: moment,
    to: moment,
    offset: v.optional(wholeNumber(-840, 840, 0)),
    period: v.pipe(
      inputText,
      v.transform(text => text || 'day'),
      v.picklist(CREDIT_PERIODS, `one of ${CREDIT_PERIODS.join(', ')}`),
    ),
  }),
  async answer({ platform, input, caller }) {
    const { from, to } = recordRange(input, { now: platform.clock.now(), days: 30 });
    const account = String(signedIn(caller).accountId);
    const offset = await dayShift(platform, input.offset);
    const entries = await entriesOf(platform.db, account, { from, to, offset });
    const closing = await balanceAt(platform.db, account, to);
    const [first, last] = [Math.floor((from + offset) / DAY), Math.floor((to - 1 + offset) / DAY)];
    const periods = groupBy(entries, ({ day }) => beginningOf(input.period, day));
    const list = [...periods]
      .map(([begins, own]) => ({
        from: dateOf(Math.max(begins, first)),
        to: dateOf(Math.min(endOf(input.period, begins), last)),
        ...sumsOf(own),
      }))
      // Play that brought back exactly what it took has nothing to sum.
      .filter(row => CREDIT_FIGURES.some(figure => row[figure] !== 0));
    return { value: { opening: toWireAmount(closing - sum(entries)), closing: toWireAmount(closing), ...sumsOf(entries), list } };
  },
});

export const creditReportCalls = [creditReport];

/** Newest day first. */
async function entriesOf(db: Db, account: string, { from, to, offset }: { from: number; to: number; offset: number }): Promise<Entry[]> {
  const { rows } = await sql<Omit<Entry, 'figure'> & { class: EntryClass }>`
    select day, class, sum(amount)::bigint as amount
    from (
      select floor((txn.created_at + ${offset}::bigint) / ${DAY}::numeric)::bigint as day, ${ENTRY_CLASS} as class, entry.amount
      from wallet
      join ledger_entry entry on entry.wallet_id = wallet.id
      join ledger_txn txn on txn.id = entry.txn_id
      where wallet.owner_type = 'account' and wallet.owner_id = ${account} and entry.created_at >= ${from} and entry.created_at < ${to}
    ) entries
    group by day, class order by day desc`.execute(db);
  return rows.map(({ day, amount, class: of }) => ({ day, amount, figure: FIGURES[of] }));
}

/** Of all wallets of an account at a moment: what they hold now less what came since. */
async function balanceAt(db: Db, account: string, at: number): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select (coalesce(sum(wallet.balance), 0) - coalesce((
      select sum(entry.amount) from ledger_entry entry join wallet own on own.id = entry.wallet_id
      where own.owner_type = 'account' and own.owner_id = ${account} and entry.created_at >= ${at}), 0))::bigint as balance
    from wallet where owner_type = 'account' and owner_id = ${account}`.execute(db);
  return rows[0]?.balance ?? 0;
}

function sumsOf(entries: readonly Entry[]): Record<CreditFigure | 'change', number> {
  const figures = CREDIT_FIGURES.map(figure => [figure, toWireAmount(sum(entries.filter(entry => entry.figure === figure)))] as const);
  return { ...(Object.fromEntries(figures) as Record<CreditFigure, number>), change: toWireAmount(sum(entries)) };
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}

/** First day of the period that a day lies in; days since 1970. */
function beginningOf(period: CreditPeriod, day: number): number {
  if (period === 'week') return day - ((((day + MONDAY) % 7) + 7) % 7);
  return period === 'month' ? day - new Date(day * DAY).getUTCDate() + 1 : day;
}

function endOf(period: CreditPeriod, begins: number): number {
  if (period === 'week') return begins + 6;
  if (period === 'day') return begins;
  const date = new Date(begins * DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / DAY;
}

function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
