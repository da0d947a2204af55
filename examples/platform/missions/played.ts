import { sql } from 'kysely';
import type { MissionTable } from '../database/schema.js';
import type { Queryable } from '../platform.js';

/** Bets and their stakes in minor units, by game type. */
export type Played = ReadonlyMap<string, { bets: number; stake: number }>;
export interface Stretch {
  accountId: number;
  /** UTC milliseconds, from the first to before the last; null without an end. */
  from: number;
  to: number | null;
}

/** What an account has bet in a stretch of time. What was cancelled, was never at risk, or may still be taken back (a duel that waits) counts as nothing. */
export async function playedBetween(db: Queryable, { accountId, from, to }: Stretch): Promise<Played> {
  let query = db
    .selectFrom('bet')
    .select(['game_type', sql<number>`count(*)::int`.as('bets'), sql<number>`sum(stake)::bigint`.as('stake')])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'cancelled')
    .where('valid_stake', '>', 0)
    .where(sql<boolean>`not (status = 'open' and game_type = 'PVP')`)
    .where('placed_at', '>=', from);
  if (to !== null) query = query.where('placed_at', '<', to);
  const rows = await query.groupBy('game_type').execute();
  return new Map(rows.map(({ game_type, bets, stake }) => [game_type, { bets, stake: Number(stake) }]));
}

/** How many bets, or how much of stakes, of games of one type or of all. */
export function figureOf(played: Played, metric: MissionTable['metric'], gameType: string | null): number {
  if (gameType) return played.get(gameType)?.[metric] ?? 0;
  return [...played.values()].reduce((sum, each) => sum + each[metric], 0);
}
