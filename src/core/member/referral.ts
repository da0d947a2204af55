import { getReferral, type Referral } from '../../api/team/referral.js';
import type { Core } from '../parts/core.js';
import { resource } from '../data/resource.js';

/** Invitation of the account; friends come while it is looked at (MEM-11). */
export const referral = resource({
  name: 'referral',
  scope: 'account',
  tags: ['referral'],
  staleAfter: 2000,
  call: getReferral,
});

/** The address to share: the one that the platform names, or the registration of this site. `page`: where the widget stands. */
export function invitationAddress(
  { navigation }: Pick<Core, 'navigation'>,
  { code, link }: Pick<Referral, 'code' | 'link'>,
  page: string,
): string {
  const path = link || `/register?referralCode=${encodeURIComponent(code)}`;
  return /^https?:/i.test(path) ? path : new URL(navigation.href(path), page).href;
}
