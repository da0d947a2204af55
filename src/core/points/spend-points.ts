import type { Delivery } from '../../api/delivery.js';
import { convertPoint, redeemPointReward, type PointConversion, type RedeemRequest } from '../../api/points.js';
import type { Core } from '../core.js';
import { sendOnce } from '../unsettled.js';
import { refreshPoints } from './points.js';

export interface PointAttempts {
  /** Asks for a reward (PTS-05). Throws PlatformError. */
  redeem(wish: { rewardId: string; paymentPassword: string; delivery?: Delivery }): Promise<RedeemRequest>;
  /** Turns points into balance (PTS-10). Throws PlatformError. */
  convert(wish: { points: number; paymentPassword: string }): Promise<PointConversion>;
}

/** Each wish is done once, whatever was cut; the password is no part of it. Afterwards points and balance are asked for anew. */
export function createPointAttempts(core: Pick<Core, 'client' | 'queries' | 'wallet'>): PointAttempts {
  async function once<T>(place: string, wish: unknown, send: (key: string) => Promise<T>): Promise<T> {
    try {
      return await sendOnce(core.client, place, wish, send);
    } finally {
      void core.wallet.refresh();
      void refreshPoints(core);
    }
  }
  return {
    redeem: wish => once(`points/redeem/${wish.rewardId}`, '', async key => (await redeemPointReward(core.client, wish, key)).request),
    convert: wish => once('points/convert', wish.points, key => convertPoint(core.client, wish, key)),
  };
}
