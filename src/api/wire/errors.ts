import type { ErrorCode } from './error-codes.js';

export type { ErrorCode } from './error-codes.js';

export interface PlatformErrorOptions {
  /** HTTP status, 0 when there was no answer. */
  status?: number;
  /** The platform's own sentence, already in the caller's language; shown only for code `unknown` (OP-44). */
  serverMessage?: string;
  /** Field name → the platform's word for what is wrong with it (FieldFault), or its own sentence. */
  fields?: Record<string, string>;
  /** Milliseconds to wait before trying again. */
  retryAfter?: number;
  /** What the failed answer carried beside the error, such as captchaRequired. */
  value?: unknown;
  cause?: unknown;
}

const MARK = Symbol.for('gp.platform-error@1');

/**
 * The one error that leaves the api layer. `code` is stable: machine key and translation key in one. `message` is for
 * developers and never holds a token, header, password or body.
 */
export class PlatformError extends Error {
  readonly [MARK] = true;
  readonly code: ErrorCode;
  readonly status: number;
  readonly serverMessage?: string;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;
  readonly value?: unknown;

  constructor(code: ErrorCode, message: string, options: PlatformErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'PlatformError';
    this.code = code;
    this.status = options.status ?? 0;
    this.serverMessage = options.serverMessage;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.value = options.value;
  }
}

/** True for our error, also when another copy of this package made it. */
export function isPlatformError(error: unknown): error is PlatformError {
  return typeof error === 'object' && error !== null && MARK in error;
}

/** The code of any caught value; what is not ours is `unknown`. */
export function errorCode(error: unknown): ErrorCode {
  return isPlatformError(error) ? error.code : 'unknown';
}
