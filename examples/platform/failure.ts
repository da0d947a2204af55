/** Stable codes of refused calls; `src/api/errors.ts` knows the same words. */
export type FailureCode =
  | 'bad-request'
  | 'bad-credentials'
  | 'captcha-required'
  | 'captcha-invalid'
  | 'account-locked'
  | 'verification-required'
  | 'not-logged-in'
  | 'real-account-required'
  | 'agent-required'
  | 'password-change-required'
  | 'maintenance'
  | 'region-restricted'
  | 'rate-limited'
  | 'game-maintenance'
  | 'game-unavailable'
  | 'insufficient-balance'
  | 'idempotency-mismatch'
  | 'not-found'
  | 'seal-refused'
  | 'function-disabled'
  | 'unknown'
  | 'phone-invalid'
  | 'code-missing'
  | 'code-invalid'
  | 'code-expired'
  | 'quota-exceeded'
  | 'account-not-found'
  | 'affiliate-invalid'
  | 'login-window-closed'
  | 'image-refused'
  | 'draw-closed'
  | 'activity-closed'
  | 'activity-refused'
  | 'withdrawals-rest'
  | 'binding-over'
  | 'payment-locked'
  /** Of the operator console only. */
  | 'changed-meanwhile';

const STATUS: Record<FailureCode, number> = {
  'bad-request': 400,
  'bad-credentials': 401,
  'captcha-required': 401,
  'captcha-invalid': 400,
  'account-locked': 403,
  'verification-required': 403,
  'not-logged-in': 401,
  'real-account-required': 403,
  'agent-required': 403,
  'password-change-required': 403,
  maintenance: 503,
  'region-restricted': 403,
  'rate-limited': 429,
  'payment-locked': 429,
  'game-maintenance': 409,
  'game-unavailable': 404,
  'insufficient-balance': 409,
  'idempotency-mismatch': 422,
  'not-found': 404,
  'seal-refused': 400,
  'function-disabled': 403,
  unknown: 500,
  'phone-invalid': 400,
  'code-missing': 400,
  'code-invalid': 400,
  'code-expired': 400,
  'quota-exceeded': 429,
  'account-not-found': 404,
  'affiliate-invalid': 404,
  'login-window-closed': 409,
  'image-refused': 400,
  'draw-closed': 409,
  'activity-closed': 409,
  'activity-refused': 409,
  'withdrawals-rest': 409,
  'binding-over': 409,
  'changed-meanwhile': 409,
};

const MESSAGE: Record<FailureCode, string> = {
  'bad-request': 'Please enter correct information.',
  'bad-credentials': 'The username or password is not correct.',
  'captcha-required': 'Enter the captcha.',
  'captcha-invalid': 'Invalid captcha input.',
  'account-locked': 'This account is locked. Contact customer service.',
  'verification-required': 'Please complete verification first.',
  'not-logged-in': 'You are not logged in, please login.',
  'real-account-required': 'A real account is needed for this.',
  'agent-required': 'Non-agents cannot log in.',
  'password-change-required': 'The password has to be changed first.',
  maintenance: 'System maintenance notice.',
  'region-restricted': 'Access restricted due to location or IP.',
  'rate-limited': 'Too many requests, try again after 5 minutes.',
  'payment-locked': 'Too many wrong passwords: the payment password is locked for a while. Customer service clears a forgotten one.',
  'game-maintenance': 'This game is under maintenance.',
  'game-unavailable': 'This game is not available.',
  'insufficient-balance': 'The balance is not sufficient.',
  'idempotency-mismatch': 'This key was used for another request.',
  'not-found': 'Not found.',
  'seal-refused': 'The encrypted payload was refused.',
  'function-disabled': 'Function not enabled, contact customer service.',
  unknown: 'Unknown error.',
  'phone-invalid': 'Invalid phone number format. Please enter a valid phone number.',
  'code-missing': 'The verification code is missing.',
  'code-invalid': 'The verification code is not valid.',
  'code-expired': 'The verification code expired, send again.',
  'quota-exceeded': 'Quota not sufficient, contact customer service.',
  'account-not-found': 'Username/Email does not exist.',
  'affiliate-invalid': 'Invalid invitation code.',
  'login-window-closed': 'Login failure, try again.',
  'image-refused': 'Only pictures of type png or jpg with at most 5 MB are taken.',
  'draw-closed': 'This draw is closed. Bet on the next one.',
  'activity-closed': 'This promotion is not open now.',
  'activity-refused': 'This is no longer possible here. Look at its state again.',
  'withdrawals-rest': 'Withdrawals rest for a while after a change of what protects the account.',
  'binding-over': 'This change is over. Begin it again.',
  'changed-meanwhile': 'Somebody else changed this meanwhile.',
};

export interface FailureOptions {
  message?: string;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** Goes into the answer beside the code, such as `captchaRequired`. */
  value?: Record<string, unknown>;
  /** Seconds, sent as `Retry-After`. */
  retryAfter?: number;
}

/** A refusal that the caller is told about: `{ success: false, code, message, … }` with a fitting status. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  readonly status: number;
  readonly options: FailureOptions;

  constructor(code: FailureCode, options: FailureOptions = {}) {
    super(options.message ?? MESSAGE[code]);
    this.code = code;
    this.status = STATUS[code];
    this.options = options;
  }
}
