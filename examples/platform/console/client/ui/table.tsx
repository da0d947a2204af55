import type { ReactNode } from 'react';

interface Column<T> {
  head: string;
  cell: (row: T) => ReactNode;
  align?: 'end';
  /** Takes the whole width of a card on narrow screens. */
  wide?: boolean;
}

interface TableProps<T> {
  /** Names the table for those who do not see it. */
  label: string;
  columns: Column<T>[];
  rows: T[];
  keyOf: (row: T) => string | number;
  busy?: boolean;
}

/** A table that becomes a list of cards on narrow screens. The roles stand because the cards' display takes them away. */
export function Table<T>({ label, columns, rows, keyOf, busy = false }: TableProps<T>) {
  return (
    <table role="table" aria-label={label} aria-busy={busy} className={busy ? 'table busy' : 'table'}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(column => (
            <th key={column.head} role="columnheader" scope="col" className={column.align}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(row => (
          <tr key={keyOf(row)} role="row">
            {columns.map(column => (
              <td
                key={column.head}
                role="cell"
                data-label={column.head}
                className={[column.align, column.wide && 'wide'].filter(Boolean).join(' ') || undefined}
              >
                <div>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
