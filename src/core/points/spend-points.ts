import { errorCode, isPlatformError } from '../../api/errors.js';
import { convertPoint, redeemPointReward, type PointConversion, type RedeemRequest } from '../../api/points.js';
import type { Core } from '../core.js';
import { refreshPoints } from './points.js';

export interface PointAttempts {
  /** Asks for a reward (PTS-05). Throws PlatformError. */
  redeem(wish: { rewardId: string; paymentPassword: string }): Promise<RedeemRequest>;
  /** Turns points into balance (PTS-10). Throws PlatformError. */
  convert(wish: { points: number; paymentPassword: string }): Promise<PointConversion>;
}

/**
 * The attempts of one form. After a cut nobody knows whether one arrived: the same wish again carries the same key, so it is done
 * once (INV-04); the password is no part of the wish. Afterwards points and balance are asked for anew.
 */
export function createPointAttempts(core: Pick<Core, 'client' | 'queries' | 'wallet'>): PointAttempts {
  let open: { wish: string; key: string } | undefined;
  async function once<T>(wish: string, send: (key: string) => Promise<T>): Promise<T> {
    if (open?.wish !== wish) open = { wish, key: `points-${crypto.randomUUID()}` };
    try {
      const done = await send(open.key);
      open = undefined;
      return done;
    } catch (error) {
      if (!isUnsure(error)) open = undefined;
      throw error;
    } finally {
      void core.wallet.refresh();
      void refreshPoints(core);
    }
  }
  return {
    redeem: wish => once(`redeem ${wish.rewardId}`, async key => (await redeemPointReward(core.client, wish, key)).request),
    convert: wish => once(`convert ${wish.points}`, key => convertPoint(core.client, wish, key)),
  };
}

function isUnsure(error: unknown): boolean {
  return isPlatformError(error) && (['network', 'timeout', 'bad-response'].includes(errorCode(error)) || error.status >= 500);
}
