import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, optionalFlag, optionalText, text } from '../wire/wire.js';

/** What an owner confirms; `google` is the authenticator (ENT-40). */
export type BindingKind = 'email' | 'mobile' | 'google';
/** What proves that it is the owner who acts, and not only somebody with a session: one of them. */
export interface OwnerProof {
  password?: string;
  paymentPassword?: string;
  /** For an account without a password: a code to a confirmed address. */
  ownKind?: 'email' | 'mobile';
  ownCode?: string;
  /** For an account without a password: a fresh sign-in with its provider. */
  provider?: string;
  providerToken?: string;
  codeVerifier?: string;
}
export type WantedBinding =
  { kind: 'email'; email: string } | { kind: 'mobile'; countryDialingCode: string; mobileNum: string } | { kind: 'google' };
/** A binding that waits for its codes. */
export type BegunBinding = v.InferOutput<typeof bindingStartAnswer>;

const bindingSentAnswer = v.object({
  /** Minutes until another may be sent. */
  expiry: v.optional(count, 1),
  /** Masked. */
  to: optionalText,
});
const bindingStartAnswer = v.object({
  ...bindingSentAnswer.entries,
  id: text,
  /** A code of what is bound now is asked for too; `oldTo`: where it was sent, masked, empty for an authenticator. */
  needsOld: optionalFlag,
  oldTo: optionalText,
  /** Of a new authenticator: its key, and the address that its QR code holds. */
  secret: optionalText,
  address: optionalText,
});
const bindingEndAnswer = v.object({ withdrawalsRestUntil: v.optional(v.nullable(instant)) });

/**
 * Begins a binding or its change (O-80, E, MEM-24): codes go to the new address and to the old. Errors: bad-request, bad-credentials with the
 * wrong field of address or proof, code-invalid (`fields.ownCode`), phone-invalid, rate-limited, quota-exceeded, function-disabled when nothing can prove the owner.
 */
export const startBinding = endpoint({
  method: 'POST',
  path: '/wps/member/binding/start',
  token: 'required',
  send: (wanted: WantedBinding, proof: OwnerProof) => ({ sealed: { ...wanted, ...proof } }),
  answer: bindingStartAnswer,
});

/** Sends a code of it once more, to the new address, or to a confirmed one that stands for the old (O-81). Errors: binding-over, rate-limited. */
export const sendBindingCode = endpoint({
  method: 'POST',
  path: '/wps/member/binding/send',
  token: 'required',
  send: (id: string, to: 'new' | 'email' | 'mobile') => ({ body: { id, to } }),
  answer: bindingSentAnswer,
});

/**
 * Ends it with the codes (O-10, E); answers until when withdrawals rest. `oldKind`: of what the old code is, when not of the same kind. Errors:
 * code-missing, code-invalid, code-expired with `fields` (verificationCode, oldCode: `wrong`, `expired`), binding-over: begin again.
 */
export const endBinding = endpoint({
  method: 'POST',
  path: '/wps/member/binding',
  token: 'required',
  send: (end: { id: string; verificationCode: string; oldKind?: BindingKind; oldCode?: string }) => ({ sealed: { ...end } }),
  answer: bindingEndAnswer,
  read: answer => answer.withdrawalsRestUntil ?? undefined,
});

/** Sends a code to a confirmed address, for the owner of an account without a password to prove to be it (O-82). Errors: function-disabled, rate-limited. */
export const sendOwnerCode = endpoint({
  method: 'POST',
  path: '/wps/member/proof/send',
  token: 'required',
  send: (kind: 'email' | 'mobile') => ({ body: { kind } }),
  answer: bindingSentAnswer,
});
