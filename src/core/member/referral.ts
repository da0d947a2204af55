import { getReferral, type Referral } from '../../api/referral.js';
import type { Core, Query } from '../core.js';

/** Invitation of the account; friends come while it is looked at (MEM-11). */
export function referral({ client }: Pick<Core, 'client'>, page: number): Query<Referral> {
  return { key: `member/referral?${page}`, personal: true, staleAfter: 2000, load: signal => getReferral(client, page, { signal }) };
}

/** The address to share: the one that the platform names, or the registration of this site. `page`: where the widget stands. */
export function invitationAddress(
  { navigation }: Pick<Core, 'navigation'>,
  { code, link }: Pick<Referral, 'code' | 'link'>,
  page: string,
): string {
  const path = link || `/register?referralCode=${encodeURIComponent(code)}`;
  return /^https?:/i.test(path) ? path : new URL(navigation.href(path), page).href;
}
