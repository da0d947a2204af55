import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { forOperatorsLanguages, OPERATORS_LANGUAGES, type OperatorsLanguage } from '../languages.js';
import type { Platform, Queryable } from '../platform.js';
import { tell } from '../tell.js';
import { audit } from './audit.js';
import { idParams, numberText, parse } from './parse.js';
import { assertSeen } from './seen.js';

/** A mission as the operator changes it. Stakes and bonuses in minor units. */
export interface MissionItem {
  id: number;
  metric: 'bets' | 'stake';
  /** Null for all games. */
  gameType: string | null;
  period: 'day' | 'week' | 'month';
  rewardKind: 'bonus' | 'points';
  target: number;
  rewardAmount: number;
  active: boolean;
  titles: Record<OperatorsLanguage, string>;
}
/** A VIP rank. Minor units. */
export interface RankItem {
  level: number;
  label: string;
  need: number;
  bonusAmount: number;
}
/** With how often each was claimed, and how many accounts stand at each rank. */
export interface MissionsAnswer {
  missions: (MissionItem & { claims: number })[];
  ranks: (RankItem & { members: number; claims: number })[];
}

const MOST = 100_000_000_000;
const figure = (least: number, most: number) =>
  v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(least, least === 0 ? 'At least 0.' : 'Must be more than 0.'),
    v.maxValue(most, 'Too much.'),
  );
const title = v.pipe(plainText(), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(120, 'At most 120 characters.'));
const seen = v.optional(v.looseObject({}));
const missionFields = v.object({
  target: figure(1, MOST),
  rewardAmount: figure(1, 100_000_000),
  active: v.boolean(),
  titles: v.object(forOperatorsLanguages(() => title)),
  seen,
});
const rankFields = v.object({
  label: v.pipe(plainText(), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(24, 'At most 24 characters.')),
  need: figure(0, MOST),
  bonusAmount: figure(0, 100_000_000),
  seen,
});

/** Missions and VIP ranks (PRO-18, PRO-20). What was claimed stays as it was; a rank once reached is never lost. */
export function missionRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/missions', () => list(platform));

  scope.put('/missions/:id', async request => {
    const { id } = parse(idParams, request.params);
    const { seen: known, ...item } = parse(missionFields, request.body);
    await platform.transact(async trx => {
      await trx.selectFrom('mission').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const before = (await readMissions(trx)).find(row => row.id === id);
      if (!before) throw new Failure('not-found', { message: `There is no mission ${id}.` });
      await assertSeen(trx, known, before, { action: 'mission.change', ref: `${id} ` });
      await trx
        .updateTable('mission')
        .set({ target: item.target, reward_amount: item.rewardAmount, active: item.active })
        .where('id', '=', id)
        .execute();
      // What the languages that no operator writes in say is of the old title: the new one is read there in English.
      if (item.titles.EN !== before.titles.EN) {
        await trx.deleteFrom('mission_text').where('mission_id', '=', id).where('lang', 'not in', OPERATORS_LANGUAGES).execute();
      }
      for (const lang of OPERATORS_LANGUAGES) {
        await trx
          .insertInto('mission_text')
          .values({ mission_id: id, lang, title: item.titles[lang] })
          .onConflict(conflict => conflict.columns(['mission_id', 'lang']).doUpdateSet({ title: item.titles[lang] }))
          .execute();
      }
      const after = { ...before, ...item };
      await audit(trx, platform, request, {
        action: 'mission.change',
        ref: `${id} ${item.titles.EN}`,
        before: flat(before),
        after: flat(after),
      });
      tell(trx, 'content-changed', undefined);
    });
    return list(platform);
  });

  scope.put('/vip-ranks/:level', async request => {
    const { level } = parse(v.object({ level: numberText }), request.params);
    const { seen: known, ...item } = parse(rankFields, request.body);
    await platform.transact(async trx => {
      // All of them: each must stay above the one before.
      await trx.selectFrom('vip_rank').select('level').orderBy('level').forNoKeyUpdate().execute();
      const ranks = await readRanks(trx);
      const before = ranks.find(rank => rank.level === level);
      if (!before) throw new Failure('not-found', { message: `There is no rank ${level}.` });
      await assertSeen(trx, known, before, { action: 'vip-rank.change', ref: `${level} ` });
      const problem = needProblem(ranks, level, item.need);
      if (problem !== undefined) throw new Failure('bad-request', { message: problem, fields: { need: problem } });
      await trx
        .updateTable('vip_rank')
        .set({ label: item.label, need: item.need, bonus_amount: item.bonusAmount })
        .where('level', '=', level)
        .execute();
      await audit(trx, platform, request, {
        action: 'vip-rank.change',
        ref: `${level} ${item.label}`,
        before,
        after: { ...before, ...item },
      });
      tell(trx, 'content-changed', undefined);
    });
    return list(platform);
  });
}

/** Why a rank cannot ask for so much: needs grow from rank to rank, and the first asks for nothing. */
function needProblem(ranks: readonly RankItem[], level: number, need: number): string | undefined {
  if (level === 0) return need === 0 ? undefined : 'The first rank asks for nothing.';
  const below = ranks.filter(rank => rank.level < level).at(-1);
  const above = ranks.find(rank => rank.level > level);
  if (below && need <= below.need) return `Must be more than ${(below.need / 100).toFixed(2)}, which ${below.label} asks for.`;
  if (above && need >= above.need) return `Must be less than ${(above.need / 100).toFixed(2)}, which ${above.label} asks for.`;
  return undefined;
}

async function list({ db }: Platform): Promise<MissionsAnswer> {
  const claims = await db
    .selectFrom('mission_progress')
    .select(['mission_id', sql<number>`count(*)::int`.as('count')])
    .groupBy('mission_id')
    .execute();
  const taken = await db
    .selectFrom('vip_bonus')
    .select(['level', sql<number>`count(*)::int`.as('count')])
    .groupBy('level')
    .execute();
  const members = await db
    .selectFrom('account')
    .select(['vip_rank_level as level', sql<number>`count(*)::int`.as('count')])
    .where('type', '<>', 4)
    .groupBy('vip_rank_level')
    .execute();
  const countOf = (rows: readonly { level: number; count: number }[], level: number) => rows.find(row => row.level === level)?.count ?? 0;
  return {
    missions: (await readMissions(db)).map(row => ({ ...row, claims: claims.find(({ mission_id }) => mission_id === row.id)?.count ?? 0 })),
    ranks: (await readRanks(db)).map(row => ({ ...row, members: countOf(members, row.level), claims: countOf(taken, row.level) })),
  };
}

async function readMissions(db: Queryable): Promise<MissionItem[]> {
  const rows = await db.selectFrom('mission').selectAll().orderBy('sort').orderBy('id').execute();
  const texts = await db.selectFrom('mission_text').selectAll().execute();
  const titleOf = (id: number, lang: string) => texts.find(text => text.mission_id === id && text.lang === lang)?.title ?? '';
  return rows.map(row => ({
    id: row.id,
    metric: row.metric,
    gameType: row.game_type,
    period: row.period,
    rewardKind: row.reward_kind,
    target: row.target,
    rewardAmount: row.reward_amount,
    active: row.active,
    titles: forOperatorsLanguages(lang => titleOf(row.id, lang)),
  }));
}

async function readRanks(db: Queryable): Promise<RankItem[]> {
  const rows = await db.selectFrom('vip_rank').selectAll().orderBy('level').execute();
  return rows.map(({ level, label, need, bonus_amount }) => ({ level, label, need, bonusAmount: bonus_amount }));
}

/** As the audit keeps it: one field for each thing that can be changed. */
function flat({ titles, ...row }: MissionItem): Record<string, unknown> {
  return { ...row, 'title EN': titles.EN, 'title ES': titles.ES };
}
