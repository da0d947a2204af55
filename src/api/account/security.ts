import * as v from '../wire/schema.js';
import type { OwnerProof } from './bindings.js';
import { endpoint } from '../wire/endpoint.js';
import { count, done, flag, instant, optionalFlag, optionalText, text } from '../wire/wire.js';

/** How the account is protected; addresses and numbers come masked. Times: UTC milliseconds. */
export type SecurityStanding = v.InferOutput<typeof securityAnswer>;

export const securityAnswer = v.object({
  passwordChangedAt: v.optional(instant),
  /** False for an account from a provider or a number alone. */
  hasPassword: v.optional(flag, true),
  hasPaymentPassword: flag,
  /** Empty when none is kept; recovery believes only what is confirmed. */
  email: optionalText,
  emailConfirmed: optionalFlag,
  mobile: optionalText,
  mobileConfirmed: optionalFlag,
  hasAuthenticator: optionalFlag,
  /** By what the owner can prove to be it: password, paymentPassword, email, mobile, or a provider's name; the plainest first. */
  ownerWays: v.optional(v.array(text), ['password']),
  /** Withdrawals rest after a change of what protects the account; `restHours`: for how long, 0 for not at all. */
  withdrawalsRestUntil: v.optional(v.nullable(instant)),
  restHours: v.optional(count, 0),
  /** From where the account has signed in, newest first. */
  addresses: v.optional(v.array(v.object({ ip: text, registeredAt: instant, isThis: optionalFlag })), []),
});

/** What protects the account (O-79, MEM-24). */
export const getSecurity = endpoint({ path: '/wps/member/security', token: 'required', answer: securityAnswer });

/**
 * Sets the payment password (O-09, E). `oldPassword`: the one that stands, or the account's own password while there is none; an account
 * without either proves its owner otherwise. Errors: bad-request with `fields`, bad-credentials (`fields.oldPassword`), code-invalid, payment-locked, rate-limited.
 */
export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  token: 'required',
  send: (change: OwnerProof & { oldPassword: string; newPassword: string; confirmNewPassword: string }) => ({ sealed: { ...change } }),
  answer: done,
});
