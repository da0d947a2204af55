import type { CallName } from '../api/call-names.js';
import type { Category, Game } from '../api/games/games.js';
import type { LotteryMenu } from '../api/games/lottery.js';
import type { PromotionPage } from '../api/rewards/promotions.js';
import type { SystemStatus } from '../api/wire/system.js';
import { NotAsked } from './asker.js';

/** What questions build on, from the answers to others. Each throws NotAsked where there is none. */
export interface Known {
  readonly token: string;
  games(): Promise<readonly Game[]>;
  game(): Promise<Game>;
  promotionId(): Promise<string>;
  lotteryCode(): Promise<string>;
  /** Sealed paths of customer service. */
  servicePaths(): Promise<string[]>;
  /** A vendor whose games may have rooms. */
  roomVendor(): Promise<string>;
}

/** Reads it from what has been answered; `answerOf` asks where nobody has yet. */
export function knownBy(answerOf: <T>(name: CallName) => Promise<T>, token: () => string | undefined): Known {
  const games = async () => (await answerOf<{ one: { games: Game[] } }>('listGames')).one.games;
  return {
    get token() {
      return token() ?? '';
    },
    games,
    game: async () => firstOf(await games(), 'game'),
    promotionId: async () => firstOf((await answerOf<{ one: PromotionPage }>('listPromotions')).one.list, 'promotion').id,
    lotteryCode: async () => firstOf((await answerOf<LotteryMenu>('getLotteryMenu')).games, 'lottery').code,
    async servicePaths() {
      const { customerService } = await answerOf<SystemStatus>('getStatus');
      firstOf(customerService, 'address of customer service');
      return customerService.map(({ path }) => path);
    },
    async roomVendor() {
      const lanes = await answerOf<Category[]>('listVendors');
      return firstOf(lanes.find(({ code }) => code === 'PVP')?.vendors ?? [], 'vendor of PVP games').code;
    },
  };
}

function firstOf<T>(list: readonly T[], what: string): T {
  const [first] = list;
  if (first === undefined) throw new NotAsked(`the platform names no ${what}`);
  return first;
}
