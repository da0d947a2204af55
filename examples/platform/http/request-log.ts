import { sql } from 'kysely';
import type { Platform } from '../platform.js';
import { cleanText, outline } from './outline.js';

export interface LoggedRequest {
  at: number;
  method: string;
  path: string;
  query: Record<string, unknown>;
  accountId: number | null;
  /** After decryption; secrets are masked before it is kept, and only its beginning is. */
  payload: unknown;
  status: number;
  errorCode: string | null;
  durationMs: number;
}

/** Keeps what was called, for the operator; a call never waits for it, and under flood the oldest entries are dropped. */
export interface RequestLog {
  add(request: LoggedRequest): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_EVERY_MS = 400;
/** Of query and payload each. */
const MOST_FIELD_BYTES = 1_500;
const MOST_PATH = 500;
const MOST_WAITING_BYTES = 1_048_576;
const MOST_ROWS = 5_000;
const MOST_BYTES = 8 * 1_048_576;
/** What a row weighs beside its texts. */
const ROW_BYTES = 120;
const TRIM_EVERY = 500;

export function createRequestLog(platform: Platform): RequestLog {
  let waiting: ReturnType<typeof toRow>[] = [];
  let waitingBytes = 0;
  let writing: Promise<void> = Promise.resolve();
  // The first write looks at what an earlier process has left.
  let sinceTrim = TRIM_EVERY;

  async function write(): Promise<void> {
    const rows = waiting;
    waiting = [];
    waitingBytes = 0;
    if (rows.length === 0) return;
    await platform.db.insertInto('request_log').values(rows).execute();
    sinceTrim += rows.length;
    if (sinceTrim < TRIM_EVERY) return;
    sinceTrim = 0;
    await trim(platform);
  }
  function flush(): Promise<void> {
    writing = writing.then(write).catch((error: unknown) => platform.log.error('the request log could not be written', { error }));
    return writing;
  }
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    add(request) {
      const row = toRow(request);
      waiting.push(row);
      waitingBytes += bytesOf(row);
      while (waitingBytes > MOST_WAITING_BYTES) waitingBytes -= bytesOf(waiting.shift());
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** Leaves the newest, bounded in number and in bytes. */
async function trim({ db, engine }: Platform): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, row_number() over newest as number, sum(${ROW_BYTES} + octet_length(path) + octet_length(query::text) + coalesce(octet_length(payload::text), 0)) over newest as bytes
      from request_log window newest as (order by id desc)
    ) as weighed where number > ${MOST_ROWS} or bytes > ${MOST_BYTES} order by id desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) return;
  await db.deleteFrom('request_log').where('id', '<=', last.id).execute();
  // Nobody else tidies the embedded database: without this the file grows by all that was ever logged.
  if (engine === 'embedded') await sql`vacuum request_log`.execute(db);
}

function toRow(request: LoggedRequest) {
  return {
    at: request.at,
    method: request.method,
    path: cleanText(request.path.slice(0, MOST_PATH)),
    query: outline(request.query, MOST_FIELD_BYTES),
    account_id: request.accountId,
    payload: request.payload == null ? null : outline(request.payload, MOST_FIELD_BYTES),
    status: request.status,
    error_code: request.errorCode,
    duration_ms: request.durationMs,
  };
}

function bytesOf(row: ReturnType<typeof toRow> | undefined): number {
  return row ? ROW_BYTES + row.path.length + row.query.length + (row.payload?.length ?? 0) : 0;
}
