import { getProfitLoss, listBets, listTransactions, type Bets, type ProfitLoss, type Transactions } from '../../api/money/records.js';
import type { Core, Query } from '../parts/core.js';
import { rangeInstants, type DateRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

/** A record grows while it is looked at: it is asked for whenever it is opened. */
const RECORD = { tags: ['records'], staleAfter: 2000 } as const;
const transactionsOf = resource({
  ...RECORD,
  name: 'transactions',
  scope: 'account',
  call: listTransactions,
});
const betsOf = resource({
  ...RECORD,
  name: 'bets',
  scope: 'account+language',
  call: listBets,
});
const profitOf = resource({
  ...RECORD,
  name: 'profit',
  scope: 'account',
  call: getProfitLoss,
});

/** Account record (MEM-07). `type`: of the ledger, or empty. */
export function transactions(core: Pick<Core, 'client' | 'status'>, range: DateRange, type: string, page: number): Query<Transactions> {
  const { from, to } = rangeInstants(core, range);
  return transactionsOf(core, { from, to, type, page });
}

/** Betting record (MEM-06). */
export function bets(
  core: Pick<Core, 'client' | 'status'>,
  range: DateRange,
  { gameType, vendor }: { gameType: string; vendor: string },
  page: number,
): Query<Bets> {
  const { from, to } = rangeInstants(core, range);
  return betsOf(core, { from, to, gameType, vendor, page });
}

/** Profit and loss (MEM-08). */
export function profitLoss(core: Pick<Core, 'client' | 'status'>, range: DateRange): Query<ProfitLoss> {
  return profitOf(core, rangeInstants(core, range));
}

/** Sums of rows, in minor units. */
export function profitSums(rows: ProfitLoss['list']) {
  const sums = { stake: 0, payout: 0, bonus: 0, rebate: 0, result: 0 };
  for (const row of rows) for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += row[name];
  return sums;
}
