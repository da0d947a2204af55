import type { Selectable } from 'kysely';
import { uploadPath } from '../uploads/upload-path.js';
import type { ActivityApplicationTable } from '../database/schema.js';
import { figureOf, playedBetween } from '../missions/played.js';
import type { Queryable } from '../platform.js';
import type { PromotionRow } from './promotions.js';

export type ActivityRow = Selectable<ActivityApplicationTable>;
/** How far it is, in units of its target, and how many days were signed. */
export interface Standing {
  progress: number;
  days: number;
}

const HOUR = 3_600_000;
const MOST_DAYS = 366;

/** The platform's day that a sign-in counts for, `gmtOffset` hours before Greenwich; other kinds know no days. */
export function periodOf({ kind }: Pick<PromotionRow, 'kind'>, { now, gmtOffset }: { now: number; gmtOffset: number }): string {
  return kind === 'sign_in' ? new Date(now + gmtOffset * HOUR).toISOString().slice(0, 10) : '';
}

/** The bonus of an activity in minor units: what was promised when it began. */
export function amountOf({ reward_amount }: Pick<PromotionRow, 'reward_amount'>, { amount }: Pick<ActivityRow, 'amount'>): number {
  return amount ?? reward_amount;
}

/** The account's activity of a promotion; that of a daily one counts for its day only. */
export async function activityOf(
  db: Queryable,
  promotion: PromotionRow,
  accountId: number,
  time: { now: number; gmtOffset: number },
): Promise<ActivityRow | undefined> {
  return db
    .selectFrom('activity_application')
    .selectAll()
    .where('promotion_id', '=', promotion.id)
    .where('account_id', '=', accountId)
    .where('period_key', '=', periodOf(promotion, time))
    .executeTakeFirst();
}

export async function standingOf(
  db: Queryable,
  promotion: PromotionRow,
  accountId: number,
  activity: ActivityRow | undefined,
): Promise<Standing> {
  return {
    progress: activity ? await progressOf(db, promotion, activity) : 0,
    days: promotion.kind === 'sign_in' ? await daysOf(db, promotion.id, accountId) : 0,
  };
}

/** Bets or stakes since the mission was started, while the promotion was open; nothing for other kinds. */
export async function progressOf(
  db: Queryable,
  { mission_metric, mission_game_type, ends_at }: PromotionRow,
  activity: ActivityRow,
): Promise<number> {
  if (!mission_metric) return 0;
  const played = await playedBetween(db, { accountId: activity.account_id, from: activity.created_at, to: ends_at });
  return figureOf(played, mission_metric, mission_game_type);
}

/** Paths of the pictures of each application. */
export async function proofsOf(db: Queryable, applicationIds: readonly number[]): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  if (applicationIds.length === 0) return found;
  const rows = await db
    .selectFrom('activity_image')
    .innerJoin('upload', 'upload.id', 'activity_image.upload_id')
    .select(['activity_image.application_id', 'upload.key'])
    .where('activity_image.application_id', 'in', applicationIds)
    .orderBy('activity_image.sort')
    .execute();
  for (const { application_id, key } of rows) found.set(application_id, [...(found.get(application_id) ?? []), uploadPath(key)]);
  return found;
}

/** Days on which the account has signed in, yyyy-MM-dd, the last first; as many as a year has. */
export async function signedDaysOf(db: Queryable, promotionId: number, accountId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('activity_application')
    .select('period_key')
    .where('promotion_id', '=', promotionId)
    .where('account_id', '=', accountId)
    .orderBy('period_key', 'desc')
    .limit(MOST_DAYS)
    .execute();
  return rows.map(({ period_key }) => period_key);
}

async function daysOf(db: Queryable, promotionId: number, accountId: number): Promise<number> {
  const { days } = await db
    .selectFrom('activity_application')
    .select(by => by.fn.countAll<number>().as('days'))
    .where('promotion_id', '=', promotionId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return days;
}
