import { placeLotteryBet, type LotteryBetRequest } from '../../api/games/lottery.js';
import { action } from '../data/action.js';

/** Places a bet, once, whatever was cut (INV-04); balance, bets and draws follow. Rejects with PlatformError. */
export const placeBet = action({
  changes: ['balance', 'lottery-bets', 'draws'],
  once: (wish: Omit<LotteryBetRequest, 'idempotencyKey'>) => ({ place: 'lottery/bet', wish }),
  send: async ({ client }, idempotencyKey, wish) => (await placeLotteryBet(client, { ...wish, idempotencyKey })).bet,
});
