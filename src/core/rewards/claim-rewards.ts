import { errorCode, isPlatformError } from '../../api/errors.js';
import { claimActivity } from '../../api/promotions.js';
import { claimRaffle, claimReward, type Draw, type Reward, type TicketKind } from '../../api/rewards.js';
import type { Core } from '../core.js';

export interface RewardAttempts {
  /** Claims a bonus, points or an activity's bonus. Throws PlatformError. */
  claim(reward: Reward): Promise<void>;
  /** Draws with a ticket of the kind. Throws PlatformError. */
  draw(kind: TicketKind): Promise<Draw>;
}

/** Beginnings of the keys of what a claim or a draw changes; their own files need not come for that. */
const CONCERNED = ['promotions/', 'points/'];

/**
 * The attempts of one page. After a cut nobody knows whether one arrived: the same wish again carries the same key, so it is done
 * once, and a draw that was cut off is told again (INV-04, INV-16). `refresh` shows what has changed.
 */
export function createRewardAttempts({ client }: Pick<Core, 'client'>): RewardAttempts {
  const keys = new Map<string, string>();
  async function once<T>(wish: string, send: (key: string) => Promise<T>): Promise<T> {
    const key = keys.get(wish) ?? `reward-${crypto.randomUUID()}`;
    keys.set(wish, key);
    try {
      const done = await send(key);
      keys.delete(wish);
      return done;
    } catch (error) {
      if (!isUnsure(error)) keys.delete(wish);
      throw error;
    }
  }
  return {
    claim: ({ id, kind }) => once(`${kind} ${id}`, async key => void (await (kind === 'activity' ? claimActivity(client, id, key) : claimReward(client, id, key)))),
    draw: kind => once(kind, key => claimRaffle(client, kind, key)),
  };
}

/** Asks anew for what a claim or a draw changes: rewards, promotions, points and the balance. */
export async function refreshAfterClaim(core: Pick<Core, 'queries' | 'wallet'>): Promise<void> {
  await Promise.all([...CONCERNED.map(prefix => core.queries.refresh(prefix)), core.wallet.refresh()]);
}

function isUnsure(error: unknown): boolean {
  return isPlatformError(error) && (['network', 'timeout', 'bad-response'].includes(errorCode(error)) || error.status >= 500);
}
