import { maskSecrets } from '../log.js';
import type { Platform } from '../platform.js';

export interface LoggedRequest {
  at: number;
  method: string;
  path: string;
  query: Record<string, unknown>;
  accountId: number | null;
  /** After decryption; secrets are masked before it is kept. */
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
const MAX_WAITING = 1_000;
const MAX_ROWS = 5_000;
const TRIM_EVERY = 500;

export function createRequestLog(platform: Platform): RequestLog {
  let waiting: LoggedRequest[] = [];
  let writing: Promise<void> = Promise.resolve();
  let sinceTrim = 0;

  async function write(): Promise<void> {
    const rows = waiting;
    waiting = [];
    if (rows.length === 0) return;
    await platform.db.insertInto('request_log').values(rows.map(toRow)).execute();
    sinceTrim += rows.length;
    if (sinceTrim < TRIM_EVERY) return;
    sinceTrim = 0;
    const newest = platform.db.selectFrom('request_log').select(eb => eb.fn.max('id').as('id'));
    await platform.db.deleteFrom('request_log').where('id', '<', eb => eb(newest, '-', MAX_ROWS)).execute();
  }
  function flush(): Promise<void> {
    writing = writing.then(write).catch((error: unknown) => platform.log.error('the request log could not be written', { error }));
    return writing;
  }
  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    add(request) {
      if (waiting.length >= MAX_WAITING) waiting.shift();
      waiting.push(request);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

function toRow(request: LoggedRequest) {
  return {
    at: request.at,
    method: request.method,
    path: request.path.slice(0, 500),
    query: JSON.stringify(maskSecrets(request.query)),
    account_id: request.accountId,
    payload: request.payload == null ? null : JSON.stringify(maskSecrets(request.payload)),
    status: request.status,
    error_code: request.errorCode,
    duration_ms: request.durationMs,
  };
}
