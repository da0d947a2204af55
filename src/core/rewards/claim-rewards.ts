import { claimActivity } from '../../api/rewards/promotions.js';
import { claimRaffle, claimReward, type Reward, type TicketKind } from '../../api/rewards/rewards.js';
import type { Core } from '../parts/core.js';
import { action, tellChanged } from '../data/action.js';

/** Claims a bonus, points or an activity's bonus, once, whatever was cut (O-33, PRO-14). Rejects with PlatformError. */
export const takeReward = action({
  // Several are claimed one after the other: afterwards, `refreshAfterClaim`.
  changes: [],
  once: ({ id, kind }: Reward) => ({ place: `reward/${kind}/${id}`, wish: '' }),
  send: async ({ client }, key, { id, kind }) =>
    void (await (kind === 'activity' ? claimActivity(client, id, key) : claimReward(client, id, key))),
});

/** Draws with a ticket of the kind; a draw that was cut off is told again by the next one (API-65, INV-16). Rejects with PlatformError. */
export const drawTicket = action({
  // Nothing tells of the prize before it is seen: then, `refreshAfterClaim`.
  changes: [],
  once: (kind: TicketKind) => ({ place: `reward/${kind}`, wish: '' }),
  call: claimRaffle,
});

/** Asks anew for what a claim or a draw changes: rewards, promotions, points and the balance. */
export function refreshAfterClaim(core: Pick<Core, 'queries' | 'wallet'>): Promise<void> {
  return tellChanged(core, ['promotions', 'points', 'balance']);
}
