import type { $Fetch } from 'ofetch';
import { getDotPath, safeParse, type GenericSchema, type InferOutput } from './schema.js';
import { callUrl } from './address.js';
import type { Call, Client } from './call.js';
import { takeEarlyAnswer } from './early-calls.js';
import { readEnvelope, retryAfterOf, type RawAnswer } from './envelope.js';
import { isPlatformError, PlatformError } from './errors.js';
import { publicQuery } from './public-query.js';
import type { Seal } from './seal.js';

export interface ClientOptions {
  /** Absolute base of the API, without a slash at its end. */
  apiBase: string;
  merchant: string;
  token(): string | undefined;
  language(): string;
  /** Sentences that say what to set; with any, every call fails as `not-configured`. */
  problems?: readonly string[];
  /** The platform no longer knows the session's token. Called once per token. */
  onUnauthorized?(): void;
  onMaintenance?(error: PlatformError): void;
  onRegion?(error: PlatformError): void;
  /** In place of our own sealing. */
  seal?: Seal;
  fetch?: typeof globalThis.fetch;
  /** Ends every call. */
  signal?: AbortSignal;
}

type Send = Omit<Call<GenericSchema>, 'answer' | 'signal' | 'supersede'> & { method: string; url: string; bearer?: string };
interface Shared {
  answer: Promise<Record<string, unknown>>;
  controller: AbortController;
  callers: number;
}

const TIMEOUT = 15_000;
/** The platform may ask us to wait; longer than this the person decides. */
const LONGEST_WAIT = 10_000;

/**
 * The one client of a core: reads the envelope, checks shapes, and turns every failure into a PlatformError.
 *
 * Headers: `Authorization`, `Merchant` and `Language` go with calls that carry a token or a body. A public GET without a token
 * has none of them: merchant and language stand in its query, so that across origins it is a simple request and the browser
 * spends no round trip on a preflight.
 *
 * Calls that may be repeated (GET, and any with an idempotency key) are tried once more after a cut, a 5xx or a 429, after the
 * time that `Retry-After` asks for, or 300 to 600 ms; if more than 10 s are asked for, the error carries `retryAfter` instead.
 * Identical GETs under way are one request.
 */
export function createClient(options: ClientOptions): Client {
  const { merchant, language, signal: end } = options;
  let transport: Promise<$Fetch> | undefined;
  const underWay = new Map<string, Shared>();
  const active = new Set<AbortController>();
  const newest = new Map<string, AbortController>();
  let seal: Promise<Seal> | undefined;
  let refused: string | undefined;

  // Whoever is signed in calls at once.
  if (options.token()) loadTransport().catch(() => undefined);
  end?.addEventListener('abort', () => active.forEach(call => call.abort()));

  const client: Client = { merchant, language, call, prepareSeal: () => void loadSeal().catch(() => undefined) };
  return client;

  async function call<S extends GenericSchema>(call: Call<S>): Promise<InferOutput<S>> {
    const { method = 'GET', path, supersede } = call;
    if (end?.aborted) throw new PlatformError('aborted', 'This core has stopped.');
    if (options.problems?.length) throw new PlatformError('not-configured', options.problems.join(' '));
    const bearer = call.bearer ?? (call.token && call.token !== 'none' ? options.token() : undefined);
    if (call.token === 'required' && !bearer) throw new PlatformError('not-logged-in', `${method} ${path} needs a session.`);

    const own = new AbortController();
    if (supersede) {
      newest.get(supersede)?.abort();
      newest.set(supersede, own);
    }
    active.add(own);
    const release = follow(own, call.signal);
    try {
      const url = callUrl(options.apiBase, path, publicQuery({ merchant, language: language() }, call.query));
      const fields = await shared({ ...call, method, url, bearer }, own.signal);
      const checked = safeParse(call.answer, fields, { abortEarly: true });
      if (checked.success) return checked.output;
      throw new PlatformError('bad-response', `${method} ${path}: unexpected shape at "${getDotPath(checked.issues[0]) ?? ''}"`);
    } catch (error) {
      if (isPlatformError(error)) react(error, bearer);
      throw error;
    } finally {
      release();
      active.delete(own);
      if (supersede && newest.get(supersede) === own) newest.delete(supersede);
    }
  }

  function react(error: PlatformError, bearer: string | undefined) {
    if (error.code === 'maintenance') options.onMaintenance?.(error);
    if (error.code === 'region-restricted') options.onRegion?.(error);
    // Only the token that is still the session's, and only once: late answers to an older one end nothing.
    if (error.code === 'not-logged-in' && error.status === 401 && bearer && bearer === options.token() && bearer !== refused) {
      refused = bearer;
      options.onUnauthorized?.();
    }
  }

  /** Joins an identical GET under way, or sends. Whoever stops leaves alone; the last to leave cuts the request. */
  function shared(send: Send, stop: AbortSignal): Promise<Record<string, unknown>> {
    const key = send.method === 'GET' ? `${send.url} ${send.bearer ?? ''}` : undefined;
    let entry = key === undefined ? undefined : underWay.get(key);
    if (!entry) {
      const controller = new AbortController();
      entry = { controller, callers: 0, answer: attempt(send, controller.signal) };
      entry.answer.catch(() => undefined);
      if (key !== undefined) {
        const made = entry;
        underWay.set(key, made);
        const forget = () => void (underWay.get(key) === made && underWay.delete(key));
        entry.answer.then(forget, forget);
        controller.signal.addEventListener('abort', forget);
      }
    }
    const { answer, controller } = entry;
    entry.callers++;
    const leaving = entry;
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (--leaving.callers === 0) controller.abort();
        reject(aborted(send));
      };
      if (stop.aborted) return leave();
      stop.addEventListener('abort', leave, { once: true });
      answer.then(resolve, reject).finally(() => stop.removeEventListener('abort', leave));
    });
  }

  async function attempt(send: Send, stop: AbortSignal): Promise<Record<string, unknown>> {
    try {
      return await once(send, stop);
    } catch (error) {
      const wait = isPlatformError(error) ? waitBefore(error, send) : undefined;
      if (wait === undefined) throw error;
      if (wait > 0) await pause(wait, stop);
      if (stop.aborted) throw aborted(send);
      return once(send, stop);
    }
  }

  /** Milliseconds until a second try, or undefined for none. */
  function waitBefore(error: PlatformError, send: Send): number | undefined {
    if (error.code === 'seal-refused' && send.sealed && !options.seal) {
      seal = undefined; // The platform may have a new key.
      return 0;
    }
    const repeatable = send.method === 'GET' || send.idempotencyKey !== undefined;
    const passing = error.code === 'network' || error.status === 429 || (error.status >= 500 && error.code !== 'maintenance');
    const wait = error.retryAfter ?? 300 + Math.random() * 300;
    return repeatable && passing && wait <= LONGEST_WAIT ? wait : undefined;
  }

  async function once(send: Send, stop: AbortSignal): Promise<Record<string, unknown>> {
    const about = `${send.method} ${send.path}`;
    const limit = send.timeout ?? TIMEOUT;
    const cut = new AbortController();
    const timer = setTimeout(() => cut.abort(), limit);
    const release = follow(cut, stop);
    try {
      return readEnvelope(about, await Promise.race([exchange(send, cut.signal), whenAborted(cut.signal)]));
    } catch (error) {
      if (stop.aborted) throw aborted(send);
      if (cut.signal.aborted) throw new PlatformError('timeout', `${about}: no answer within ${limit} ms`);
      if (isPlatformError(error)) throw error;
      // The transport's own error may hold headers and address, so nothing of it goes on.
      throw new PlatformError('network', `${about}: no answer`);
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  async function exchange(send: Send, signal: AbortSignal): Promise<RawAnswer> {
    const { method, path, url, bearer } = send;
    const early = method === 'GET' && !bearer ? takeEarlyAnswer(url) : undefined;
    if (early) {
      const response = await early;
      return rawAnswer(response, await response.json().catch(() => undefined));
    }
    const sealed = send.sealed && (await (await loadSeal())(send.sealed, { method, path }));
    const { raw } = await loadTransport();
    const response = await raw<unknown, 'json'>(url, {
      method,
      headers: headersOf(send),
      body: send.form ? new URLSearchParams(send.form) : send.file ? fileForm(send.file) : (sealed ?? send.body),
      signal,
      retry: 0,
      ignoreResponseError: true,
      responseType: 'json',
      credentials: 'omit',
    });
    return rawAnswer(response, response._data);
  }

  function headersOf({ method, bearer, idempotencyKey }: Send): Record<string, string> {
    return {
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(bearer || method !== 'GET' ? { Merchant: merchant, Language: language() } : {}),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    };
  }

  /** Its code comes with the first call that the loader has not begun. */
  function loadTransport(): Promise<$Fetch> {
    transport ??= import('ofetch').then(
      ({ createFetch }) => createFetch({ fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)) }),
      () => {
        transport = undefined;
        throw new PlatformError('chunk-load', 'The code that calls the platform did not arrive.');
      },
    );
    return transport;
  }

  function loadSeal(): Promise<Seal> {
    seal ??= options.seal
      ? Promise.resolve(options.seal)
      : import('./default-seal.js').then(
          module => module.defaultSeal(client),
          () => {
            seal = undefined;
            throw new PlatformError('chunk-load', 'The code that seals payloads did not arrive.');
          },
        );
    return seal;
  }
}

function fileForm(file: Blob): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

function rawAnswer({ status, headers }: Response, body: unknown): RawAnswer {
  return { status, body, retryAfter: retryAfterOf(headers.get('retry-after'), Date.now()) };
}

function aborted({ method, path }: Send): PlatformError {
  return new PlatformError('aborted', `${method} ${path} was cancelled.`);
}

/** Aborts with another; `AbortSignal.any` is missing in Safari before 17.4. Returns release. */
function follow(controller: AbortController, signal: AbortSignal | undefined): () => void {
  const abort = () => controller.abort();
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return () => signal?.removeEventListener('abort', abort);
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new Error('aborted'));
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
