import {
  closeRegisterLink,
  createDownline,
  createRegisterLink,
  listRegisterLinks,
  reopenRegisterLink,
  type NewDownline,
  type RegisterLink,
} from '../../api/team/register-links.js';
import type { Core } from '../parts/core.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

export type { RegisterLink } from '../../api/team/register-links.js';

const MINUTE = 60_000;
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** The signed-in agent's own codes, and what the agent may give (O-54). */
export const registerLinks = resource({
  name: 'register-links',
  scope: 'account',
  tags: ['register-links'],
  staleAfter: MINUTE,
  call: listRegisterLinks,
});

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
export const openLink = action({
  changes: ['register-links'],
  waits: true,
  call: createRegisterLink,
});

/** Closes a code, or opens it again; the list follows. Rejects with PlatformError. */
export const turnLink = action({
  changes: ['register-links'],
  waits: true,
  send: async ({ client }, code: string, active: boolean) => void (await (active ? reopenRegisterLink : closeRegisterLink)(client, code)),
});

/** Opens an account below the agent, once, whatever was cut (INV-04). Rejects with PlatformError. */
export const openDownline = action({
  changes: ['team'],
  // The password is no part of what is compared, so that nothing of it is kept.
  once: ({ password: _password, ...wish }: NewDownline) => ({ place: 'downline/create', wish }),
  call: createDownline,
});

/** Percent of what was typed, with a point or a comma; undefined when it is none. */
export function percentOf(typed: string): number | undefined {
  const plain = typed.trim().replace(/\s*%$/, '');
  return PERCENT.test(plain) && Number(plain.replace(',', '.')) <= 100 ? Number(plain.replace(',', '.')) : undefined;
}
