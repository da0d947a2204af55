import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { assertKnownOrigin } from '../http/known-origin.js';
import type { Language } from '../languages.js';
import type { Platform } from '../platform.js';
import { hashOfToken, newToken } from '../secrets.js';
import { isSameText } from './codes.js';
import type { IdpProvider } from './idp/idp-people.js';
import { callbackUrl, IDP_CLIENT, idpIssuer, idpSecret } from './idp/idp-provider.js';

/** Who the provider says it is. */
export interface ProviderPerson {
  subject: string;
  name: string;
  /** Only when the provider has verified it. */
  email?: string;
}

const LIFETIME_MS = 10 * 60_000;
const FETCH_LIMIT_MS = 10_000;
const discovery = v.object({ issuer: v.string(), authorization_endpoint: v.string(), token_endpoint: v.string(), jwks_uri: v.string() });
const tokens = v.object({ id_token: v.string() });

/** Begins an OpenID Connect code flow with PKCE; answers where to send the person. `challenge` is the page's own (S256): only the page that began can end it. */
export async function beginSocialLogin(
  platform: Platform,
  provider: IdpProvider,
  { origin, challenge, language }: { origin: string; challenge: string; language: Language },
): Promise<{ url: string; state: string }> {
  assertKnownOrigin(platform.config, origin);
  const [state, verifier, nonce] = [newToken(), newToken(), newToken()];
  const now = platform.clock.now();
  await platform.db.deleteFrom('social_login').where('expires_at', '<', now).execute();
  await platform.db
    .insertInto('social_login')
    .values({ state_hash: hashOfToken(state), provider, origin, challenge, verifier, nonce, expires_at: now + LIFETIME_MS })
    .execute();
  const { authorization_endpoint } = await discover(platform, provider);
  const url = new URL(authorization_endpoint);
  url.search = new URLSearchParams({
    client_id: IDP_CLIENT,
    redirect_uri: callbackUrl(platform),
    response_type: 'code',
    scope: 'openid profile email',
    prompt: 'login',
    ui_locales: language.toLowerCase(),
    state,
    nonce,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return { url: url.href, state };
}

/**
 * Keeps the provider's code for the page that waits; without one the person refused. `token` is for that page alone, told by the window
 * that it opened: whoever only sent somebody to the provider's address knows the state, but has not got the token, and gets no session
 * of whoever signed in there. Throws `not-found` for a state that is not open.
 */
export async function takeProviderAnswer(
  platform: Platform,
  state: string,
  code: string | undefined,
): Promise<{ origin: string; token: string }> {
  const row = await platform.db
    .updateTable('social_login')
    .set(eb => ({ code: code === undefined ? eb.ref('code') : eb.fn.coalesce('code', eb.val(code.slice(0, 500))) }))
    .where('state_hash', '=', hashOfToken(state))
    .where('used_at', 'is', null)
    .where('expires_at', '>', platform.clock.now())
    .returning('origin')
    .executeTakeFirst();
  if (!row) throw new Failure('not-found', { message: 'This sign-in is over. Close the window and try again.' });
  // Of the code that came with this very answer, not of one that came before: only who brought it here has it.
  return { ...row, token: code === undefined ? '' : providerToken(state, code) };
}

/** Ends the flow, once, for the page that began it and was told `token`. Throws `login-window-closed` while there is no answer, or when it is not a good one. */
export async function endSocialLogin(
  platform: Platform,
  provider: IdpProvider,
  token: string,
  codeVerifier: string,
): Promise<ProviderPerson & { origin: string }> {
  const own = { stateHash: hashOfToken(stateOf(token)), challenge: challengeOf(codeVerifier) };
  const waiting = await platform.db
    .selectFrom('social_login')
    .select('code')
    .where('state_hash', '=', own.stateHash)
    .where('challenge', '=', own.challenge)
    .executeTakeFirst();
  if (!waiting?.code || !isSameText(token, providerToken(stateOf(token), waiting.code))) throw new Failure('login-window-closed');
  const row = await platform.db
    .updateTable('social_login')
    .set({ used_at: platform.clock.now() })
    .where('state_hash', '=', own.stateHash)
    .where('provider', '=', provider)
    .where('challenge', '=', own.challenge)
    .where('code', '=', waiting.code)
    .where('used_at', 'is', null)
    .where('expires_at', '>', platform.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!row?.code) throw new Failure('login-window-closed');
  try {
    return { ...(await exchange(platform, provider, row.code, row)), origin: row.origin };
  } catch (error) {
    platform.log.error('a provider sign-in failed', { provider, error });
    throw new Failure('login-window-closed');
  }
}

/** Which sign-in a token is of. */
export function stateOf(token: string): string {
  return token.split('.', 1)[0] ?? '';
}

function providerToken(state: string, code: string): string {
  return `${state}.${hashOfToken(code)}`;
}

async function exchange(
  platform: Platform,
  provider: IdpProvider,
  code: string,
  { verifier, nonce }: { verifier: string; nonce: string },
): Promise<ProviderPerson> {
  const { issuer, token_endpoint, jwks_uri } = await discover(platform, provider);
  const credentials = Buffer.from(`${IDP_CLIENT}:${encodeURIComponent(idpSecret(platform, `client:${provider}`))}`).toString('base64');
  const response = await fetch(token_endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: callbackUrl(platform), code_verifier: verifier }),
    signal: AbortSignal.timeout(FETCH_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`The provider answered ${response.status} to the code.`);
  const { id_token } = v.parse(tokens, await response.json());
  const { payload } = await jwtVerify(id_token, createRemoteJWKSet(new URL(jwks_uri)), {
    issuer,
    audience: IDP_CLIENT,
    algorithms: ['ES256'],
    requiredClaims: ['sub', 'exp', 'nonce'],
  });
  if (payload['nonce'] !== nonce || !payload.sub) throw new Error('The provider answered another question.');
  const { name, email } = payload;
  return {
    subject: payload.sub,
    name: typeof name === 'string' ? name : '',
    ...(typeof email === 'string' && payload['email_verified'] === true && { email }),
  };
}

async function discover(platform: Platform, provider: IdpProvider) {
  const issuer = idpIssuer(platform, provider);
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  const found = v.parse(discovery, await response.json());
  if (found.issuer !== issuer) throw new Error(`The provider says it is ${found.issuer}.`);
  return found;
}

/** The S256 challenge of a PKCE verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
