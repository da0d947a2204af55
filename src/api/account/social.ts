import * as v from '../wire/schema.js';
import type { Client } from '../wire/call.js';
import { endpoint } from '../wire/endpoint.js';
import { isPlatformError, PlatformError } from '../wire/errors.js';
import { loginFields, type LoginResult } from './session.js';
import { text } from '../wire/wire.js';

export type SocialProvider = 'facebook' | 'google' | 'line';
/** A sign-in that has begun: open `url` in a window; `state` names it, `verifier` proves that this page began it. */
export interface SocialLogin {
  provider: SocialProvider;
  url: string;
  state: string;
  verifier: string;
}
/** One that the window has answered: `token` came with its message, so nobody else's window ends it. */
export interface AnsweredLogin extends SocialLogin {
  token: string;
}

/** `type` of the message that the window posts to the page that opened it, when the provider has answered; with it `state`, `token`, and `cancelled` when the person did not go through with it. */
export const SOCIAL_MESSAGE = 'gp-social-login';
export const socialStartAnswer = v.object({ url: v.pipe(v.string(), v.regex(/^https?:\/\//)), state: text });

const consentAsked = v.object({ consent: v.object({ name: v.string(), minAge: v.number() }) });
/** The person's name as the provider has it, possibly empty, and the least age in years. */
export type SocialConsent = v.InferOutput<typeof consentAsked>['consent'];
/** Signed in, or a question before an account is opened: no error, as every first sign-in comes by it. */
const socialAnswer = v.pipe(
  v.object({ ...loginFields, consent: v.optional(consentAsked.entries.consent) }),
  v.check(answer => Boolean(answer.token || answer.verification || answer.consent), 'neither token nor question'),
);

const VERIFIER_BYTES = 32;

/** Where the provider's window opens, for a code flow with PKCE whose challenge is SHA-256 of a verifier in base64url. Error: function-disabled. */
const startSocial = endpoint({
  method: 'POST',
  path: '/wps/session/login/social/start',
  send: (wish: { provider: SocialProvider; origin: string; challenge: string }) => ({ body: wish }),
  answer: socialStartAnswer,
});

/** Ends a sign-in with a provider: its code becomes a session. Errors: login-window-closed, account-locked. */
const finishSocial = endpoint({
  method: 'POST',
  path: '/wps/session/login/social',
  send: (proof: {
    provider: SocialProvider;
    providerToken: string;
    codeVerifier: string;
    termsAccepted: boolean;
    ageConfirmed: boolean;
  }) => ({ sealed: proof }),
  answer: socialAnswer,
});

/**
 * Begins a sign-in with a provider (OP-43): an OpenID Connect code flow with PKCE that the platform runs. `origin` is the page's
 * own, which alone gets the message `{ type: SOCIAL_MESSAGE, state, token, cancelled? }` from the window. Open the window on the click itself and
 * set its address when this answers. Error: function-disabled.
 */
export async function startSocialLogin(client: Client, provider: SocialProvider, origin: string): Promise<SocialLogin> {
  const verifier = encode(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
  const challenge = encode(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
  const { url, state } = await startSocial(client, { provider, origin, challenge });
  return { provider, url, state, verifier };
}

/**
 * Ends it (O-05, E), when the message came. Errors: login-window-closed (ERR-10) while the
 * provider has not answered or the person refused; account-locked; verification-required with `socialConsent` for who comes for the
 * first time: then the same call with `hasAgreed` (terms and age, OP-58) opens the account. It can succeed once.
 */
export async function finishSocialLogin(
  client: Client,
  { provider, token, verifier }: AnsweredLogin,
  hasAgreed = false,
): Promise<LoginResult> {
  const answer = await finishSocial(client, {
    provider,
    providerToken: token,
    codeVerifier: verifier,
    termsAccepted: hasAgreed,
    ageConfirmed: hasAgreed,
  });
  if (answer.consent)
    throw new PlatformError('verification-required', 'The person has to agree first.', { value: { consent: answer.consent } });
  return answer;
}

/** What a sign-in that has not ended says of the person who has still to agree; undefined when it was refused for something else. */
export function socialConsent(error: unknown): SocialConsent | undefined {
  const asked = v.safeParse(consentAsked, isPlatformError(error) ? error.value : undefined);
  return asked.success ? asked.output.consent : undefined;
}

/** base64url without padding. */
function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
