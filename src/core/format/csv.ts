export interface CsvColumn<Row> {
  head: string;
  /** Text, a count, or an amount in minor units as `{ minor }`. */
  of(row: Row): string | number | { minor: number };
}

/** Spreadsheets take a file without it for one of an older encoding. */
const UTF8_MARK = '\uFEFF';
const FORMULA = /^[=+\-@\t\r]/;

/** Lines of a table as spreadsheets read them: UTF-8, a comma between cells, amounts with a point and two decimals. Text never runs as a formula. */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => text(head)), ...rows.map(row => columns.map(({ of }) => cell(of(row))))];
  return UTF8_MARK + lines.map(line => `${line.join(',')}\r\n`).join('');
}

function cell(value: string | number | { minor: number }): string {
  if (typeof value === 'string') return text(value);
  return typeof value === 'number' ? String(value) : (value.minor / 100).toFixed(2);
}

/** What a spreadsheet would run gets an apostrophe in front. */
function text(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
