import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { closeEarly, drawClosed, settleDrawn } from '../lottery/draws.js';
import type { Platform } from '../platform.js';
import { audit } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';

export interface DrawRow {
  id: number;
  gameCode: string;
  name: string;
  issueNo: string;
  closesAt: number;
  drawnAt: number | null;
  settledAt: number | null;
  /** Parted by spaces; null before the draw. */
  numbers: string | null;
  bets: number;
  /** Minor units. */
  stake: number;
  payout: number;
}

const listQuery = v.object({ ...pageQuery, search: filterText, state: v.optional(v.picklist(['open', 'drawn'], 'open or drawn.')) });

/** The draws of the lotteries; one may be closed and drawn before its time. */
export function lotteryRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/lottery/draws', request => listDraws(platform, parse(listQuery, request.query)));
  scope.post('/lottery/draws/:id/draw', async request => {
    const { id } = parse(idParams, request.params);
    await platform.transact(async trx => {
      const draw = await trx
        .selectFrom('lottery_draw')
        .select(['game_code', 'issue_no', 'closes_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!draw) throw new Failure('not-found', { message: `There is no draw ${id}.` });
      if (!(await closeEarly(trx, id, platform.clock.now))) throw new Failure('draw-closed', { message: 'This draw is closed already.' });
      const after = await trx.selectFrom('lottery_draw').select('closes_at').where('id', '=', id).executeTakeFirst();
      await audit(trx, platform, request, {
        action: 'lottery.draw',
        ref: `${draw.game_code} ${draw.issue_no}`,
        before: { closes_at: draw.closes_at },
        after,
      });
    });
    await drawClosed(platform);
    await settleDrawn(platform);
    return {};
  });
}

async function listDraws({ db }: Platform, query: v.InferOutput<typeof listQuery>): Promise<Page<DrawRow>> {
  let found = db
    .selectFrom('lottery_draw as draw')
    .innerJoin('lottery_game', 'lottery_game.game_code', 'draw.game_code')
    .innerJoin('game', 'game.node_id', 'lottery_game.node_id');
  if (query.search) {
    const like = containing(query.search);
    found = found.where(by =>
      by.or([by('game.game_name', 'ilike', like), by('draw.issue_no', 'ilike', like), by('draw.game_code', 'ilike', like)]),
    );
  }
  if (query.state) found = found.where('draw.numbers', query.state === 'open' ? 'is' : 'is not', null);
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const list = await found
    .select([
      'draw.id',
      'draw.game_code as gameCode',
      'game.game_name as name',
      'draw.issue_no as issueNo',
      'draw.closes_at as closesAt',
      'draw.drawn_at as drawnAt',
      'draw.settled_at as settledAt',
      'draw.numbers',
    ])
    .select([
      sql<number>`(select count(*)::int from bet where lottery_draw_id = draw.id)`.as('bets'),
      sql<number>`(select coalesce(sum(stake), 0)::bigint from bet where lottery_draw_id = draw.id)`.as('stake'),
      sql<number>`(select coalesce(sum(payout), 0)::bigint from bet where lottery_draw_id = draw.id)`.as('payout'),
    ])
    .orderBy(query.state === 'open' ? 'draw.closes_at' : sql`draw.closes_at desc`)
    .orderBy('draw.id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  return pageOf(
    list.map(row => ({ ...row, numbers: row.numbers ?? null, drawnAt: row.drawnAt ?? null, settledAt: row.settledAt ?? null })),
    total,
    query.pageSize,
  );
}
