import * as v from 'valibot';
import { commentLength, PROMOTION_CATEGORIES } from '../../../src/api/rewards/promotions.js';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import type { Settings } from '../http/settings.js';
import { moment, requiredId, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { offsetOf } from '../platform-day.js';
import type { Platform } from '../platform.js';
import {
  activityOf,
  amountOf,
  periodOf,
  proofsOf,
  signedDaysOf,
  standingOf,
  type ActivityRow,
  type Standing,
} from '../promotions/activities.js';
import { claim, startActivity, type Moved } from '../promotions/moves.js';
import { listPromotions, promotionById, promotionsById, stateOf, type PromotionRow } from '../promotions/promotions.js';

const PAGE_SIZE = 12;
const RECORDS = 100;
const LONGEST = 40_000;
const MOST_PICTURES = 50;

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionList',
  access: 'open',
  input: v.object({
    category: v.optional(v.picklist([...PROMOTION_CATEGORIES, ''], `one of ${PROMOTION_CATEGORIES.join(', ')}`), ''),
    from: moment,
    to: moment,
    page: wholeNumber(1, 10_000, 1),
    pageSize: wholeNumber(1, 100, PAGE_SIZE),
  }),
  async answer({ platform, input, language }) {
    const now = platform.clock.now();
    const rows = await listPromotions(platform.db, language, now, {
      category: input.category || undefined,
      from: input.from,
      to: input.to,
    });
    const start = (input.page - 1) * input.pageSize;
    return {
      value: {
        list: rows.slice(start, start + input.pageSize).map(row => toCard(row, now)),
        totalPages: Math.max(1, Math.ceil(rows.length / input.pageSize)),
      },
    };
  },
});

const detail = defineCall({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  access: 'open',
  input: v.object({ id: requiredId }),
  async answer({ platform, settings, input, language, caller, origin }) {
    const now = platform.clock.now();
    const row = await promotionById(platform.db, input.id, language);
    if (!row?.active) throw new Failure('not-found', { message: 'There is no such promotion.' });
    const accountId = caller.role === 'visitor' || caller.role === 'trial' ? undefined : caller.accountId;
    const own =
      accountId === undefined ? undefined : await activityOf(platform.db, row, accountId, { now, gmtOffset: await offsetOf(platform) });
    return {
      value: {
        ...toCard(row, now),
        content: row.content,
        limits: await limitsOf(settings),
        needsComment: row.needs_comment,
        needsImages: row.needs_images,
        mission: row.mission_metric && {
          metric: row.mission_metric,
          target: inUnits(row, row.mission_target ?? 0),
          gameType: row.mission_game_type ?? '',
        },
        own: own ? await toOwn(platform, row, own, origin) : null,
        signedDays: row.kind === 'sign_in' && accountId !== undefined ? await signedDaysOf(platform.db, row.id, accountId) : null,
      },
    };
  },
});

const record = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getActivityRecord',
  access: 'real',
  input: v.object({ page: wholeNumber(1, 10_000, 1) }),
  async answer({ platform, input, caller, language, origin }) {
    const { accountId } = signedIn(caller);
    const now = platform.clock.now();
    const { db } = platform;
    const { total } = await db
      .selectFrom('activity_application')
      .select(by => by.fn.count<number>('promotion_id').distinct().as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom(by =>
        by
          .selectFrom('activity_application')
          .selectAll()
          .distinctOn('promotion_id')
          .where('account_id', '=', accountId)
          .orderBy('promotion_id')
          .orderBy('id', 'desc')
          .as('last'),
      )
      .selectAll()
      .orderBy('id', 'desc')
      .limit(RECORDS)
      .offset((input.page - 1) * RECORDS)
      .execute();
    const promotions = await promotionsById(
      db,
      rows.map(row => row.promotion_id),
      language,
    );
    const list = [];
    for (const row of rows) {
      const promotion = promotions.get(row.promotion_id);
      if (promotion) list.push({ ...(await toOwn(platform, promotion, row, origin)), promotion: toCard(promotion, now) });
    }
    return { value: { list, totalPages: Math.max(1, Math.ceil(total / RECORDS)) } };
  },
});

const apply = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_applyActivity',
  access: 'real',
  input: v.object({
    promotionId: requiredId,
    comment: v.optional(v.pipe(plainText(), v.trim(), v.maxLength(LONGEST)), ''),
    images: v.optional(v.pipe(v.array(requiredId), v.maxLength(MOST_PICTURES)), []),
  }),
  async answer({ platform, settings, input, caller, language, idempotencyKey, origin }) {
    const { accountId } = signedIn(caller);
    assertKey(idempotencyKey);
    const { commentMax, imageMaxCount } = await limitsOf(settings);
    if (commentLength(input.comment) > commentMax)
      throw new Failure('bad-request', { fields: { comment: `at most ${commentMax} characters` } });
    if (input.images.length > imageMaxCount) throw new Failure('bad-request', { fields: { images: `at most ${imageMaxCount} pictures` } });
    const wish = {
      ...input,
      comment: input.comment.normalize('NFC'),
      images: [...new Set(input.images)],
      accountId,
      idempotencyKey,
      language,
      at: platform.clock.now(),
      gmtOffset: await offsetOf(platform),
    };
    return answerOf(platform, await platform.transact(trx => startActivity(trx, wish)), origin);
  },
});

const claimCall = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimActivity',
  access: 'real',
  input: v.object({ applicationId: requiredId }),
  async answer({ platform, input, caller, language, idempotencyKey, origin }) {
    const { accountId } = signedIn(caller);
    assertKey(idempotencyKey);
    return answerOf(
      platform,
      await platform.transact(trx => claim(trx, { ...input, accountId, idempotencyKey, language, at: platform.clock.now() })),
      origin,
    );
  },
});

export const promotionCalls = [list, detail, record, apply, claimCall];

/** What an application may hold, as the operator has set it (CON-09 to CON-12). */
async function limitsOf(settings: Settings) {
  return {
    commentMax: await settings.number('comment_max'),
    imageMaxCount: await settings.number('image_max_count'),
    imageMaxBytes: await settings.number('image_max_bytes'),
  };
}

async function answerOf(platform: Platform, { promotion, activity }: Moved, origin: string) {
  return { value: { own: await toOwn(platform, promotion, activity, origin) } };
}

function assertKey(idempotencyKey: string): void {
  if (idempotencyKey === '')
    throw new Failure('bad-request', { fields: { 'Idempotency-Key': 'is needed for every call that may move money' } });
}

function toCard(row: PromotionRow, now: number) {
  return {
    id: String(row.id),
    lang: row.lang,
    category: row.category,
    tags: row.tags,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    imageUrl: row.image,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    state: stateOf(row, now),
    rewardAmount: toWireAmount(row.reward_amount),
    ticketKind: row.ticket_kind ?? '',
    tickets: row.tickets,
  };
}

async function toOwn(platform: Platform, promotion: PromotionRow, row: ActivityRow, origin: string) {
  const { db, clock } = platform;
  const { progress, days }: Standing = await standingOf(db, promotion, row.account_id, row);
  const images = (await proofsOf(db, [row.id])).get(row.id) ?? [];
  return {
    applicationId: String(row.id),
    promotionId: String(row.promotion_id),
    status: row.status,
    current: row.period_key === periodOf(promotion, { now: clock.now(), gmtOffset: await offsetOf(platform) }),
    comment: row.comment ?? '',
    images: images.map(path => origin + path),
    note: row.note ?? '',
    rewardAmount: toWireAmount(amountOf(promotion, row)),
    claimable: row.status === 'issued' || (row.status === 'process' && progress >= (promotion.mission_target ?? Infinity)),
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    claimedAt: row.claimed_at,
    progress: inUnits(promotion, progress),
    days,
  };
}

/** Stakes are money on the wire, bets are counted. */
function inUnits({ mission_metric }: PromotionRow, value: number): number {
  return mission_metric === 'stake' ? toWireAmount(value) : value;
}
