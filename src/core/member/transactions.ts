import { listTransactions } from '../../api/money/records.js';
import { ofRange } from '../format/date-range.js';
import { resource } from '../data/resource.js';

/** Account record (MEM-07); it grows while it is looked at, so it is asked for whenever it is opened. `type`: of the ledger, or empty. */
export const transactions = ofRange(
  resource({ name: 'transactions', scope: 'account', tags: ['records'], staleAfter: 2000, call: listTransactions }),
  ({ from, to }, type: string, page: number) => ({ from, to, type, page }),
);
