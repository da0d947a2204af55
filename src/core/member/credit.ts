import { CREDIT_FIGURES, getCreditReport, type CreditFigure, type CreditPeriod, type CreditSums } from '../../api/money/credit.js';
import { ofRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

export { CREDIT_PERIODS } from '../../api/money/credit.js';

/** What came and went (MEM-18). */
export const creditReport = ofRange(
  resource({ name: 'credit', scope: 'account', tags: ['records'], staleAfter: 2000, call: getCreditReport }),
  (days, period: CreditPeriod) => ({ ...days, period }),
);

/** The figures of sums that are not zero, in their order. */
export function creditFigures(sums: CreditSums): { figure: CreditFigure; amount: number }[] {
  return CREDIT_FIGURES.map(figure => ({ figure, amount: sums[figure] })).filter(({ amount }) => amount !== 0);
}
