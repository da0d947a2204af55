import { sql } from 'kysely';
import type { PromotionCategory, PromotionTable } from '../database/schema.js';
import type { Selectable } from 'kysely';
import type { Queryable } from '../platform.js';

/** A promotion with its texts in one language. */
export type PromotionRow = Selectable<PromotionTable> & { lang: string; title: string; summary: string; content: string };
export interface PromotionFilter {
  category?: PromotionCategory | undefined;
  /** Open at some time between these, UTC milliseconds. */
  from?: number | undefined;
  to?: number | undefined;
}

/** How long one that is over stays in the lists. */
const CLOSED_FOR = 30 * 86_400_000;
const RANK = { open: 0, soon: 1, closed: 2 };

/** Coming soon and closed follow from the dates (PRO-11, PRO-12). */
export function stateOf({ starts_at, ends_at }: Pick<PromotionRow, 'starts_at' | 'ends_at'>, now: number): keyof typeof RANK {
  if (starts_at !== null && now < starts_at) return 'soon';
  return ends_at !== null && now >= ends_at ? 'closed' : 'open';
}

/** What is shown now, open ones first; those closed long ago are left out. */
export async function listPromotions(
  db: Queryable,
  language: string,
  now: number,
  { category, from, to }: PromotionFilter = {},
): Promise<PromotionRow[]> {
  let query = withTexts(db, language)
    .where('promotion.active', '=', true)
    .where(by => by.or([by('promotion.ends_at', 'is', null), by('promotion.ends_at', '>', now - CLOSED_FOR)]));
  if (category) query = query.where('promotion.category', '=', category);
  if (from !== undefined) query = query.where(by => by.or([by('promotion.ends_at', 'is', null), by('promotion.ends_at', '>', from)]));
  if (to !== undefined) query = query.where(by => by.or([by('promotion.starts_at', 'is', null), by('promotion.starts_at', '<=', to)]));
  const rows = await query.orderBy('promotion.sort').orderBy('promotion.id').execute();
  const rank = (row: PromotionRow) => RANK[stateOf(row, now)];
  return rows.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (rank(a) === RANK.soon ? (a.starts_at ?? 0) - (b.starts_at ?? 0) : rank(a) === RANK.closed ? (b.ends_at ?? 0) - (a.ends_at ?? 0) : 0),
  );
}

export async function promotionById(db: Queryable, id: number, language: string): Promise<PromotionRow | undefined> {
  return withTexts(db, language).where('promotion.id', '=', id).executeTakeFirst();
}

/** Some of them by number, shown or not. */
export async function promotionsById(db: Queryable, ids: readonly number[], language: string): Promise<Map<number, PromotionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await withTexts(db, language).where('promotion.id', 'in', ids).execute();
  return new Map(rows.map(row => [row.id, row]));
}

/** In the language, else in English, else in whatever there is. */
function withTexts(db: Queryable, language: string) {
  return db
    .selectFrom('promotion')
    .innerJoin(
      by =>
        by
          .selectFrom('promotion_text')
          .distinctOn('promotion_id')
          .select(['promotion_id', 'lang', 'title', 'summary', 'content'])
          .orderBy('promotion_id')
          .orderBy(sql`case lang when ${language} then 0 when 'EN' then 1 else 2 end`)
          .as('words'),
      join => join.onRef('words.promotion_id', '=', 'promotion.id'),
    )
    .selectAll('promotion')
    .select(['words.lang', 'words.title', 'words.summary', 'words.content']);
}
