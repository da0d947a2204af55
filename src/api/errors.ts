/** What went wrong with a call, in words of the widgets; each code is also the translation key `error.<code>`. */
export type ErrorCode =
  | 'network' // no answer at all, or cut (ERR-12)
  | 'timeout' // no answer within the time limit (ERR-13)
  | 'bad-response' // an answer of a shape we do not know
  | 'aborted' // cancelled by us: unmounted or superseded; never shown
  | 'not-configured' // data-api or data-merchant missing or wrong
  | 'insecure-context' // sealing needs https or localhost
  | 'not-logged-in' // ERR-14
  | 'real-account-required'
  | 'agent-required'
  | 'password-change-required'
  | 'bad-credentials'
  | 'captcha-required'
  | 'captcha-invalid' // ERR-07
  | 'account-locked'
  | 'member-only' // ERR-16
  | 'agent-only' // ERR-17
  | 'verification-required' // ERR-20
  | 'maintenance' // ERR-19
  | 'region-restricted' // ERR-18
  | 'rate-limited' // ERR-02
  | 'payment-locked' // too many wrong payment passwords; `retryAfter` says for how long
  | 'game-maintenance' // GAM-09
  | 'game-unavailable'
  | 'game-no-answer' // the game's provider failed to open it
  | 'bad-launch-url'
  | 'insufficient-balance'
  | 'idempotency-mismatch'
  | 'bad-request' // ERR-21
  | 'not-found'
  | 'seal-refused'
  | 'chunk-load' // a section of our own code did not arrive (ERR-28, ERR-29)
  | 'phone-invalid' // ERR-01
  | 'code-invalid' // ERR-04
  | 'code-missing' // ERR-05
  | 'code-expired' // ERR-06
  | 'quota-exceeded' // ERR-08
  | 'function-disabled' // ERR-09
  | 'login-window-closed' // ERR-10
  | 'draw-closed' // a lottery draw that takes no more bets (INV-25)
  | 'image-refused' // CON-09, CON-10
  | 'activity-closed' // a promotion that is not open now (PRO-11, PRO-12)
  | 'activity-refused' // a step that the activity's state does not allow (PRO-13)
  | 'withdrawals-rest' // after a change of what protects the account
  | 'binding-over' // a change of a binding that has to be begun again
  | 'account-not-found' // ERR-11
  | 'domain-invalid' // ERR-15
  | 'affiliate-invalid' // ERR-23
  | 'unknown'; // ERR-03

export interface PlatformErrorOptions {
  /** HTTP status, 0 when there was no answer. */
  status?: number;
  /** The platform's own sentence, already in the caller's language; shown only for code `unknown` (OP-44). */
  serverMessage?: string;
  /** Field name → error code or server sentence. */
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
