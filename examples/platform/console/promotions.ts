import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Insertable } from 'kysely';
import * as v from 'valibot';
import { PROMOTION_CATEGORIES, PROMOTION_KINDS, PROMOTION_TAGS } from '../../../src/api/rewards/promotions.js';
import { TICKET_KINDS } from '../../../src/api/rewards/reward-names.js';
import type { PromotionTable } from '../database/schema.js';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import { forOperatorsLanguages, OPERATORS_LANGUAGES } from '../languages.js';
import type { Platform, Queryable, Trx } from '../platform.js';
import { stateOf } from '../promotions/promotions.js';
import { tell } from '../tell.js';
import { isPicture } from './announcements.js';
import { audit } from './audit.js';
import { htmlText } from './html-text.js';
import { idParams, moment, parse } from './parse.js';
import { assertSeen } from './seen.js';

type PromotionFields = v.InferOutput<typeof fields>;
/** A promotion with its texts, whether it is open now, and how many take part. Times: UTC milliseconds, amounts: minor units. */
export interface PromotionRow extends PromotionFields {
  id: number;
}
interface PromotionStanding {
  state: ReturnType<typeof stateOf>;
  applying: number;
  taking: number;
}
export type ListedPromotion = PromotionRow & { standing: PromotionStanding };

const words = v.object({
  title: v.pipe(plainText(), v.trim(), v.minLength(1, 'Must not be empty.'), v.maxLength(120, 'At most 120 characters.')),
  summary: v.pipe(plainText(), v.trim(), v.maxLength(300, 'At most 300 characters.')),
  content: htmlText(20_000),
});
const whole = (most: number) =>
  v.pipe(
    v.number('Must be a number.'),
    v.integer('Must be a whole number.'),
    v.minValue(0, 'At least 0.'),
    v.maxValue(most, `At most ${most}.`),
  );
const fields = v.pipe(
  v.object({
    category: v.picklist(PROMOTION_CATEGORIES, 'Choose a category.'),
    tags: v.array(v.picklist(PROMOTION_TAGS)),
    kind: v.picklist(PROMOTION_KINDS, 'Choose what members do.'),
    image: v.pipe(
      plainText(),
      v.trim(),
      v.maxLength(500),
      v.check(text => text === '' || isPicture(text), 'Must begin with / or https:// or http://'),
    ),
    startsAt: v.nullable(moment),
    endsAt: v.nullable(moment),
    needsComment: v.boolean(),
    needsImages: v.boolean(),
    /** 0 for none. */
    rewardAmount: whole(100_000_000),
    /** Tickets for the reward centre; a kind and 1 or more, or none. */
    ticketKind: v.optional(v.nullable(v.picklist(TICKET_KINDS, 'Choose a ticket.')), null),
    tickets: v.optional(whole(20), 0),
    mission: v.nullable(
      v.object({
        metric: v.picklist(['bets', 'stake']),
        target: v.pipe(whole(1_000_000_000), v.minValue(1, 'At least 1.')),
        /** Empty for all games. */
        gameType: v.pipe(plainText(), v.trim(), v.regex(/^[A-Z]{0,12}$/, 'Such as RNG, or nothing for all games.')),
      }),
    ),
    active: v.boolean(),
    sort: whole(100_000),
    texts: v.object(forOperatorsLanguages(() => words)),
  }),
  v.forward(
    v.check(item => (item.ticketKind === null) === (item.tickets === 0), 'How many of which ticket, or 0 and none.'),
    ['tickets'],
  ),
  v.forward(
    v.check(item => item.kind !== 'mission' || item.mission !== null, 'A mission needs its target.'),
    ['mission'],
  ),
  v.forward(
    v.check(item => item.startsAt === null || item.endsAt === null || item.startsAt < item.endsAt, 'Must be after the beginning.'),
    ['endsAt'],
  ),
);

/** Promotions of the site; open pages show a change within a moment. */
export function promotionRoutes(scope: FastifyInstance, platform: Platform): void {
  const answer = async () => ({ list: await listPromotions(platform.db, platform.clock.now()) });
  scope.get('/promotions', answer);

  scope.post('/promotions', async request => {
    const item = parse(fields, request.body);
    await platform.transact(async trx => {
      const { id } = await trx
        .insertInto('promotion')
        .values({ ...rowOf(item), created_at: platform.clock.now() })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeTexts(trx, id, item);
      await write(trx, request, 'add', id, undefined);
      tell(trx, 'content-changed', undefined);
    });
    return answer();
  });

  scope.put('/promotions/:id', async request => {
    const { id } = parse(idParams, request.params);
    const item = parse(fields, request.body);
    const { seen } = parse(v.object({ seen: v.optional(v.looseObject({})) }), request.body);
    await platform.transact(async trx => {
      await trx.selectFrom('promotion').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      const before = (await readPromotions(trx)).find(row => row.id === id);
      if (!before) throw new Failure('not-found', { message: `There is no promotion ${id}.` });
      await assertSeen(trx, seen, before, { action: 'promotion.change', ref: `${id} ` });
      if (
        item.kind !== before.kind &&
        (await trx.selectFrom('activity_application').select('id').where('promotion_id', '=', id).limit(1).executeTakeFirst())
      ) {
        throw new Failure('bad-request', {
          message: 'Members take part already: what they do cannot change.',
          fields: { kind: 'Members take part already.' },
        });
      }
      await trx.updateTable('promotion').set(rowOf(item)).where('id', '=', id).execute();
      await trx.deleteFrom('promotion_text').where('promotion_id', '=', id).execute();
      await writeTexts(trx, id, item);
      await write(trx, request, 'change', id, before);
      tell(trx, 'content-changed', undefined);
    });
    return answer();
  });

  async function write(trx: Trx, request: FastifyRequest, deed: string, id: number, before: PromotionRow | undefined): Promise<void> {
    const after = (await readPromotions(trx)).find(row => row.id === id);
    await audit(trx, platform, request, {
      action: `promotion.${deed}`,
      ref: `${id} ${after?.texts.EN.title ?? ''}`,
      ...(before && { before: flat(before) }),
      ...(after && { after: flat(after) }),
    });
  }
}

async function listPromotions(db: Queryable, now: number): Promise<ListedPromotion[]> {
  const counts = await db
    .selectFrom('activity_application')
    .select(by => [
      'promotion_id',
      by.fn.count<number>('account_id').distinct().as('taking'),
      by.fn.countAll<number>().filterWhere('status', '=', 'applying').as('applying'),
    ])
    .groupBy('promotion_id')
    .execute();
  return (await readPromotions(db)).map(row => {
    const count = counts.find(({ promotion_id }) => promotion_id === row.id);
    return {
      ...row,
      standing: {
        state: stateOf({ starts_at: row.startsAt, ends_at: row.endsAt }, now),
        applying: count?.applying ?? 0,
        taking: count?.taking ?? 0,
      },
    };
  });
}

async function readPromotions(db: Queryable): Promise<PromotionRow[]> {
  const rows = await db.selectFrom('promotion').selectAll().orderBy('sort').orderBy('id').execute();
  const texts = await db.selectFrom('promotion_text').selectAll().execute();
  return rows.map(row => {
    const wordsIn = (lang: string) => {
      const found = texts.find(text => text.promotion_id === row.id && text.lang === lang);
      return { title: found?.title ?? '', summary: found?.summary ?? '', content: found?.content ?? '' };
    };
    return {
      id: row.id,
      category: row.category,
      tags: row.tags,
      kind: row.kind,
      image: row.image,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      needsComment: row.needs_comment,
      needsImages: row.needs_images,
      rewardAmount: row.reward_amount,
      ticketKind: row.ticket_kind,
      tickets: row.tickets,
      mission: row.mission_metric && { metric: row.mission_metric, target: row.mission_target ?? 0, gameType: row.mission_game_type ?? '' },
      active: row.active,
      sort: row.sort,
      texts: forOperatorsLanguages(wordsIn),
    };
  });
}

function rowOf({ kind, mission: given, ...item }: PromotionFields): Omit<Insertable<PromotionTable>, 'created_at'> {
  const mission = kind === 'mission' ? given : null;
  return {
    kind,
    category: item.category,
    tags: JSON.stringify(item.tags),
    image: item.image,
    starts_at: item.startsAt,
    ends_at: item.endsAt,
    needs_comment: kind === 'application' && item.needsComment,
    needs_images: kind === 'application' && item.needsImages,
    reward_kind: item.rewardAmount > 0 ? 'bonus' : null,
    reward_amount: item.rewardAmount,
    ticket_kind: item.ticketKind,
    tickets: item.tickets,
    mission_metric: mission?.metric ?? null,
    mission_target: mission?.target ?? null,
    mission_game_type: mission?.gameType || null,
    active: item.active,
    sort: item.sort,
  };
}

async function writeTexts(trx: Trx, id: number, { texts }: PromotionFields): Promise<void> {
  await trx
    .insertInto('promotion_text')
    .values(OPERATORS_LANGUAGES.map(lang => ({ promotion_id: id, lang, ...texts[lang] })))
    .execute();
}

/** As the audit keeps it: one field for each thing that can be changed. */
function flat({ texts, ...row }: PromotionRow): Record<string, unknown> {
  return {
    ...row,
    ...Object.fromEntries(
      OPERATORS_LANGUAGES.flatMap(lang => Object.entries(texts[lang]).map(([name, text]) => [`${name} ${lang}`, text])),
    ),
  };
}
