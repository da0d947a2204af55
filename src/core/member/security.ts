import { getSecurity, setPaymentPassword, type SecurityStanding } from '../../api/security.js';
import type { Core, Query } from '../core.js';

const KEY = 'member/security';

/** What protects the account (MEM-24). */
export function securityStanding({ client }: Pick<Core, 'client'>): Query<SecurityStanding> {
  return { key: KEY, personal: true, staleAfter: 60_000, load: signal => getSecurity(client, { signal }) };
}

/**
 * Sets the payment password, proved by the one that stands or, the first time, by the account's password (O-09); what a withdrawal
 * needs is asked for anew. Rejects with PlatformError.
 */
export async function changePaymentPassword(
  { client, queries }: Pick<Core, 'client' | 'queries'>,
  change: Parameters<typeof setPaymentPassword>[1],
): Promise<void> {
  await setPaymentPassword(client, change);
  await Promise.all([queries.refresh(KEY), queries.refresh('funds/withdraw-config')]);
}
