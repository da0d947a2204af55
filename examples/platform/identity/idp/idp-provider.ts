import { createHmac } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { ownOrigin } from '../../http/page-policy.js';
import type { Platform } from '../../platform.js';
import { idpKey } from '../idp-key.js';
import { createIdpAdapter } from './idp-adapter.js';
import { idpErrorPage } from './idp-pages.js';
import { idpPeople, type IdpProvider } from './idp-people.js';

export const IDP_CLIENT = 'nova-palace';
export const CALLBACK_PATH = '/wps/session/login/social/callback';

const TTL_SECONDS = 600;

/** Where a provider lives: `http://127.0.0.1:4100/idp/google`. */
export function idpIssuer({ config }: Platform, provider: IdpProvider): string {
  return `${ownOrigin(config)}/idp/${provider}`;
}

export function callbackUrl({ config }: Platform): string {
  return ownOrigin(config) + CALLBACK_PATH;
}

/** What the platform and its stand-in agreed on; every process of the platform derives the same. */
export function idpSecret({ config }: Platform, purpose: string): string {
  return createHmac('sha256', config.operatorKey).update(`idp:${purpose}`).digest('base64url');
}

/** A standard OpenID Connect server for one provider: code flow with PKCE, one client, a few invented people. */
export async function createIdp(platform: Platform, provider: IdpProvider): Promise<Provider> {
  const [{ Provider: OidcProvider }, { jwk }] = await Promise.all([import('oidc-provider'), idpKey(platform, provider)]);
  const people = idpPeople(provider);
  return new OidcProvider(idpIssuer(platform, provider), {
    adapter: createIdpAdapter(platform, provider),
    jwks: { keys: [{ ...jwk, kty: 'EC' }] },
    clients: [
      {
        client_id: IDP_CLIENT,
        client_secret: idpSecret(platform, `client:${provider}`),
        redirect_uris: [callbackUrl(platform)],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    cookies: {
      keys: [idpSecret(platform, `cookies:${provider}`)],
      names: { session: `idp_${provider}`, interaction: `idp_${provider}_step`, resume: `idp_${provider}_resume` },
    },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/idp/${provider}/people/${uid}` },
    ttl: {
      AccessToken: TTL_SECONDS,
      AuthorizationCode: 60,
      Grant: TTL_SECONDS,
      IdToken: TTL_SECONDS,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS,
    },
    async findAccount(_context, sub) {
      const person = people.find(known => known.sub === sub);
      return (
        person && {
          accountId: sub,
          claims: () => ({ sub, name: person.name, ...(person.email && { email: person.email, email_verified: true }) }),
        }
      );
    },
    /** Choosing oneself on the page is the consent: no second page. */
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({ accountId: context.oidc.session?.accountId, clientId: IDP_CLIENT });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
    renderError(context, out) {
      context.type = 'html';
      context.body = idpErrorPage(provider, out.error_description ?? out.error);
    },
  });
}
