import type { Delivery } from '../../api/money/delivery.js';
import { convertPoint, redeemPointReward } from '../../api/money/points.js';
import { action } from '../data/action.js';

/** Asks for a reward, once (PTS-05); points and balance follow. Rejects with PlatformError. */
export const redeemReward = action({
  changes: ['points', 'balance'],
  once: ({ rewardId }: { rewardId: string; paymentPassword: string; delivery?: Delivery }) => ({
    place: `points/redeem/${rewardId}`,
    wish: '',
  }),
  send: async ({ client }, key, wish) => (await redeemPointReward(client, wish, key)).request,
});

/** Turns points into balance, once (PTS-10); points and balance follow. Rejects with PlatformError. */
export const convertPoints = action({
  changes: ['points', 'balance'],
  once: ({ points }: { points: number; paymentPassword: string }) => ({ place: 'points/convert', wish: points }),
  call: convertPoint,
});
