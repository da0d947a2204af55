import type { ReactNode } from 'react';

export interface Column<T> {
  name: string;
  text: string;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** In narrow places two of these share a line. */
  isHalf?: boolean;
  cell(row: T): ReactNode;
}
interface RecordTableProps<T> {
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf(row: T): string;
  /** Other rows are on their way. */
  busy: boolean;
}

/** A record as a table, in narrow places a card for each row. The roles say that it stays a table whatever the style makes of it. */
export function RecordTable<T>({ label, columns, rows, keyOf, busy }: RecordTableProps<T>) {
  return (
    <table
      className="record"
      role="table"
      aria-label={label}
      aria-busy={busy || undefined}
      data-halves={columns.some(({ isHalf }) => isHalf) || undefined}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, text, isFigure }) => (
            <th key={name} role="columnheader" scope="col" data-figure={isFigure || undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(row => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ name, text, isFigure, isHalf, cell }) => {
              const shown = cell(row);
              return (
                <td
                  key={name}
                  role="cell"
                  data-name={name}
                  data-label={text}
                  data-figure={isFigure || undefined}
                  data-half={isHalf || undefined}
                  data-none={(isFigure && shown === '–') || undefined}
                >
                  {shown}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
