import { errorCode, isPlatformError, PlatformError } from '../../api/errors.js';
import { placeLotteryBet, type LotteryBet, type LotteryBetRequest } from '../../api/lottery.js';
import type { Core } from '../core.js';

export type BetWish = Omit<LotteryBetRequest, 'idempotencyKey'>;
export interface BetAttempts {
  /**
   * Places a bet. After a cut nobody knows whether it arrived: the same wish again carries the same key, so it is placed once
   * (INV-04). Afterwards balance and bets are asked for anew. Throws PlatformError.
   */
  place(wish: BetWish): Promise<LotteryBet>;
}

/** The attempts of one bet slip. */
export function createBetAttempts({ client, wallet, queries }: Pick<Core, 'client' | 'wallet' | 'queries'>): BetAttempts {
  let open: { wish: string; key: string } | undefined;
  return {
    async place(wish) {
      const text = JSON.stringify(wish);
      if (open?.wish !== text) open = { wish: text, key: `lottery-${crypto.randomUUID()}` };
      try {
        const { bet } = await placeLotteryBet(client, { ...wish, idempotencyKey: open.key });
        open = undefined;
        return bet;
      } catch (error) {
        if (!isUnsure(error)) open = undefined;
        if (errorCode(error) === 'draw-closed') void queries.refresh(`lottery/opened:${wish.gameCode}`);
        throw isPlatformError(error) ? error : new PlatformError('unknown', 'The bet failed.', { cause: error });
      } finally {
        void wallet.refresh();
        void queries.refresh(`lottery/bets:${wish.gameCode}`);
      }
    },
  };
}

/** Whether the bet may have been placed although there was no answer. */
export function isUnsure(error: unknown): boolean {
  return isPlatformError(error) && (['network', 'timeout', 'bad-response'].includes(error.code) || error.status >= 500);
}
