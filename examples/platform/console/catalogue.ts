import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform, Trx } from '../platform.js';
import { searchNameOf } from '../search-name.js';
import { tell } from '../tell.js';
import { audited } from './audit.js';
import { pageOf, pageQuery, type Page } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';

export interface VendorRow {
  vassalage: string;
  gameType: string;
  family: string;
  name: string;
  active: boolean;
  maintenance: boolean;
  games: number;
  activeGames: number;
}
export interface GameRow {
  nodeId: number;
  name: string;
  gameCode: string;
  vassalage: string;
  gameType: string;
  family: string;
  minBet: number;
  active: boolean;
  maintenance: boolean;
  hot: boolean;
  /** The game offers a free trial (supportPlay 0). */
  freeTrial: boolean;
  /** Its vendor is on and not under maintenance. */
  vendorOpen: boolean;
}

const flag = v.optional(v.boolean('Must be true or false.'));
const vendorParams = v.object({ vassalage: plainText(), gameType: plainText() });
const vendorChange = v.object({ active: flag, maintenance: flag });
const gameChange = v.object({ active: flag, maintenance: flag, hot: flag, freeTrial: flag });
const vendorQuery = v.object({ search: filterText });
const gameQuery = v.object({
  ...pageQuery,
  search: filterText,
  vassalage: filterText,
  gameType: filterText,
  only: v.optional(v.picklist(['off', 'maintenance', 'hot', 'free-trial'], 'off, maintenance, hot or free-trial.')),
});

export function catalogueRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/vendors', request => listVendors(platform, parse(vendorQuery, request.query).search));
  scope.get('/games', request => listGames(platform, parse(gameQuery, request.query)));

  scope.patch('/vendors/:vassalage/:gameType', async request => {
    const { vassalage, gameType } = parse(vendorParams, request.params);
    const wanted = parse(vendorChange, request.body);
    await change(request, 'vendor', `${vassalage}/${gameType}`, wanted, {
      read: trx =>
        trx
          .selectFrom('vendor')
          .select(['active', 'maintenance'])
          .where('vassalage', '=', vassalage)
          .where('game_type', '=', gameType)
          .forNoKeyUpdate()
          .executeTakeFirst(),
      update: trx =>
        trx.updateTable('vendor').set(wanted).where('vassalage', '=', vassalage).where('game_type', '=', gameType).executeTakeFirst(),
    });
    return {};
  });
  scope.patch('/games/:id', async request => {
    const { id } = parse(idParams, request.params);
    const { active, maintenance, hot, freeTrial } = parse(gameChange, request.body);
    const row = {
      ...(active !== undefined && { active }),
      ...(maintenance !== undefined && { maintenance }),
      ...(hot !== undefined && { is_hot: hot }),
      ...(freeTrial !== undefined && { support_play: freeTrial ? 0 : 1 }),
    };
    await change(
      request,
      'game',
      String(id),
      { active, maintenance, hot, freeTrial },
      {
        read: trx =>
          trx
            .selectFrom('game')
            .select(['active', 'maintenance', 'is_hot', 'support_play'])
            .where('node_id', '=', id)
            .forNoKeyUpdate()
            .executeTakeFirst(),
        update: trx => trx.updateTable('game').set(row).where('node_id', '=', id).executeTakeFirst(),
      },
    );
    return {};
  });

  async function change(
    request: FastifyRequest,
    kind: 'vendor' | 'game',
    ref: string,
    wanted: Record<string, boolean | undefined>,
    { read, update }: { read(trx: Trx): Promise<object | undefined>; update(trx: Trx): Promise<{ numUpdatedRows: bigint }> },
  ): Promise<void> {
    const told = Object.entries(wanted).filter(([, value]) => value !== undefined);
    if (told.length === 0)
      throw new Failure('bad-request', { message: `Nothing to change: give one of ${Object.keys(wanted).join(', ')}.` });
    await platform.transact(async trx => {
      const deed = { action: kind, ref: `${ref} ${told.map(([name, value]) => `${name}=${String(value)}`).join(' ')}` };
      const changed = await audited(
        trx,
        platform,
        request,
        deed,
        () => read(trx),
        () => update(trx),
      );
      if (changed.numUpdatedRows === 0n) throw new Failure('not-found', { message: `There is no ${kind} ${ref}.` });
      tell(trx, 'catalogue-changed', undefined);
    });
  }
}

async function listVendors({ db }: Platform, search: string): Promise<{ list: VendorRow[] }> {
  let found = db
    .selectFrom('vendor')
    .select(['vassalage', 'game_type as gameType', 'family', 'display_name as name', 'active', 'maintenance'])
    .select([
      sql<number>`(select count(*)::int from game where game.vassalage = vendor.vassalage and game.game_type = vendor.game_type)`.as(
        'games',
      ),
      sql<number>`(select count(*)::int from game where game.vassalage = vendor.vassalage and game.game_type = vendor.game_type and game.active)`.as(
        'activeGames',
      ),
    ])
    .orderBy('sort')
    .orderBy('vassalage');
  if (search)
    found = found.where(by => by.or([by('display_name', 'ilike', containing(search)), by('vassalage', 'ilike', containing(search))]));
  return { list: await found.execute() };
}

async function listGames({ db }: Platform, query: v.InferOutput<typeof gameQuery>): Promise<Page<GameRow>> {
  let found = db
    .selectFrom('game')
    .innerJoin('vendor', join => join.onRef('vendor.vassalage', '=', 'game.vassalage').onRef('vendor.game_type', '=', 'game.game_type'));
  if (query.search) {
    const like = containing(query.search);
    const byName = db
      .selectFrom('game_name_i18n')
      .select('node_id')
      .where('search_name', 'like', containing(searchNameOf(query.search)));
    found = found.where(by =>
      by.or([
        by('game.node_id', 'in', byName),
        by('game.game_code', 'ilike', like),
        by(sql<string>`game.node_id::text`, '=', query.search),
      ]),
    );
  }
  if (query.vassalage) found = found.where('game.vassalage', '=', query.vassalage);
  if (query.gameType) found = found.where('game.game_type', '=', query.gameType);
  if (query.only === 'off') found = found.where('game.active', '=', false);
  if (query.only === 'maintenance') found = found.where('game.maintenance', '=', true);
  if (query.only === 'hot') found = found.where('game.is_hot', '=', true);
  if (query.only === 'free-trial') found = found.where('game.support_play', '=', 0);
  const rows = await found
    .select(['game.node_id', 'game.game_name', 'game.game_code', 'game.vassalage', 'game.game_type', 'game.family', 'game.min_bet'])
    .select([
      'game.active',
      'game.maintenance',
      'game.is_hot',
      'game.support_play',
      'vendor.active as vendor_active',
      'vendor.maintenance as vendor_maintenance',
    ])
    .orderBy('game.sort')
    .orderBy('game.node_id')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const list = rows.map(row => ({
    nodeId: row.node_id,
    name: row.game_name,
    gameCode: row.game_code,
    vassalage: row.vassalage,
    gameType: row.game_type,
    family: row.family,
    minBet: row.min_bet,
    active: row.active,
    maintenance: row.maintenance,
    hot: row.is_hot,
    freeTrial: row.support_play === 0,
    vendorOpen: row.vendor_active && !row.vendor_maintenance,
  }));
  return pageOf(list, total, query.pageSize);
}
