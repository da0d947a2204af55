import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { loginAnswer } from './session.js';
import type { Mobile } from './verification.js';
import { count } from '../wire/wire.js';

const linkAnswer = v.object({ good: v.boolean() });
/** Minutes for which the code in the mail is good. */
const mailAnswer = v.object({ expiry: v.optional(count, 15) });

/**
 * Asks for a mail with a code (API-15, form-encoded); answers for how many minutes it is good. The answer does not tell whether
 * the account exists, unless the platform is set to (then: account-not-found, ERR-11). Errors: bad-request with `fields`,
 * rate-limited, function-disabled.
 */
export const forgotPasswordByEmail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  send: (username: string, email: string) => ({ form: { username, email } }),
  answer: mailAnswer,
  read: ({ expiry }) => expiry,
});

/**
 * Whether the code of a mail's link can still be used (O-74, E); asking does not use it up. The answer tells nothing of the account:
 * it is no for a pair that nobody has. Errors: bad-request with `fields`, rate-limited, function-disabled.
 */
export const checkMailLink = endpoint({
  method: 'POST',
  path: '/wps/member/password/email/link',
  send: ({ username, email, verificationCode }: { username: string; email: string; verificationCode: string }) => ({
    sealed: { username, email, verificationCode },
  }),
  answer: linkAnswer,
  read: ({ good }) => good,
});

/** Sets a new password with the code of the mail and signs in (O-75, E). Errors: bad-request with `fields`, code-missing, code-invalid, code-expired. */
export const setPasswordByEmail = endpoint({
  method: 'POST',
  path: '/wps/member/password/email/verification',
  send: ({
    username,
    email,
    verificationCode,
    newPassword,
  }: {
    username: string;
    email: string;
    verificationCode: string;
    newPassword: string;
  }) => ({ sealed: { username, email, verificationCode, newPassword } }),
  answer: loginAnswer,
});

/** Sets a new password with the code sent to the number and signs in (API-16, E; PWD-10, PWD-12). Errors: bad-request with `fields`, code-missing, code-invalid, code-expired, phone-invalid, function-disabled. */
export const setPasswordByPhone = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  send: ({ countryDialingCode, mobileNum, verificationCode, newPassword }: Mobile & { verificationCode: string; newPassword: string }) => ({
    sealed: { countryDialingCode, mobileNum, verificationCode, newPassword },
  }),
  answer: loginAnswer,
});
