import type { SpokenCode } from '../../src/api/wire/error-codes.js';

/** The codes that the platform may say but those that this one has no occasion for. */
type Without<Unsaid extends SpokenCode> = Exclude<SpokenCode, Unsaid>;

/** Stable codes of refused calls; src/api/wire/error-codes.ts has the words. */
export type FailureCode =
  | Without<'member-only' | 'agent-only' | 'domain-invalid'>
  /** What nobody meant to throw. */
  | 'unknown'
  /** Of the operator console only. */
  | 'changed-meanwhile'
  /** A browser asks for a page that may not call, and tells nobody but its developer. */
  | 'origin-refused';

/** How each is answered. */
const ANSWERS: Record<FailureCode, { status: number; message: string }> = {
  'bad-request': { status: 400, message: 'Please enter correct information.' },
  'bad-credentials': { status: 401, message: 'The username or password is not correct.' },
  'captcha-required': { status: 401, message: 'Enter the captcha.' },
  'captcha-invalid': { status: 400, message: 'Invalid captcha input.' },
  'account-locked': { status: 403, message: 'This account is locked. Contact customer service.' },
  'verification-required': { status: 403, message: 'Please complete verification first.' },
  'not-logged-in': { status: 401, message: 'You are not logged in, please login.' },
  'real-account-required': { status: 403, message: 'A real account is needed for this.' },
  'agent-required': { status: 403, message: 'Non-agents cannot log in.' },
  'password-change-required': { status: 403, message: 'Change your password first.' },
  maintenance: { status: 503, message: 'System maintenance notice.' },
  'region-restricted': { status: 403, message: 'Access restricted due to location or IP.' },
  'rate-limited': { status: 429, message: 'Too many requests, try again after 5 minutes.' },
  'payment-locked': {
    status: 429,
    message: 'Too many wrong passwords: the payment password is locked for a while. Customer service clears a forgotten one.',
  },
  'game-maintenance': { status: 409, message: 'This game is under maintenance.' },
  'game-unavailable': { status: 404, message: 'This game is not available.' },
  'insufficient-balance': { status: 409, message: 'The balance is not sufficient.' },
  'idempotency-mismatch': { status: 422, message: 'This key was used for another request.' },
  'not-found': { status: 404, message: 'Not found.' },
  'seal-refused': { status: 400, message: 'The encrypted payload was refused.' },
  'function-disabled': { status: 403, message: 'Function not enabled, contact customer service.' },
  unknown: { status: 500, message: 'Unknown error. Try again in a moment, or contact customer service.' },
  'phone-invalid': { status: 400, message: 'Invalid phone number format. Please enter a valid phone number.' },
  'code-missing': { status: 400, message: 'The verification code is missing.' },
  'code-invalid': { status: 400, message: 'The verification code is not valid.' },
  'code-expired': { status: 400, message: 'The verification code expired, send again.' },
  'quota-exceeded': { status: 429, message: 'Quota not sufficient, contact customer service.' },
  'account-not-found': { status: 404, message: 'Username/Email does not exist.' },
  'affiliate-invalid': { status: 404, message: 'Invalid invitation code.' },
  'login-window-closed': { status: 409, message: 'Login failure, try again.' },
  'image-refused': { status: 400, message: 'Only pictures of type png or jpg with at most 5 MB are taken.' },
  'draw-closed': { status: 409, message: 'This draw is closed. Bet on the next one.' },
  'activity-closed': { status: 409, message: 'This promotion is not open now. Have a look at the others.' },
  'activity-refused': { status: 409, message: 'This is no longer possible here. Look at its state again.' },
  'withdrawals-rest': {
    status: 409,
    message: 'Withdrawals are paused for a while after a change of your security details. See until when in your security centre.',
  },
  'binding-over': { status: 409, message: 'This change is over. Begin it again.' },
  'changed-meanwhile': { status: 409, message: 'Somebody else changed this meanwhile.' },
  'origin-refused': { status: 403, message: 'Pages of this origin may not call.' },
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
    super(options.message ?? ANSWERS[code].message);
    this.code = code;
    this.status = ANSWERS[code].status;
    this.options = options;
  }
}
