import {
  CREDIT_FIGURES,
  getCreditReport,
  type CreditFigure,
  type CreditPeriod,
  type CreditReport,
  type CreditSums,
} from '../../api/credit.js';
import type { Core, Query } from '../core.js';
import { rangeInstants, type DateRange } from './date-range.js';

export { CREDIT_PERIODS } from '../../api/credit.js';

/** What came and went (MEM-18). */
export function creditReport(core: Pick<Core, 'client' | 'status'>, range: DateRange, period: CreditPeriod): Query<CreditReport> {
  const asked = { ...rangeInstants(core, range), period };
  const key = `member/credit?${asked.from}&${asked.to}&${asked.offset}&${period}`;
  return { key, personal: true, staleAfter: 2000, load: signal => getCreditReport(core.client, asked, { signal }) };
}

/** The figures of sums that are not zero, in their order. */
export function creditFigures(sums: CreditSums): { figure: CreditFigure; amount: number }[] {
  return CREDIT_FIGURES.map(figure => ({ figure, amount: sums[figure] })).filter(({ amount }) => amount !== 0);
}
