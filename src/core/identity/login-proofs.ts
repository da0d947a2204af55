import {
  finishSocialLogin,
  SOCIAL_MESSAGE,
  socialConsent,
  startSocialLogin,
  type AnsweredLogin,
  type SocialConsent,
  type SocialLogin,
  type SocialProvider,
} from '../../api/account/social.js';
import {
  answerLoginVerification,
  confirmPhoneVerification,
  loginByPhoneProvider,
  loginBySms,
  sendLoginVerification,
  type Mobile,
  type VerificationMethod,
} from '../../api/account/verification.js';
import type { Core, LoginOutcome, LoginTerms } from '../parts/core.js';
import { usesProvider, type SentCode } from './identity.js';

export { socialConsent };
export type { AnsweredLogin, SocialConsent, SocialLogin, SocialProvider, VerificationMethod };

const SECONDS_A_MINUTE = 60;

/** Signs in with the code that was sent to a number (SES-31, SES-65); no change of password is forced (SES-41). Throws PlatformError. */
export async function loginByCode(
  core: Pick<Core, 'client' | 'session' | 'status'>,
  mobile: Mobile,
  code: string,
  phoneSession: string,
  terms: LoginTerms,
): Promise<LoginOutcome> {
  const proof = phoneSession && usesProvider(core, 'login') ? await confirmPhoneVerification(core.client, phoneSession, code) : undefined;
  return core.session.enter(client => (proof ? loginByPhoneProvider(client, mobile, proof) : loginBySms(client, mobile, code)), {
    ...terms,
    withoutPassword: true,
  });
}

/** Begins a sign-in with a provider for this page: open `url` in a window (OP-43). Throws PlatformError. */
export function beginSocialLogin({ client }: Pick<Core, 'client'>, provider: SocialProvider): Promise<SocialLogin> {
  return startSocialLogin(client, provider, location.origin);
}

/** What a message of the provider's window says: the sign-in that can be ended now, or that the person cancelled there; undefined when it is no such message. */
export function socialWord(data: unknown, begun: SocialLogin): AnsweredLogin | 'cancelled' | undefined {
  const told = typeof data === 'object' && data !== null ? data : {};
  if (Reflect.get(told, 'type') !== SOCIAL_MESSAGE || Reflect.get(told, 'state') !== begun.state) return undefined;
  return Reflect.get(told, 'cancelled') === true ? 'cancelled' : { ...begun, token: String(Reflect.get(told, 'token')) };
}

/**
 * Ends it and signs in, once the window has answered. Throws PlatformError: `login-window-closed` (ERR-10); one with
 * `socialConsent` for who comes for the first time, who then ends it with `hasAgreed`, terms and age (OP-58).
 */
export function endSocialLogin(
  { session }: Pick<Core, 'session'>,
  answered: AnsweredLogin,
  terms: LoginTerms,
  hasAgreed = false,
): Promise<LoginOutcome> {
  return session.enter(client => finishSocialLogin(client, answered, hasAgreed), { ...terms, withoutPassword: true });
}

/** Sends the code of an extra verification; answers how long the button waits (CON-02) and where the code went. Throws PlatformError. */
export async function sendVerification({ client }: Pick<Core, 'client'>, id: string, method: 'sms' | 'email'): Promise<SentCode> {
  const { expiry, to } = await sendLoginVerification(client, id, method);
  return { seconds: SECONDS_A_MINUTE * Math.max(1, expiry), to };
}

/** Answers the extra verification of a login from an unregistered IP (SES-44 to SES-48). Throws PlatformError. */
export function answerVerification(
  { session }: Pick<Core, 'session'>,
  id: string,
  method: VerificationMethod,
  answer: string,
): Promise<LoginOutcome> {
  return session.verify(client => answerLoginVerification(client, id, method, answer));
}
