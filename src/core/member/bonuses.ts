import { listBonuses, type Bonuses } from '../../api/bonuses.js';
import type { Core, Query } from '../core.js';
import { rangeInstants, type DateRange } from './date-range.js';

/** Bonuses of the account (MEM-09). `source`: where from, or empty. */
export function bonuses(core: Pick<Core, 'client' | 'status'>, range: DateRange, source: string, page: number): Query<Bonuses> {
  const { from, to } = rangeInstants(core, range);
  const key = `member/bonuses?${core.client.language()}&${from}&${to}&${source}&${page}`;
  return { key, personal: true, staleAfter: 2000, load: signal => listBonuses(core.client, { from, to, source, page }, { signal }) };
}
