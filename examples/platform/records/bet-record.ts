import { sql } from 'kysely';
import type { CatalogueData } from '../games/catalogue.js';
import { nameIn } from '../games/catalogue.js';
import type { BetTable } from '../database/schema.js';
import { toWireAmount } from '../http/wire-input.js';
import type { Db } from '../platform.js';
import { isAccountOf, type Whose } from './whose.js';

/** Part of a betting record; no `from`, no `to`, and empty text mean all. */
export interface WantedBets {
  from?: number;
  to?: number;
  gameType: string;
  vassalage: string;
  page: number;
  pageSize: number;
}
interface Kind {
  game_type: string;
  vassalage: string;
  count: number;
  stake: number;
  payout: number;
  profit: number;
}

/** Bets of accounts, newest first, with the sums of all that fit and what there is to choose from, whatever is chosen (MEM-06, AGT-07). */
export async function betRecord(
  db: Db,
  whose: Whose,
  { from, to, gameType, vassalage, page, pageSize }: WantedBets,
  catalogue: CatalogueData,
  language: string,
) {
  let inRange = db.selectFrom('bet');
  if (from !== undefined) inRange = inRange.where('bet.placed_at', '>=', from);
  if (to !== undefined) inRange = inRange.where('bet.placed_at', '<', to);
  // Last, because looking an account up costs more than comparing times.
  inRange = inRange.where(isAccountOf(whose, 'bet.account_id'));
  // What a cancelled bet took has come back: it counts as no stake, and an open one has no result yet.
  const kinds: Kind[] = await inRange
    .select([
      'game_type',
      'vassalage',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(stake) filter (where status <> 'cancelled'), 0)::bigint`.as('stake'),
      sql<number>`coalesce(sum(payout), 0)::bigint`.as('payout'),
      sql<number>`coalesce(sum(payout - stake) filter (where status = 'settled'), 0)::bigint`.as('profit'),
    ])
    .groupBy(['game_type', 'vassalage'])
    .orderBy('game_type')
    .orderBy('vassalage')
    .execute();
  const fitting = kinds.filter(
    kind => (gameType === '' || kind.game_type === gameType) && (vassalage === '' || kind.vassalage === vassalage),
  );
  const sum = (figure: 'count' | 'stake' | 'payout' | 'profit') => fitting.reduce((all, kind) => all + kind[figure], 0);
  let query = inRange;
  if (gameType) query = query.where('bet.game_type', '=', gameType);
  if (vassalage) query = query.where('bet.vassalage', '=', vassalage);
  const shown = query
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await db
    .selectFrom(shown.as('bet'))
    .innerJoin('account', 'account.id', 'bet.account_id')
    .selectAll('bet')
    .select('account.account')
    .orderBy('bet.placed_at', 'desc')
    .orderBy('bet.id', 'desc')
    .execute();
  return {
    rows: rows.map(({ account, ...bet }) => ({ account, bet: toWireBet(bet, catalogue, language) })),
    sums: {
      total: sum('count'),
      totalPages: Math.ceil(sum('count') / pageSize),
      stake: toWireAmount(sum('stake')),
      payout: toWireAmount(sum('payout')),
      profit: toWireAmount(sum('profit')),
      gameTypes: [...new Set(kinds.map(kind => kind.game_type))],
      vendors: [...new Set(kinds.map(kind => kind.vassalage))].map(code => ({ code, name: catalogue.vendorNames.get(code) ?? code })),
    },
  };
}

function toWireBet(row: Omit<BetTable, 'id' | 'lottery_draw_id'> & { id: number }, catalogue: CatalogueData, language: string) {
  const game = catalogue.byId.get(row.node_id);
  return {
    id: String(row.id),
    nodeId: String(row.node_id),
    gameName: game ? nameIn(game, language) : '',
    vassalage: row.vassalage,
    vendorName: game?.vendorName ?? row.vassalage,
    gameType: row.game_type,
    stake: toWireAmount(row.stake),
    validStake: toWireAmount(row.valid_stake),
    payout: toWireAmount(row.payout ?? 0),
    profit: toWireAmount(row.status === 'settled' ? (row.payout ?? 0) - row.stake : 0),
    status: row.status,
    placedAt: new Date(row.placed_at).toISOString(),
    settledAt: row.settled_at === null ? null : new Date(row.settled_at).toISOString(),
  };
}
