import type { SpokenCode } from '../api/wire/error-codes.js';
import { isPlatformError } from '../api/wire/errors.js';

/** What a refusal says to the widgets: a code that a platform may say, with what stands beside it. */
export interface Refusal {
  /** Of docs/events.md; with `unknown` the reader is told `message`. */
  code: SpokenCode | 'unknown';
  /** A sentence in the reader's language. */
  message?: string;
  /** Name of a wrong field → a word for what is wrong with it, or a sentence. */
  fields?: Record<string, string>;
  /** What else the widgets need, such as `{ captchaRequired: true }`. */
  value?: unknown;
  /** Milliseconds to wait before another try. */
  retryAfter?: number;
  /** HTTP status; default: what goes with the code. */
  status?: number;
}

const STATUS: Partial<Record<Refusal['code'], number>> = {
  'not-logged-in': 401,
  'not-found': 404,
  'function-disabled': 404,
  'rate-limited': 429,
  maintenance: 503,
  'region-restricted': 451,
};
const USUAL_STATUS = 422;

/** What a call answers, as the widgets' client reads it from a platform. */
export function answered(fields: unknown): Response {
  return json({ ...(fields as object | undefined), success: true }, 200);
}

/** A refusal, likewise. `line` is what the foreign platform was asked, for check-platform. */
export function refused({
  line,
  code,
  message,
  fields,
  value,
  retryAfter,
  status = STATUS[code] ?? USUAL_STATUS,
}: Refusal & { line?: string }): Response {
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': String(Math.ceil(retryAfter / 1000)) };
  // A word that stands for no code of ours leaves the sentence to speak (OP-44).
  return json({ success: false, code, message, fields, value, ...(line !== undefined && { adapter: { line } }) }, status, headers);
}

/** What somebody has thrown on purpose, as a refusal. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!isPlatformError(error)) return undefined;
  const { code, status, serverMessage, fields, value, retryAfter } = error;
  return {
    code: code as Refusal['code'],
    ...(status > 0 && { status }),
    ...(serverMessage !== undefined && { message: serverMessage }),
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
    value,
  };
}

function json(body: unknown, status: number, headers?: Record<string, string>): Response {
  return new Response(JSON.stringify(body, asItIs), { status, headers: { 'Content-Type': 'application/json', ...headers } });
}

/** JSON has no NaN and would send null in its place, which many fields may be: as a word it is refused, by its name. */
function asItIs(_name: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}
