import { errorCode, isPlatformError, PlatformError } from '../../api/errors.js';
import { placeLotteryBet, type LotteryBet, type LotteryBetRequest } from '../../api/lottery.js';
import type { Core } from '../core.js';
import { sendOnce } from '../unsettled.js';

type BetWish = Omit<LotteryBetRequest, 'idempotencyKey'>;
export interface BetAttempts {
  /** Places a bet; the same wish after a cut is placed once (INV-04). Afterwards balance and bets are asked for anew. Throws PlatformError. */
  place(wish: BetWish): Promise<LotteryBet>;
}

/** The attempts of one bet slip. */
export function createBetAttempts({ client, wallet, queries }: Pick<Core, 'client' | 'wallet' | 'queries'>): BetAttempts {
  return {
    async place(wish) {
      try {
        const { bet } = await sendOnce(client, 'lottery/bet', wish, idempotencyKey => placeLotteryBet(client, { ...wish, idempotencyKey }));
        return bet;
      } catch (error) {
        if (errorCode(error) === 'draw-closed') void queries.refresh(`lottery/opened:${wish.gameCode}`);
        throw isPlatformError(error) ? error : new PlatformError('unknown', 'The bet failed.', { cause: error });
      } finally {
        void wallet.refresh();
        void queries.refresh(`lottery/bets:${wish.gameCode}`);
      }
    },
  };
}
