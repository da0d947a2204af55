import { listBonuses, type Bonuses } from '../../api/money/bonuses.js';
import type { Core, Query } from '../parts/core.js';
import { rangeInstants, type DateRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

const bonusesOf = resource({
  name: 'bonuses',
  scope: 'account+language',
  tags: ['records'],
  staleAfter: 2000,
  call: listBonuses,
});

/** Bonuses of the account (MEM-09). `source`: where from, or empty. */
export function bonuses(core: Pick<Core, 'client' | 'status'>, range: DateRange, source: string, page: number): Query<Bonuses> {
  const { from, to } = rangeInstants(core, range);
  return bonusesOf(core, { from, to, source, page });
}
