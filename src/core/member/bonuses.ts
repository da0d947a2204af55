import { listBonuses, type Bonuses } from '../../api/bonuses.js';
import type { Core, Query } from '../core.js';
import { instantsOf, type DateRange } from './date-range.js';

/** Bonuses of the account (MEM-09). `source`: where from, or empty. */
export function bonuses({ client }: Pick<Core, 'client'>, range: DateRange, source: string, page: number): Query<Bonuses> {
  const { from, to } = instantsOf(range);
  const key = `member/bonuses?${client.language()}&${from}&${to}&${source}&${page}`;
  return { key, personal: true, staleAfter: 2000, load: signal => listBonuses(client, { from, to, source, page }, { signal }) };
}
