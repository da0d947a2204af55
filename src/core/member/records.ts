import { getProfitLoss, listBets, type ProfitLoss } from '../../api/money/records.js';
import { ofRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

/** A record grows while it is looked at: it is asked for whenever it is opened. */
const RECORD = { tags: ['records'], staleAfter: 2000 } as const;

/** Betting record (MEM-06). */
export const bets = ofRange(
  resource({ ...RECORD, name: 'bets', scope: 'account+language', call: listBets }),
  ({ from, to }, { gameType, vendor }: { gameType: string; vendor: string }, page: number) => ({ from, to, gameType, vendor, page }),
);

/** Profit and loss (MEM-08). */
export const profitLoss = ofRange(resource({ ...RECORD, name: 'profit', scope: 'account', call: getProfitLoss }), days => days);

/** Sums of rows, in minor units. */
export function profitSums(rows: ProfitLoss['list']) {
  const sums = { stake: 0, payout: 0, bonus: 0, rebate: 0, result: 0 };
  for (const row of rows) for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += row[name];
  return sums;
}
