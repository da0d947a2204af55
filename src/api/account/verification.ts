import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { loginAnswer } from './session.js';
import { count, optionalText, text } from '../wire/wire.js';

/** A number as typed, with the country chosen beside it; digits only, dialling code without the plus. */
export interface Mobile {
  countryDialingCode: string;
  mobileNum: string;
}
/** A piece to move into its gap (OP-41). */
export type Slider = v.InferOutput<typeof sliderAnswer>;
/** Ways to prove oneself from an unregistered address (OP-16). */
export type VerificationMethod = 'sms' | 'email' | 'payeeName' | 'google';

/** Minutes; the send button waits 60 s times this (API-08, CON-02). */
const expiryAnswer = v.object({ expiry: v.optional(count, 1) });
/** Where it went, masked, such as `••• 001`; empty where the platform does not tell. */
const challengeSentAnswer = v.object({ expiry: v.optional(count, 1), to: optionalText });
export const sliderAnswer = v.object({
  id: text,
  /** data: URLs of PNGs: the picture with a gap, and the piece that fits it. */
  picture: v.string(),
  piece: v.string(),
  /** Pixels of the picture: its size, the piece's edge, and the piece's distance from the top. */
  width: count,
  height: count,
  pieceSize: count,
  y: count,
});
const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){1,64}$/));
/** Bounded, because a page that works for ever is no answer either. */
export const proofAnswer = v.object({
  id: text,
  challenge: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: v.pipe(count, v.maxValue(1_000_000)),
    keyLength: v.pipe(count, v.maxValue(64)),
    keyPrefix: hex,
  }),
  /** Attempts that it can take at most. */
  most: v.pipe(count, v.maxValue(2_000_000)),
});
const sliderResultAnswer = v.object({ result: text });
const phoneSessionAnswer = v.object({ phoneSession: text, expiry: v.optional(count, 1) });
const phoneProofAnswer = v.object({ firebaseIdToken: text, firebaseChannel: optionalText });

/**
 * Sends a code for the sms login or the phone reset; answers the expiry in minutes (API-07, OP-40). The answer is the same
 * whether or not the number is known. Errors: phone-invalid, rate-limited (ERR-02), quota-exceeded, function-disabled.
 */
export const sendSmsBeforeLogin = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  send: ({ countryDialingCode, mobileNum }: Mobile, purpose: 'login' | 'reset') => ({ body: { mobileNum, countryDialingCode, purpose } }),
  answer: expiryAnswer,
  read: ({ expiry }) => expiry,
});

/** Sends a code for registration; answers the expiry in minutes (API-09). Errors: phone-invalid, rate-limited, quota-exceeded, function-disabled, verification-required (slider). */
export const sendSmsForRegistration = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  send: (mobile: Mobile, sliderResult: string) => ({
    body: { countryDialingCode: mobile.countryDialingCode, mobileNo: mobile.mobileNum, sliderResult },
  }),
  answer: expiryAnswer,
  read: ({ expiry }) => expiry,
});

/**
 * Signs in with a number and the code sent to it (API-04, E; `type` 1). Errors: code-missing, code-invalid (also for a number
 * that nobody has), code-expired, phone-invalid, account-locked, function-disabled, rate-limited.
 */
export const loginBySms = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  send: ({ countryDialingCode, mobileNum }: Mobile, verificationCode: string) => ({
    sealed: { countryDialingCode, mobileNum, verificationCode, type: '1' },
  }),
  answer: loginAnswer,
});

/** What was found: goes as `captchaId` and `captcha` where a picture's would. */
export interface ProofOfWork {
  captchaId: string;
  captcha: string;
}
/** Which call it is for: a login with its account, a registration's captcha, the human verification, or a further picture. */
export type ProofPurpose = { purpose: 'login'; account: string } | { purpose: 'register' | 'human' | 'picture' };

/**
 * Work for this machine in place of a picture (O-70), twice as much with each further one within ten minutes. The answer is good for
 * ten minutes, once, for the call that it was asked for. Error: rate-limited.
 */
export const getProof = endpoint({
  method: 'POST',
  path: '/wps/captcha/proof',
  send: (wanted: ProofPurpose) => ({ body: { ...wanted } }),
  answer: proofAnswer,
});

/**
 * A new picture (O-01). It can be answered once; a wrong answer needs a new one. Errors: verification-required with
 * `value.proofRequired` when this address has had many: ask again with a proof of purpose `picture`; captcha-invalid for a wrong proof.
 */
export const getSlider = endpoint({
  path: '/wps/captcha/slider',
  send: (paid?: ProofOfWork) => ({ query: { ...paid } }),
  answer: sliderAnswer,
});

/**
 * Answers it (O-02): `offset` in pixels of the picture from its left edge, or a proof of purpose `human` by its own id. The result is
 * good for 10 minutes, for one sms and one registration from the same address. Error: captcha-invalid.
 */
export const checkSlider = endpoint({
  method: 'POST',
  path: '/wps/captcha/slider',
  send: (id: string, given: { offset: number } | { answer: string }) => ({ body: { id, ...given } }),
  answer: sliderResultAnswer,
  read: ({ result }) => result,
});

/** Sends the code of an extra verification; answers the expiry in minutes, and where it went (O-03). Errors: verification-required when it is over, rate-limited. */
export const sendLoginVerification = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification/send',
  send: (id: string, method: 'sms' | 'email') => ({ body: { id, method } }),
  answer: challengeSentAnswer,
});

/**
 * Answers an extra verification and ends the login (O-04, E). Errors: bad-request with `fields.answer` wrong (tries are left,
 * `value.triesLeft`), verification-required when it is over: log in again.
 */
export const answerLoginVerification = endpoint({
  method: 'POST',
  path: '/wps/session/login/verification',
  send: (id: string, method: VerificationMethod, answer: string) => ({ sealed: { id, method, answer } }),
  answer: loginAnswer,
});

/**
 * Phone-verification provider: sends its code (REG-41, SES-65). On when the switch PHONEPROVIDER3 is. Errors: phone-invalid,
 * rate-limited (CON-01), quota-exceeded, function-disabled.
 */
export const startPhoneVerification = endpoint({
  method: 'POST',
  path: '/idp/phone/send',
  send: ({ countryDialingCode, mobileNum }: Mobile) => ({ body: { countryDialingCode, mobileNum } }),
  answer: phoneSessionAnswer,
});

/** Proves the number to the provider. Errors: code-missing, code-invalid, code-expired, rate-limited. */
export const confirmPhoneVerification = endpoint({
  method: 'POST',
  path: '/idp/phone/verify',
  send: (phoneSession: string, verificationCode: string) => ({ body: { phoneSession, verificationCode } }),
  answer: phoneProofAnswer,
});

/** Signs in with the provider's proof of the number (SES-65, E; `type` 2). Errors: code-invalid, code-expired, account-locked. */
export const loginByPhoneProvider = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  send: ({ countryDialingCode, mobileNum }: Mobile, proof: { firebaseChannel: string; firebaseIdToken: string }) => ({
    sealed: { countryDialingCode, mobileNum, ...proof, type: '2' },
  }),
  answer: loginAnswer,
});
