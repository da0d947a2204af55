import type { ReactNode } from 'react';
import type { PlatformError } from '../../api/wire/errors.js';
import type { DateRange } from '../../core/format/date-range.js';
import type { Column } from './record-table.js';

/** What a record of many accounts has beyond that of one. */
export interface RecordScope<Row> {
  /** Days to begin with. */
  given?: DateRange;
  /** Whose lines; another account begins at its first page. */
  account?: string;
  /** Chooses whose: a field beside the days, before the choices. */
  search?: ReactNode;
  whose?: Column<Row>;
  /** Stands in place of the record for this failure. */
  instead?(error: PlatformError): ReactNode;
}
