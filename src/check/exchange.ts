import { judgeAnswer, preflight, type Asked } from './cors.js';
import type { Finding } from './finding.js';

/** One request and what came of it. Nothing of a token or a payload is kept. */
export interface Exchange {
  method: string;
  path: string;
  /** 0 where no answer came. */
  status: number;
  contentType: string;
  text: string;
  /** Undefined where the answer is no JSON. */
  body: unknown;
  ms: number;
  /** Why no answer came. */
  failure?: string;
  /** What keeps a page of the origin from reading it. */
  cors: Finding[];
}
export interface Recording {
  /** For `createClient`. */
  fetch: typeof globalThis.fetch;
  /** In the order in which they were sent. */
  exchanges: Exchange[];
}

interface RecordOptions {
  origin: string;
  now: () => number;
  /** An adapter's: how its own platform is asked, by which rules of a browser, is for it to know. */
  fetch?: typeof globalThis.fetch | undefined;
}

/** A `fetch` that asks as a page of `origin` does, with a preflight where a browser sends one, and keeps what came. */
export function recordExchanges({ origin, now, fetch: adapted }: RecordOptions): Recording {
  const exchanges: Exchange[] = [];
  /** Answers of preflights, which browsers keep too. */
  const asked = new Map<string, Promise<Finding[]>>();

  async function permission(request: Asked, signal: AbortSignal): Promise<Finding[]> {
    const key = `${request.method} ${new URL(request.url).pathname} ${request.headers.join()}`;
    const kept = asked.get(key) ?? preflight(request, origin, signal);
    asked.set(key, kept);
    return kept;
  }

  return {
    exchanges,
    async fetch(input, init) {
      const request = new Request(input, init);
      const told: Asked = {
        method: request.method,
        url: request.url,
        headers: [...request.headers.keys()],
        contentType: request.headers.get('content-type'),
      };
      request.headers.set('origin', origin);
      const exchange: Exchange = {
        method: request.method,
        path: new URL(request.url).pathname,
        status: 0,
        contentType: '',
        text: '',
        body: undefined,
        ms: 0,
        cors: [],
      };
      exchanges.push(exchange);
      const begun = now();
      try {
        if (!adapted) exchange.cors.push(...(await permission(told, request.signal)));
        const response = adapted ? await adapted(input, init) : await globalThis.fetch(request);
        exchange.status = response.status;
        exchange.contentType = response.headers.get('content-type') ?? '';
        exchange.text = await response.text();
        exchange.body = readJson(exchange.text);
        if (!adapted) exchange.cors.push(...judgeAnswer(response.headers, origin));
        return new Response(BODILESS.has(response.status) ? null : exchange.text, {
          status: response.status,
          headers: plainHeaders(response.headers),
        });
      } catch (error) {
        exchange.failure = request.signal.aborted ? 'it took too long' : reasonOf(error);
        throw error;
      } finally {
        exchange.ms = Math.round(now() - begun);
      }
    },
  };
}

const BODILESS = new Set([204, 205, 304]);

/** Without what speaks of the bytes on the way: they are unpacked already. */
function plainHeaders(headers: Headers): Headers {
  const plain = new Headers(headers);
  plain.delete('content-encoding');
  plain.delete('content-length');
  return plain;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const { code, message } = (cause ?? error) as { code?: unknown; message?: unknown };
  return [code, message].filter(word => typeof word === 'string' && word !== '').join(', ') || 'the connection failed';
}
