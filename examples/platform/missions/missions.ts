import { sql, type Selectable } from 'kysely';
import { isSwitchedOn } from '../switches.js';
import type { MissionProgressTable, MissionTable } from '../database/schema.js';
import type { Queryable } from '../platform.js';
import { periodAt, type Period } from './period.js';
import { figureOf, playedBetween, type Played } from './played.js';

/** A mission with its title in one language, `lang`. */
type MissionRow = Selectable<MissionTable> & { title: string; lang: string };
type ClaimRow = Selectable<MissionProgressTable>;
/** How an account stands with a mission in the period that runs. */
export interface MissionStanding {
  mission: MissionRow;
  period: Period;
  /** In units of the target; a claimed one keeps what it was claimed with at least. */
  value: number;
  status: 'running' | 'claimable' | 'claimed';
  claim?: ClaimRow | undefined;
}
export interface Asking {
  accountId: number;
  language: string;
  /** UTC milliseconds of the platform's clock. */
  at: number;
  gmtOffset: number;
}

/** What the account can do now, in the operator's order (PRO-18); missions for points only while there are points. */
export async function missionsOf(db: Queryable, asking: Asking): Promise<MissionStanding[]> {
  const rows = await withTitles(db, asking.language).where('active', '=', true).orderBy('sort').orderBy('id').execute();
  const hasPoints = await isSwitchedOn(db, 'PTSYS3');
  return standingsOf(
    db,
    rows.filter(row => hasPoints || row.reward_kind !== 'points'),
    asking,
  );
}

/** One mission, active or not. */
export async function missionOf(db: Queryable, id: number, asking: Asking): Promise<MissionStanding | undefined> {
  const row = await withTitles(db, asking.language).where('mission.id', '=', id).executeTakeFirst();
  return row && (await standingsOf(db, [row], asking))[0];
}

async function standingsOf(db: Queryable, rows: readonly MissionRow[], { accountId, at, gmtOffset }: Asking): Promise<MissionStanding[]> {
  const periods = new Map(rows.map(({ period }) => [period, periodAt(period, at, gmtOffset)]));
  const played = new Map<string, Played>();
  for (const { key, startsAt: from, endsAt: to } of periods.values()) played.set(key, await playedBetween(db, { accountId, from, to }));
  const keys = [...played.keys()];
  const claims =
    keys.length === 0
      ? []
      : await db.selectFrom('mission_progress').selectAll().where('account_id', '=', accountId).where('period_key', 'in', keys).execute();
  return rows.map(mission => {
    const period = periods.get(mission.period) ?? periodAt(mission.period, at, gmtOffset);
    const claim = claims.find(each => each.mission_id === mission.id && each.period_key === period.key);
    const value = Math.max(figureOf(played.get(period.key) ?? new Map(), mission.metric, mission.game_type), claim?.value ?? 0);
    return { mission, period, value, claim, status: claim ? 'claimed' : value >= mission.target ? 'claimable' : 'running' };
  });
}

/** In the language, else in English, else in whatever there is. */
function withTitles(db: Queryable, language: string) {
  return db
    .selectFrom('mission')
    .innerJoin(
      by =>
        by
          .selectFrom('mission_text')
          .distinctOn('mission_id')
          .select(['mission_id', 'lang', 'title'])
          .orderBy('mission_id')
          .orderBy(sql`case lang when ${language} then 0 when 'EN' then 1 else 2 end`)
          .as('words'),
      join => join.onRef('words.mission_id', '=', 'mission.id'),
    )
    .selectAll('mission')
    .select(['words.title', 'words.lang']);
}
