/**
 * What went wrong with a call, in words of the widgets. Each code stands here once, among those that the platform may say or those
 * that are ours alone; it is also the translation key `error.<code>`, and a row of docs/events.md.
 */

/** Words that the platform may say; any other is `unknown`, with the platform's own sentence (OP-44). */
export const SPOKEN_CODES = [
  'not-logged-in', // ERR-14
  'real-account-required',
  'agent-required',
  'password-change-required',
  'bad-credentials',
  'captcha-required',
  'captcha-invalid', // ERR-07
  'account-locked',
  'member-only', // ERR-16
  'agent-only', // ERR-17
  'verification-required', // ERR-20
  'maintenance', // ERR-19
  'region-restricted', // ERR-18
  'rate-limited', // ERR-02
  'payment-locked', // too many wrong payment passwords; `retryAfter` says for how long
  'game-maintenance', // GAM-09
  'game-unavailable',
  'insufficient-balance',
  'idempotency-mismatch',
  'bad-request', // ERR-21
  'not-found',
  'seal-refused',
  'phone-invalid', // ERR-01
  'code-invalid', // ERR-04
  'code-missing', // ERR-05
  'code-expired', // ERR-06
  'quota-exceeded', // ERR-08
  'function-disabled', // ERR-09
  'login-window-closed', // ERR-10
  'draw-closed', // a lottery draw that takes no more bets (INV-25)
  'image-refused', // CON-09, CON-10
  'activity-closed', // a promotion that is not open now (PRO-11, PRO-12)
  'activity-refused', // a step that the activity's state does not allow (PRO-13)
  'withdrawals-rest', // after a change of what protects the account
  'binding-over', // a change of a binding that has to be begun again
  'account-not-found', // ERR-11
  'domain-invalid', // ERR-15
  'affiliate-invalid', // ERR-23
] as const;

/** Of our own making: in an answer they count as any other word. Only types and the docs read this list, so it is in no bundle. */
export const OWN_CODES = [
  'network', // no answer at all, or cut (ERR-12)
  'timeout', // no answer within the time limit (ERR-13)
  'bad-response', // an answer of a shape we do not know, or none of the platform's at all: an empty 500, a proxy's page
  'aborted', // cancelled by us: unmounted or superseded; never shown
  'not-configured', // data-api or data-merchant missing or wrong
  'insecure-context', // sealing needs https or localhost
  'game-no-answer', // the game's provider failed to open it
  'bad-launch-url',
  'chunk-load', // a section of our own code did not arrive (ERR-28, ERR-29)
  'unknown', // ERR-03
] as const;

export type SpokenCode = (typeof SPOKEN_CODES)[number];
export type ErrorCode = SpokenCode | (typeof OWN_CODES)[number];
