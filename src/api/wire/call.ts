import type { GenericSchema, InferOutput } from './schema.js';
import type { QueryValues } from './address.js';

/** One call of the platform, as data. Paths are relative to the configured base (API-01). */
export interface Call<S extends GenericSchema> {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: QueryValues;
  /** Sent as JSON. */
  body?: Record<string, unknown>;
  /** Sent form-encoded. */
  form?: Record<string, string>;
  /** Sent as the field `file` of a form. */
  file?: Blob;
  /** Sent encrypted (API-03). */
  sealed?: Record<string, unknown>;
  /**
   * The shape of the answer. It is read from one object that holds the envelope's fields and, beside them, the fields of
   * `value` when that is an object, because the specification writes both `value.list` and bare `games` (OP-13).
   */
  answer: S;
  /** `required`: T call, refused locally without a token. `optional`: the token goes along when there is one. Default `none`. */
  token?: 'required' | 'optional' | 'none';
  /** Sent instead of the session's token: to prove a token before it becomes the session's, or to end one that no longer is. */
  bearer?: string;
  /** On every call that moves money or points; a retry repeats it (INV-04). */
  idempotencyKey?: string;
  /** A newer call with the same key aborts the older. */
  supersede?: string;
  signal?: AbortSignal;
  /** Milliseconds; default 15 000. */
  timeout?: number;
}

/** Sends calls. Every failure is a PlatformError. */
export interface Client {
  call<S extends GenericSchema>(call: Call<S>): Promise<InferOutput<S>>;
  /** Language code sent with calls that carry one (I18-07). */
  language(): string;
  readonly merchant: string;
  /** Loads what a sealed call needs, so that the first one does not wait; for the moment a form gets focus. */
  prepareSeal(): void;
}

/** The same client, for calls that end with a signal. */
export function withSignal(client: Client, signal: AbortSignal | undefined): Client {
  return { ...client, call: call => client.call({ ...call, signal }) };
}
