import { getProfitLoss, listBets, listTransactions, type Bets, type ProfitLoss, type Transactions } from '../../api/records.js';
import type { Core, Query } from '../core.js';
import { rangeInstants, type DateRange } from './date-range.js';

/** A record grows while it is looked at: it is asked for whenever it is opened. */
const FRESH = { personal: true, staleAfter: 2000 };

/** Account record (MEM-07). `type`: of the ledger, or empty. */
export function transactions(core: Pick<Core, 'client' | 'status'>, range: DateRange, type: string, page: number): Query<Transactions> {
  const { from, to } = rangeInstants(core, range);
  return {
    ...FRESH,
    key: `member/transactions?${from}&${to}&${type}&${page}`,
    load: signal => listTransactions(core.client, { from, to, type, page }, { signal }),
  };
}

/** Betting record (MEM-06). */
export function bets(
  core: Pick<Core, 'client' | 'status'>,
  range: DateRange,
  { gameType, vendor }: { gameType: string; vendor: string },
  page: number,
): Query<Bets> {
  const { from, to } = rangeInstants(core, range);
  const key = `member/bets?${core.client.language()}&${from}&${to}&${gameType}&${vendor}&${page}`;
  return { ...FRESH, key, load: signal => listBets(core.client, { from, to, gameType, vendor, page }, { signal }) };
}

/** Profit and loss (MEM-08). */
export function profitLoss(core: Pick<Core, 'client' | 'status'>, range: DateRange): Query<ProfitLoss> {
  const asked = rangeInstants(core, range);
  return {
    ...FRESH,
    key: `member/profit?${asked.from}&${asked.to}&${asked.offset}`,
    load: signal => getProfitLoss(core.client, asked, { signal }),
  };
}

/** Sums of rows, in minor units. */
export function profitSums(rows: ProfitLoss['list']) {
  const sums = { stake: 0, payout: 0, bonus: 0, rebate: 0, result: 0 };
  for (const row of rows) for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += row[name];
  return sums;
}
