import { getMember } from '../../api/member.js';
import type { Core, Query } from '../core.js';

const MINUTE = 60_000;

/** Rewards and issued activities that wait for the account, as the platform counts them (MEM-17, INV-30). Its key is one of those of promotions: a claim there changes the number. */
export function availableRewards({ client }: Pick<Core, 'client'>): Query<number> {
  return {
    key: 'promotions/rewards/count',
    personal: true,
    staleAfter: MINUTE,
    load: signal => getMember(client, { signal }).then(({ availablePromotions }) => availablePromotions),
  };
}
