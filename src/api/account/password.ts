import * as v from '../wire/schema.js';
import type { CallOptions, Client } from '../wire/call.js';
import { loginAnswer, type LoginResult } from './session.js';
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
export async function forgotPasswordByEmail(client: Client, username: string, email: string): Promise<number> {
  const answer = await client.call({ method: 'POST', path: '/wps/member/password/email', form: { username, email }, answer: mailAnswer });
  return answer.expiry;
}

/**
 * Whether the code of a mail's link can still be used (O-74, E); asking does not use it up. The answer tells nothing of the account:
 * it is no for a pair that nobody has. Errors: bad-request with `fields`, rate-limited, function-disabled.
 */
export async function checkMailLink(
  client: Client,
  request: { username: string; email: string; verificationCode: string },
  options: CallOptions = {},
): Promise<boolean> {
  const { username, email, verificationCode } = request;
  const answer = await client.call({
    ...options,
    method: 'POST',
    path: '/wps/member/password/email/link',
    sealed: { username, email, verificationCode },
    answer: linkAnswer,
  });
  return answer.good;
}

/** Sets a new password with the code of the mail and signs in (O-75, E). Errors: bad-request with `fields`, code-missing, code-invalid, code-expired. */
export async function setPasswordByEmail(
  client: Client,
  request: { username: string; email: string; verificationCode: string; newPassword: string },
): Promise<LoginResult> {
  const { username, email, verificationCode, newPassword } = request;
  return client.call({
    method: 'POST',
    path: '/wps/member/password/email/verification',
    sealed: { username, email, verificationCode, newPassword },
    answer: loginAnswer,
  });
}

/** Sets a new password with the code sent to the number and signs in (API-16, E; PWD-10, PWD-12). Errors as above, and phone-invalid. */
export async function setPasswordByPhone(
  client: Client,
  request: Mobile & { verificationCode: string; newPassword: string },
): Promise<LoginResult> {
  const { countryDialingCode, mobileNum, verificationCode, newPassword } = request;
  return client.call({
    method: 'POST',
    path: '/wps/member/password/verification',
    sealed: { countryDialingCode, mobileNum, verificationCode, newPassword },
    answer: loginAnswer,
  });
}
