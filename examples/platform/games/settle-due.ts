import { endAbandonedRounds, endDueRounds } from '../ledger/open-rounds.js';
import type { Platform } from '../platform.js';
import { repeatEvery } from '../repeat.js';
import { settleDueDuels } from './duel/duels.js';
import { gameKind } from './game-kind.js';
import { steppedRulesOf } from './rules.js';
import { settleDueFixtures } from './sports/fixtures.js';

const EVERY_MS = 1_000;
const ABANDONED_EVERY = 60;

/** Everything that ends by time and not by a player: fixtures, duels without a second player, rockets, rounds left for a day. */
export async function settleDue(platform: Platform, withAbandoned = true): Promise<void> {
  await settleDueFixtures(platform);
  await settleDueDuels(platform);
  const rulesOf = async (nodeId: number) => {
    const game = await platform.db
      .selectFrom('game')
      .select(['node_id as nodeId', 'family', 'game_classify as classify', 'game_name as gameName'])
      .where('node_id', '=', nodeId)
      .executeTakeFirst();
    return game && steppedRulesOf(gameKind(game));
  };
  await endDueRounds(platform, rulesOf);
  if (withAbandoned) await endAbandonedRounds(platform, rulesOf);
}

/** Settles what is due at once (it catches up after a stop) and then every second. Answers what stops it. */
export function startSettling(platform: Platform): () => Promise<void> {
  let turn = 0;
  return repeatEvery(
    EVERY_MS,
    () => settleDue(platform, turn++ % ABANDONED_EVERY === 0),
    error => platform.log.error('settling failed', { error }),
  );
}
