import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { done, optionalFlag, optionalText, text } from '../wire/wire.js';

/** ENT-06. `type` is `0` for username and password (ours; sms and provider logins have their own). */
export interface LoginRequest {
  username: string;
  password: string;
  /** Characters of a picture, or what a proof of work for this login found. */
  captcha?: string;
  captchaId?: string;
}
/** ENT-07, with ours: passwordDefault and, for a login from an unregistered IP, verification instead of a token (OP-16). */
export type LoginResult = v.InferOutput<typeof loginAnswer>;

export const loginFields = {
  token: optionalText,
  firstTimeLogin: optionalFlag,
  passwordExpired: optionalFlag,
  passwordDefault: optionalFlag,
  verification: v.optional(v.nullable(v.object({ id: text, methods: v.array(v.string()) }))),
};
export const loginAnswer = v.pipe(
  v.object(loginFields),
  v.check(answer => Boolean(answer.token || answer.verification), 'neither token nor verification'),
);
export const captchaAnswer = v.object({ id: text, image: optionalText });

const LOGOUT_TIMEOUT = 5000;

/** Signs in with username and password (API-04, E). Errors: bad-credentials, captcha-required, captcha-invalid, account-locked, rate-limited. */
export const login = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  send: (request: LoginRequest) => ({
    sealed: {
      username: request.username,
      password: request.password,
      captcha: request.captcha ?? '',
      captchaId: request.captchaId ?? '',
      type: '0',
    },
  }),
  answer: loginAnswer,
});

/** Opens a trial session (API-05). Errors: function-disabled, rate-limited. */
export const loginFreePlay = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  send: () => ({ sealed: { os: 'web', platform: 'W', random: randomText(), gatewayVersion: 3 } }),
  answer: loginAnswer,
});

/** Ends the session of a token on the platform (API-06). */
export const logout = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  token: 'required',
  timeout: LOGOUT_TIMEOUT,
  send: (bearer: string) => ({ bearer }),
  answer: done,
});

/**
 * A code of a hand-over becomes a session of this page. The `Idempotency-Key` (`claim`) is a secret of the page: with it a repeat after a lost answer is known, and
 * nobody else's is taken for one. Errors: code-invalid (never given, or for another origin), code-expired (over, or redeemed by another
 * page, which `value.used` says), not-logged-in (the host's own session has ended), account-locked.
 */
export const redeemHandover = endpoint({
  method: 'POST',
  path: '/wps/session/handover/redeem',
  send: (code: string, claim: string) => ({ sealed: { code }, idempotencyKey: claim }),
  answer: loginAnswer,
});

/**
 * A picture with characters, `image` a data: URL of an SVG or PNG (API-17). Errors: verification-required with `value.proofRequired`
 * when this address has had many: ask again with a proof of purpose `picture`; captcha-invalid for a wrong proof.
 */
export const getCaptcha = endpoint({
  path: '/wps/captcha',
  send: (paid?: { captchaId: string; captcha: string }) => ({ query: { ...paid } }),
  answer: captchaAnswer,
});

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
}
