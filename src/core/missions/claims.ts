import { errorCode } from '../../api/errors.js';
import { claimMission, type Mission } from '../../api/missions.js';
import { claimVipBonus } from '../../api/vip.js';
import type { Core, MessageText } from '../core.js';
import { errorText } from '../error-text.js';
import { refreshPoints } from '../points/points.js';
import { refreshPromotions } from '../promotions/promotions.js';
import { isUnsure, sendOnce } from '../unsettled.js';

/** Claims a mission's reward, once in its period, whatever was cut (O-44). Throws PlatformError. */
export async function takeMission({ client }: Pick<Core, 'client'>, { id, endsAt }: Pick<Mission, 'id' | 'endsAt'>): Promise<void> {
  await sendOnce(client, `missions/${id}`, endsAt, key => claimMission(client, id, key));
}

/** Claims the bonus of a rank, once, whatever was cut (O-38). Throws PlatformError. */
export async function takeVipBonus({ client }: Pick<Core, 'client'>, level: number): Promise<void> {
  await sendOnce(client, `vip/${level}`, '', key => claimVipBonus(client, level, key));
}

/** Asks anew for what a claim changes: missions and ranks, points and the balance. */
export async function refreshAfterMission(core: Pick<Core, 'queries' | 'wallet'>): Promise<void> {
  await Promise.all([refreshPromotions(core), refreshPoints(core), core.wallet.refresh()]);
}

/** What went wrong with a claim, and that nothing is lost by it. */
export function missionFailure(error: unknown): MessageText {
  if (isUnsure(error)) return { key: 'missions.unsure' };
  const code = errorCode(error);
  return code === 'activity-refused' || code === 'not-found' ? { key: 'missions.refused' } : errorText(error);
}
