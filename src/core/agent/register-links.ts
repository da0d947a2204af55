import {
  closeRegisterLink,
  createDownline,
  createRegisterLink,
  listRegisterLinks,
  reopenRegisterLink,
  type NewDownline,
  type NewRegisterLink,
  type OpenedDownline,
  type RegisterLink,
  type RegisterLinks,
} from '../../api/register-links.js';
import type { Core, Query } from '../core.js';
import { sendOnce } from '../unsettled.js';

export type { RegisterLink } from '../../api/register-links.js';

type Asking = Pick<Core, 'client' | 'queries'>;

const KEY = 'account/register-links';
const MINUTE = 60_000;
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** The signed-in agent's own codes, and what the agent may give (O-54). */
export function registerLinks({ client }: Pick<Core, 'client'>): Query<RegisterLinks> {
  return { key: KEY, personal: true, staleAfter: MINUTE, load: signal => listRegisterLinks(client, { signal }) };
}

/** The address to share: the registration of this site, or of the domain that the code is bound to. */
export function addressOfLink(
  { navigation }: Pick<Core, 'navigation'>,
  { code, domain }: Pick<RegisterLink, 'code' | 'domain'>,
  page: string,
): string {
  const path = `/register?affiliateCode=${encodeURIComponent(code)}`;
  return domain ? `https://${domain}${path}` : new URL(navigation.href(path), page).href;
}

/** Opens a code; the list follows. Rejects with PlatformError. */
export async function openLink(core: Asking, wish: NewRegisterLink): Promise<RegisterLink> {
  return createRegisterLink(core.client, wish).finally(() => core.queries.refresh(KEY));
}

/** Closes a code, or opens it again; the list follows. Rejects with PlatformError. */
export async function turnLink(core: Asking, code: string, active: boolean): Promise<void> {
  try {
    await (active ? reopenRegisterLink : closeRegisterLink)(core.client, code);
  } finally {
    await core.queries.refresh(KEY);
  }
}

/** Opens an account below the agent, once, whatever was cut (INV-04). Rejects with PlatformError. */
export function openDownline({ client }: Pick<Core, 'client'>, wish: NewDownline): Promise<OpenedDownline> {
  // The password is no part of what is compared, so that it is not kept after the form has forgotten it.
  const { password: _password, ...named } = wish;
  return sendOnce(client, 'downline/create', named, key => createDownline(client, wish, key));
}

/** Percent of what was typed, with a point or a comma; undefined when it is none. */
export function percentOf(typed: string): number | undefined {
  const plain = typed.trim().replace(/\s*%$/, '');
  return PERCENT.test(plain) && Number(plain.replace(',', '.')) <= 100 ? Number(plain.replace(',', '.')) : undefined;
}
