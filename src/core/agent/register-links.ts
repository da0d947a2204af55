import { listRegisterLinks, type RegisterLink } from '../../api/register-links.js';
import type { Core, Query } from '../core.js';

const MINUTE = 60_000;

/** The signed-in agent's own codes. */
export function registerLinks({ client }: Pick<Core, 'client'>): Query<RegisterLink[]> {
  return { key: 'account/register-links', personal: true, staleAfter: MINUTE, load: signal => listRegisterLinks(client, { signal }) };
}

/** The address to share: the registration of this site, or of the domain that the code is bound to. */
export function addressOfLink({ navigation }: Pick<Core, 'navigation'>, { code, domain }: Pick<RegisterLink, 'code' | 'domain'>, page: string): string {
  const path = `/register?affiliateCode=${encodeURIComponent(code)}`;
  return domain ? `https://${domain}${path}` : new URL(navigation.href(path), page).href;
}
