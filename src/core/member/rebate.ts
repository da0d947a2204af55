import { claimRebate, getRebate, type Rebate, type RebateClaim } from '../../api/rebate.js';
import type { Core, Query } from '../core.js';
import { sendOnce } from '../unsettled.js';

const KEY = 'member/rebate?';

/** Open rebate, and a page of what was claimed (MEM-14). */
export function rebate({ client }: Pick<Core, 'client'>, page: number): Query<Rebate> {
  return { key: `${KEY}${page}`, personal: true, staleAfter: 2000, load: signal => getRebate(client, page, { signal }) };
}

/** Claims what is open, once whatever was cut; afterwards rebate and balance are asked for anew. Throws PlatformError. */
export async function claimOpenRebate(core: Pick<Core, 'client' | 'queries' | 'wallet'>): Promise<RebateClaim> {
  try {
    return await sendOnce(core.client, 'rebate/claim', '', key => claimRebate(core.client, key));
  } finally {
    void core.wallet.refresh();
    void core.queries.refresh(KEY);
  }
}
