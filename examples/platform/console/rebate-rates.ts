import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform, Queryable } from '../platform.js';
import { audit } from './audit.js';
import { parse } from './parse.js';
import { assertSeen } from './seen.js';

/** Rates of one game type: hundredths of a percent by rank level; null where the next rank below that has one decides. */
export interface RebateRateRow {
  gameType: string;
  rates: Record<string, number | null>;
  /** What has been paid back for it, minor units. */
  paid: number;
}
export interface RebateRatesAnswer {
  ranks: { level: number; label: string }[];
  list: RebateRateRow[];
}

/** A tenth of every stake. */
const MOST = 1_000;
const rate = v.nullable(
  v.pipe(
    v.number('Must be a percentage.'),
    v.integer('At most two decimals.'),
    v.minValue(0, 'At least 0.'),
    v.maxValue(MOST, `At most ${MOST / 100} %.`),
  ),
);
const params = v.object({ gameType: plainText() });
const change = v.object({ rates: v.record(v.pipe(plainText(), v.regex(/^\d{1,3}$/)), rate), seen: v.optional(v.looseObject({})) });

/** What play brings back, by game type and VIP rank (MEM-14). Claims keep the rates that they were made with. */
export function rebateRateRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/rebate-rates', () => listRates(platform.db));

  scope.put('/rebate-rates/:gameType', async request => {
    const { gameType } = parse(params, request.params);
    const { rates, seen } = parse(change, request.body);
    await platform.transact(async trx => {
      await trx.selectFrom('rebate_rate').select('rate').where('game_type', '=', gameType).forNoKeyUpdate().execute();
      const { list, ranks } = await listRates(trx);
      const before = list.find(row => row.gameType === gameType);
      if (!before) throw new Failure('not-found', { message: `There is no game type ${gameType}.` });
      const unknown = Object.keys(rates).find(level => !ranks.some(rank => String(rank.level) === level));
      if (unknown !== undefined)
        throw new Failure('bad-request', {
          message: `There is no rank ${unknown}.`,
          fields: { [`rates.${unknown}`]: 'There is no such rank.' },
        });
      await assertSeen(trx, seen, before.rates, { action: 'rebate-rate', ref: gameType });
      for (const [level, value] of Object.entries(rates)) {
        await trx.deleteFrom('rebate_rate').where('game_type', '=', gameType).where('vip_level', '=', Number(level)).execute();
        if (value !== null)
          await trx
            .insertInto('rebate_rate')
            .values({ game_type: gameType, vip_level: Number(level), rate: value })
            .execute();
      }
      await audit(trx, platform, request, {
        action: 'rebate-rate',
        ref: gameType,
        before: named(before.rates),
        after: named({ ...before.rates, ...rates }),
      });
    });
    return listRates(platform.db);
  });
}

/** Every game type that a game or a rate has. */
async function listRates(db: Queryable): Promise<RebateRatesAnswer> {
  const known = await db.selectFrom('vip_rank').select(['level', 'label']).orderBy('level').execute();
  const ranks = known.length > 0 ? known : [{ level: 0, label: 'All members' }];
  const rates = await db.selectFrom('rebate_rate').selectAll().execute();
  const { rows: paid } = await sql<{
    game_type: string;
    paid: number;
  }>`select game_type, sum(amount)::bigint as paid from rebate_claim_part group by game_type`.execute(db);
  const played = await db.selectFrom('game').select('game_type').distinct().execute();
  const types = [...new Set([...played, ...rates].map(row => row.game_type))].sort();
  return {
    ranks,
    list: types.map(gameType => ({
      gameType,
      rates: Object.fromEntries(
        ranks.map(({ level }) => [String(level), rates.find(row => row.game_type === gameType && row.vip_level === level)?.rate ?? null]),
      ),
      paid: paid.find(row => row.game_type === gameType)?.paid ?? 0,
    })),
  };
}

/** As the audit keeps it. */
function named(rates: RebateRateRow['rates']): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(rates).map(([level, value]) => [`rank ${level}`, value === null ? null : `${(value / 100).toFixed(2)} %`]),
  );
}
