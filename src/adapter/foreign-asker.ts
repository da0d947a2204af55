import type { QueryValues } from '../api/wire/address.js';
import type { Refusal } from './answers.js';

/** Undefined is left out. */
export type ForeignHeaders = Readonly<Record<string, string | undefined>>;
export interface AskOptions {
  query?: QueryValues;
  /** Sent as JSON; a FormData, URLSearchParams or Blob as it is. */
  body?: unknown;
  headers?: ForeignHeaders;
}
/** Asks a path below the adapter's base, or an address, such as `ask<Page>('GET', '/games', { query: { q: 'star' } })`. */
export type Ask = <T = unknown>(method: string, path: string, options?: AskOptions) => Promise<T>;

interface Foreign {
  base: string;
  headers(): ForeignHeaders;
  unwrap(body: unknown): unknown;
  refusal(told: { status: number; body: unknown }): Refusal | Refusal['code'] | undefined;
  signal: AbortSignal;
}

/** What was refused, to be told to the widgets. */
export class ForeignRefusal extends Error {
  constructor(
    line: string,
    readonly refusal: Refusal,
  ) {
    super(line);
  }
}
/** No answer came. */
export class NoAnswer extends Error {}

const BY_STATUS: Readonly<Record<number, Refusal['code']>> = { 401: 'not-logged-in', 404: 'not-found', 429: 'rate-limited' };

export function foreignAsker({ base, headers, unwrap, refusal, signal }: Foreign): Ask {
  return async <T>(method: string, path: string, { query = {}, body, headers: own }: AskOptions = {}) => {
    const url = new URL(/^https?:/.test(path) ? path : base + path);
    for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
    const isRaw = body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob;
    const response = await fetch(url, {
      method,
      headers: given({ ...(body !== undefined && !isRaw && { 'Content-Type': 'application/json' }), ...headers(), ...own }),
      body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
      credentials: 'omit',
      signal,
    }).catch((cause: unknown) => {
      throw new NoAnswer(`${method} ${url.pathname}`, { cause });
    });
    const text = await response.text().catch((cause: unknown) => {
      throw new NoAnswer(`${method} ${url.pathname}`, { cause });
    });
    const answer = readJson(text);
    if (response.ok) return unwrap(answer) as T;
    const told = refusal({ status: response.status, body: answer ?? text }) ?? BY_STATUS[response.status] ?? 'unknown';
    const line = `${method} ${url.href} answered ${response.status}`;
    throw new ForeignRefusal(line, { status: response.status, ...(typeof told === 'string' ? { code: told } : told) });
  };
}

function given(headers: ForeignHeaders): [string, string][] {
  return Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
}

/** Undefined for what is no JSON, an empty answer for one. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
