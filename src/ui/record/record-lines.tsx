import type { ReactNode } from 'react';
import { Pagination } from '../atoms/pagination.js';
import { NoLines, RecordFrame, Sums, type Sum } from './record-frame.js';
import { RecordTable, type Column } from './record-table.js';
import type { Pages } from './use-pages.js';

/** An answer with lines; without a number of pages it has all of them. */
export interface Lines {
  list: readonly unknown[];
  total?: number;
  totalPages?: number;
}
export interface RecordLinesProps<T extends Lines> {
  of: Pages<T> & { clear?: () => void };
  label: string;
  sums(data: T): readonly Sum[];
  /** Name of the sums, other than that of every record. */
  sumsLabel?: string;
  columns: readonly Column<T['list'][number]>[];
  keyOf(row: T['list'][number]): string;
  /** Stands above the table. */
  above?(data: T): ReactNode;
  /** Stands where there are no lines, in place of what every record says. */
  empty?: ReactNode;
}

/** Sums, table and pages of a record; before them what else may stand there. */
export function RecordLines<T extends Lines>(props: RecordLinesProps<T>) {
  const { of, label, sums, sumsLabel, columns, keyOf, above, empty } = props;
  return (
    <RecordFrame of={of}>
      {data =>
        (data.total ?? data.list.length) === 0 ? (
          (empty ?? <NoLines onClear={of.clear} />)
        ) : (
          <>
            <Sums label={sumsLabel} sums={sums(data)} />
            {above?.(data)}
            <RecordTable label={label} columns={columns} rows={data.list} keyOf={keyOf} busy={of.loading} />
            <Pagination page={of.page} total={data.totalPages ?? 1} onPage={of.setPage} label={label} />
          </>
        )
      }
    </RecordFrame>
  );
}
