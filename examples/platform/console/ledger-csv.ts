import { Readable } from 'node:stream';
import type { LedgerRow } from './ledger-row.js';

const CHUNK = 500;
const COLUMNS = [
  'transaction',
  'time_utc',
  'type',
  'ref_type',
  'ref_id',
  'idempotency_key',
  'entry',
  'wallet',
  'owner',
  'vendor',
  'amount_minor',
  'balance_after_minor',
];

/** One line per entry, read from the database stretch by stretch while it is sent, so that its size does not matter. */
export function ledgerCsv(read: (before: number | undefined, limit: number) => Promise<LedgerRow[]>): Readable {
  return Readable.from(lines(read));
}

async function* lines(read: (before: number | undefined, limit: number) => Promise<LedgerRow[]>) {
  yield `${COLUMNS.join(',')}\r\n`;
  let before: number | undefined;
  for (;;) {
    const rows = await read(before, CHUNK);
    if (rows.length > 0) yield rows.map(linesOf).join('');
    if (rows.length < CHUNK) return;
    before = rows.at(-1)?.id;
  }
}

function linesOf(row: LedgerRow): string {
  const head = [row.id, new Date(row.at).toISOString(), row.type, row.refType, row.refId, row.idempotencyKey];
  return row.entries
    .map(
      entry =>
        `${[...head, entry.id, entry.walletId, entry.owner, entry.vendor, entry.amount, entry.balanceAfter].map(cell).join(',')}\r\n`,
    )
    .join('');
}

/** Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
