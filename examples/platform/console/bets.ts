import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { plainText } from '../http/plain-text.js';
import { voidBet } from '../ledger/void-bet.js';
import type { Platform } from '../platform.js';
import { audited } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';

/** A bet as it was placed, and how it went. Amounts in minor units, times UTC milliseconds. */
export interface BetRow {
  id: number;
  accountId: number;
  account: string;
  game: string;
  vassalage: string;
  /** The draw or the two teams that it is on; empty for a round. */
  on: string;
  stake: number;
  payout: number | null;
  status: 'open' | 'settled' | 'cancelled';
  placedAt: number;
  settledAt: number | null;
  /** Open, and on a draw or a fixture that settles without its player. */
  canBeVoided: boolean;
}

const STATES = ['open', 'settled', 'cancelled', ''] as const;
const listQuery = v.object({ ...pageQuery, search: filterText, state: v.optional(v.picklist(STATES, 'open, settled or cancelled.'), '') });
const voiding = v.object({
  reason: v.pipe(
    plainText('Must say why.'),
    v.trim(),
    v.minLength(3, 'Must say why, in at least 3 characters: the player reads it.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
});

/** Finds any bet by its number or its player, and voids one that is still open (INV-24). */
export function betRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/bets', request => listBets(platform, parse(listQuery, request.query)));
  scope.post('/bets/:id/void', async request => {
    const { id } = parse(idParams, request.params);
    const { reason } = parse(voiding, request.body);
    await platform.transact(trx => {
      const read = () => trx.selectFrom('bet').select(['status', 'stake']).where('id', '=', id).executeTakeFirst();
      return audited(trx, platform, request, { action: 'bet.void', ref: `bet ${id}: ${reason}` }, read, () =>
        voidBet(trx, { id, reason, at: platform.clock.now() }),
      );
    });
    return {};
  });
}

async function listBets({ db }: Platform, { search, state, page, pageSize }: v.InferOutput<typeof listQuery>): Promise<Page<BetRow>> {
  let found = db.selectFrom('bet').innerJoin('account', 'account.id', 'bet.account_id');
  if (state) found = found.where('bet.status', '=', state);
  const number = /^#?\d{1,15}$/.test(search) ? Number(search.replace('#', '')) : undefined;
  if (search)
    found = found.where(by =>
      by.or([by('account.account', 'ilike', containing(search)), ...(number === undefined ? [] : [by('bet.id', '=', number)])]),
    );
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('game', 'game.node_id', 'bet.node_id')
    .leftJoin('lottery_draw as draw', 'draw.id', 'bet.lottery_draw_id')
    .leftJoin('fixture_bet as pick', 'pick.bet_id', 'bet.id')
    .leftJoin('fixture', 'fixture.id', 'pick.fixture_id')
    .select([
      'bet.id',
      'bet.account_id',
      'account.account',
      'game.node_name',
      'bet.vassalage',
      'bet.stake',
      'bet.payout',
      'bet.status',
      'bet.placed_at',
      'bet.settled_at',
      'draw.issue_no',
      'fixture.home',
      'fixture.away',
    ])
    .orderBy('bet.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const list = rows.map(row => {
    const on = row.issue_no ?? (row.home === null ? '' : `${row.home} – ${row.away}`);
    return {
      id: row.id,
      accountId: row.account_id,
      account: row.account,
      game: row.node_name,
      vassalage: row.vassalage,
      on,
      stake: row.stake,
      payout: row.payout,
      status: row.status,
      placedAt: row.placed_at,
      settledAt: row.settled_at,
      canBeVoided: row.status === 'open' && on !== '',
    };
  });
  return pageOf(list, total, pageSize);
}
