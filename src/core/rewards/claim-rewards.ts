import { claimActivity } from '../../api/promotions.js';
import { claimRaffle, claimReward, type Draw, type Reward, type TicketKind } from '../../api/rewards.js';
import type { Core } from '../core.js';
import { sendOnce } from '../unsettled.js';

/** Beginnings of the keys of what a claim or a draw changes; their own files need not come for that. */
const CONCERNED = ['promotions/', 'points/'];

/** Claims a bonus, points or an activity's bonus, once, whatever was cut (O-33, PRO-14). Throws PlatformError. */
export async function takeReward({ client }: Pick<Core, 'client'>, { id, kind }: Reward): Promise<void> {
  await sendOnce(
    client,
    `reward/${kind}/${id}`,
    '',
    async key => void (await (kind === 'activity' ? claimActivity(client, id, key) : claimReward(client, id, key))),
  );
}

/** Draws with a ticket of the kind; a draw that was cut off is told again by the next one (API-65, INV-16). Throws PlatformError. */
export function drawTicket({ client }: Pick<Core, 'client'>, kind: TicketKind): Promise<Draw> {
  return sendOnce(client, `reward/${kind}`, '', key => claimRaffle(client, kind, key));
}

/** Asks anew for what a claim or a draw changes: rewards, promotions, points and the balance. */
export async function refreshAfterClaim(core: Pick<Core, 'queries' | 'wallet'>): Promise<void> {
  await Promise.all([...CONCERNED.map(prefix => core.queries.refresh(prefix)), core.wallet.refresh()]);
}
