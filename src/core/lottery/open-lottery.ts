import type { PrizeMode } from '../../api/games/games.js';
import { launchLottery } from '../../api/games/lottery.js';
import type { Core } from '../parts/core.js';

/**
 * Tells the platform that the member opens a lottery, or without a code their list (LOT-08 to LOT-12); the recent ones follow.
 * Rejects with PlatformError, such as game-maintenance.
 */
export async function openLottery(
  { client, queries }: Pick<Core, 'client' | 'queries'>,
  prizeMode: PrizeMode,
  gameCode: string,
): Promise<void> {
  const { origin, pathname } = location;
  await launchLottery(client, { prizeMode, gameCode, backUrl: origin + pathname });
  if (gameCode) void queries.changed(['own-games']);
}
