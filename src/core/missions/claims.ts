import { errorCode } from '../../api/wire/errors.js';
import { claimMission, type Mission } from '../../api/rewards/missions.js';
import { claimVipBonus } from '../../api/account/vip.js';
import type { MessageText } from '../parts/core.js';
import { action } from '../data/action.js';
import { errorText } from '../format/error-text.js';
import { isUnsure } from '../data/unsettled.js';

/** What a claim changes: missions and ranks, points and the balance. */
const CLAIM = { changes: ['promotions', 'points', 'balance'], waits: true } as const;

/** Claims a mission's reward, once in its period, whatever was cut (O-44). Rejects with PlatformError. */
export const takeMission = action({
  ...CLAIM,
  once: ({ id, endsAt }: Pick<Mission, 'id' | 'endsAt'>) => ({ place: `missions/${id}`, wish: endsAt }),
  send: async ({ client }, key, { id }) => void (await claimMission(client, id, key)),
});

/** Claims the bonus of a rank, once, whatever was cut (O-38). Rejects with PlatformError. */
export const takeVipBonus = action({
  ...CLAIM,
  once: (level: number) => ({ place: `vip/${level}`, wish: '' }),
  send: async ({ client }, key, level) => void (await claimVipBonus(client, level, key)),
});

/** What went wrong with a claim, and that nothing is lost by it. */
export function missionFailure(error: unknown): MessageText {
  if (isUnsure(error)) return { key: 'missions.unsure' };
  const code = errorCode(error);
  return code === 'activity-refused' || code === 'not-found' ? { key: 'missions.refused' } : errorText(error);
}
