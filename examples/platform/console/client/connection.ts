import { createContext, use } from 'react';
import type { ErrorCode } from '../../../../src/api/wire/errors.js';
import type { FailureCode } from '../../failure.js';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  /** Makes a booking happen once, however often it is sent. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}
/** The way to the console's API with the operator key. Fails with CallError only. */
export interface Connection {
  call<T>(path: string, options?: CallOptions): Promise<T>;
  download(path: string): Promise<Blob>;
  /** Server-sent events; the answer is not judged, and there is no time limit. */
  stream(path: string, signal: AbortSignal): Promise<Response>;
  /** Tells when it is not known whether a change was made, so that whoever shows what is stored asks anew. Returns what ends it. */
  onUnsure(listener: () => void): () => void;
}

/** What the platform says, and what is said here of a call without an answer of its. */
type CallCode = FailureCode | ErrorCode;

export class CallError extends Error {
  override name = 'CallError';
  readonly code: CallCode;
  readonly fields: Record<string, string>;

  constructor(code: CallCode, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

const API = '/sandbox/api';
const TIME_LIMIT_MS = 20_000;
const UNSURE = 'No answer came, so it is not known whether it was done. Look at what this page shows before you try again.';

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('Nobody is signed in.');
  return connection;
}

/** `name`: what the operator is called, or empty. `onRefused` is told when the platform no longer takes the key; nothing is sent after that. */
export function createConnection(key: string, name: string, onRefused: (message: string) => void): Connection {
  let isRefused = false;
  const listeners = new Set<() => void>();
  /** A change without an answer may have been made all the same. */
  const unanswered = ({ method = 'GET' }: CallOptions, code: CallCode, message: string) => {
    if (method === 'GET') return new CallError(code, message);
    listeners.forEach(listener => listener());
    return new CallError(code, UNSURE);
  };
  const caller = { authorization: `Bearer ${key}`, ...(name && { 'operator-name': encodeURIComponent(name) }) };
  const assertTaken = () => {
    if (isRefused) throw new CallError('not-logged-in', 'Sign in again.');
  };
  async function send(path: string, options: CallOptions): Promise<Response> {
    assertTaken();
    const headers = new Headers(caller);
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    if (options.file) headers.set('content-type', options.file.type);
    if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    const response = await fetch(API + path, {
      method: options.method ?? 'GET',
      headers,
      signal,
      cache: 'no-store',
      credentials: 'omit',
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      ...(options.file && { body: options.file }),
    }).catch((error: unknown) => {
      if (options.signal?.aborted) throw new CallError('aborted', 'No longer wanted.');
      const slow = error instanceof DOMException && error.name === 'TimeoutError';
      throw slow
        ? unanswered(options, 'timeout', 'The platform did not answer in time.')
        : unanswered(options, 'network', 'The platform cannot be reached. Is it running?');
    });
    if (response.ok) return response;
    const failure = await readFailure(response);
    if (response.status === 401) {
      isRefused = true;
      onRefused(failure.message);
    }
    // Not the platform’s word, but that of something between here and there.
    throw failure.code === 'bad-response' && response.status >= 500 ? unanswered(options, failure.code, failure.message) : failure;
  }
  return {
    async call<T>(path: string, options: CallOptions = {}): Promise<T> {
      const response = await send(path, options);
      try {
        return (await response.json()) as T;
      } catch {
        if (options.signal?.aborted) throw new CallError('aborted', 'No longer wanted.');
        throw unanswered(options, 'bad-response', 'The platform answered something that is not JSON.');
      }
    },
    async stream(path, signal) {
      assertTaken();
      return fetch(API + path, { headers: { ...caller, accept: 'text/event-stream' }, signal, cache: 'no-store', credentials: 'omit' });
    },
    download: async path => (await send(path, {})).blob(),
    onUnsure(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function toCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError('unknown', error instanceof Error ? error.message : String(error));
}

async function readFailure(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => undefined);
  const told = typeof body === 'object' && body !== null ? body : {};
  const code = 'code' in told && typeof told.code === 'string' ? (told.code as FailureCode) : 'bad-response';
  const message =
    'message' in told && typeof told.message === 'string' ? told.message : `The platform answered with status ${response.status}.`;
  const fields =
    'fields' in told && typeof told.fields === 'object' && told.fields !== null
      ? Object.entries(told.fields).map(([name, text]) => [name, String(text)] as const)
      : [];
  return new CallError(code, message, Object.fromEntries(fields));
}
