import { csvOf, type CsvColumn } from '../../../core/format/csv.js';
import type { DateRange } from '../../../core/format/date-range.js';
import { useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { arrowDownToLine } from '../../../ui/atoms/icons.js';

interface CsvButtonProps<Row> {
  /** Begins the name of the file; its days follow. */
  name: string;
  range: DateRange;
  columns: readonly CsvColumn<Row>[];
  rows: readonly Row[];
}

/** Saves a record as a file for spreadsheets, made in the page. */
export function CsvButton<Row>({ name, range, columns, rows }: CsvButtonProps<Row>) {
  const t = useText();
  const save = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }));
    link.download = `${name}-${range.from}-${range.to}.csv`;
    link.click();
    // Browsers have taken the address over by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  };
  return (
    <div>
      <Button size="small" icon={arrowDownToLine} onClick={save}>
        {t('records.csv')}
      </Button>
    </div>
  );
}
