import { listBonuses } from '../../api/money/bonuses.js';
import { ofRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

/** Bonuses of the account (MEM-09). `source`: where from, or empty. */
export const bonuses = ofRange(
  resource({ name: 'bonuses', scope: 'account+language', tags: ['records'], staleAfter: 2000, call: listBonuses }),
  ({ from, to }, source: string, page: number) => ({ from, to, source, page }),
);
