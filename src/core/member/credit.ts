import {
  CREDIT_FIGURES,
  getCreditReport,
  type CreditFigure,
  type CreditPeriod,
  type CreditReport,
  type CreditSums,
} from '../../api/money/credit.js';
import type { Core, Query } from '../parts/core.js';
import { rangeInstants, type DateRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

export { CREDIT_PERIODS } from '../../api/money/credit.js';

const creditOf = resource({
  name: 'credit',
  scope: 'account',
  tags: ['records'],
  staleAfter: 2000,
  call: getCreditReport,
});

/** What came and went (MEM-18). */
export function creditReport(core: Pick<Core, 'client' | 'status'>, range: DateRange, period: CreditPeriod): Query<CreditReport> {
  return creditOf(core, { ...rangeInstants(core, range), period });
}

/** The figures of sums that are not zero, in their order. */
export function creditFigures(sums: CreditSums): { figure: CreditFigure; amount: number }[] {
  return CREDIT_FIGURES.map(figure => ({ figure, amount: sums[figure] })).filter(({ amount }) => amount !== 0);
}
