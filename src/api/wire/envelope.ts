import { SPOKEN_CODES, type ErrorCode, type SpokenCode } from './error-codes.js';
import { PlatformError } from './errors.js';

/** What arrived, before it is judged. */
export interface RawAnswer {
  status: number;
  body: unknown;
  /** Milliseconds, from `Retry-After`. */
  retryAfter?: number;
}

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad-request',
  401: 'not-logged-in',
  404: 'not-found',
  422: 'bad-request',
  429: 'rate-limited',
};

/**
 * The fields of a successful answer: the envelope's own and, beside them, those of `value` when that is an object (OP-13).
 * Throws the PlatformError that a refusal stands for; `about` names the call in its message, without query or body.
 */
export function readEnvelope(about: string, { status, body, retryAfter }: RawAnswer): Record<string, unknown> {
  const fields = isRecord(body) ? body : undefined;
  if (fields?.success === true && status < 400) return { ...fields, ...(isRecord(fields.value) ? fields.value : {}) };

  const code = refusalCode(status, fields);
  throw new PlatformError(code, `${about} answered ${status}: ${code}`, {
    status,
    retryAfter,
    serverMessage: typeof fields?.message === 'string' ? fields.message.slice(0, 500) : undefined,
    fields: isRecord(fields?.fields) ? textsOf(fields.fields) : undefined,
    value: isRecord(fields?.value) ? fields.value : fields,
  });
}

/** `Retry-After` in seconds or as a date → milliseconds from now. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return wait >= 0 ? wait : undefined;
}

/** The platform's own code when it is a word that may come from there, else what the status says; of what is no answer of it, that alone. */
function refusalCode(status: number, fields: Record<string, unknown> | undefined): ErrorCode {
  if (fields?.success === false) {
    if (isSpoken(fields.code)) return fields.code;
    return BY_STATUS[status] ?? 'unknown';
  }
  return BY_STATUS[status] ?? 'bad-response';
}

function isSpoken(code: unknown): code is SpokenCode {
  return (SPOKEN_CODES as readonly unknown[]).includes(code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, String(text)]));
}
