import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { ACTIVITY_STATUSES, PROMOTION_CATEGORIES, PROMOTION_KINDS, PROMOTION_TAGS, type PromotionCategory } from './promotion-names.js';
import { TICKET_KINDS } from './reward-names.js';
import { count, instant, minorUnits, optionalFlag, optionalText, text } from '../wire/wire.js';

export * from './promotion-names.js';

/** Characters of a comment, as a person counts them (CON-12). */
const COMMENT_MAX = 140;
/** Pictures of an application, each png or jpg of at most 5 MB (CON-09 to CON-11). */
const PROOF_MAX = 3;
const PROOF_MAX_BYTES = 5_242_880;

/** A member's own activity. Times: UTC milliseconds. */
export type Activity = v.InferOutput<typeof activity>;
/** A promotion as a card shows it; `lang`: the language of its texts, where the platform says. `rewardAmount`: minor units. Times: UTC milliseconds. */
export type PromotionCard = v.InferOutput<typeof card>;
/** A promotion with all of its text; `content` is the platform's HTML and is sanitised before it is shown. */
export type Promotion = v.InferOutput<typeof promotionAnswer>;
export type PromotionPage = v.InferOutput<typeof promotionListAnswer>;
/** Shows only what is open at some time from `from` to `to` (UTC milliseconds); empty shows all. */
export interface PromotionQuestion {
  category: PromotionCategory | '';
  from?: number;
  to?: number;
  page: number;
}

const activity = v.object({
  applicationId: text,
  promotionId: text,
  status: v.picklist(ACTIVITY_STATUSES),
  /** False for a sign-in of another day. */
  current: v.optional(v.boolean(), true),
  comment: optionalText,
  images: v.optional(v.array(v.string()), []),
  /** What the operator says to the decision. */
  note: optionalText,
  /** Minor units: what was promised when it began, where that is another amount than the promotion's of today. */
  rewardAmount: v.optional(minorUnits),
  /** A reward waits to be claimed. */
  claimable: optionalFlag,
  createdAt: instant,
  decidedAt: v.optional(v.nullable(instant)),
  claimedAt: v.optional(v.nullable(instant)),
  /** How far a mission is, in units of its target. */
  progress: v.optional(v.number(), 0),
  /** Days signed in so far. */
  days: v.optional(count, 0),
});
const card = v.object({
  id: text,
  lang: optionalText,
  category: v.fallback(v.picklist([...PROMOTION_CATEGORIES, '']), ''),
  /** Unknown marks are left out. */
  tags: v.pipe(
    v.optional(v.array(v.string()), []),
    v.transform(tags => PROMOTION_TAGS.filter(tag => tags.includes(tag))),
  ),
  kind: v.fallback(v.picklist([...PROMOTION_KINDS, 'none']), 'none'),
  title: text,
  summary: optionalText,
  imageUrl: optionalText,
  startsAt: v.optional(v.nullable(instant)),
  endsAt: v.optional(v.nullable(instant)),
  state: v.fallback(v.picklist(['open', 'soon', 'closed']), 'open'),
  rewardAmount: v.optional(minorUnits, 0),
  /** Tickets for the reward centre that come with it. */
  ticketKind: v.fallback(v.picklist([...TICKET_KINDS, '']), ''),
  tickets: v.optional(count, 0),
});
const mission = v.object({ metric: v.picklist(['bets', 'stake']), target: v.number(), gameType: optionalText });

export const promotionListAnswer = v.object({ list: v.array(card), totalPages: v.optional(count, 1) });
/** What an application may hold, where the platform says; CON-09 to CON-12 where it does not. */
const limits = v.object({
  commentMax: v.optional(count, COMMENT_MAX),
  imageMaxCount: v.optional(count, PROOF_MAX),
  imageMaxBytes: v.optional(count, PROOF_MAX_BYTES),
});
export type ApplicationLimits = v.InferOutput<typeof limits>;
export const USUAL_LIMITS: ApplicationLimits = v.parse(limits, {});
export const promotionAnswer = v.object({
  ...card.entries,
  limits: v.optional(limits, {}),
  content: optionalText,
  needsComment: optionalFlag,
  needsImages: optionalFlag,
  mission: v.optional(v.nullable(mission)),
  own: v.optional(v.nullable(activity)),
  /** Of a sign-in: days of the platform's calendar on which the caller has signed; none where the platform does not say. */
  signedDays: v.optional(v.nullable(v.array(v.pipe(v.string(), v.isoDate())))),
});
export const activityListAnswer = v.object({
  list: v.array(v.object({ ...activity.entries, promotion: card })),
  totalPages: v.optional(count, 1),
});
export const activityAnswer = v.object({ own: activity });

/** How long a comment is: characters, not their halves, so that both ends count alike (CON-12). */
export function commentLength(comment: string): number {
  return [...comment.normalize('NFC')].length;
}

/** Promotions, those that are open first, twelve a page from 1 (O-39). */
export const listPromotions = endpoint({
  path: '/wps/relay/MCSFE_getPromotionList',
  send: ({ category, from, to, page }: PromotionQuestion) => ({ query: { category, from: from ?? '', to: to ?? '', page } }),
  answer: promotionListAnswer,
});

/** One promotion, with the caller's own activity when there is a session (O-40). Error: not-found. */
export const getPromotion = endpoint({
  path: '/wps/relay/MCSFE_getPromotionDetail',
  token: 'optional',
  send: (id: string) => ({ query: { id } }),
  answer: promotionAnswer,
});

/** The account's activities, one for each promotion, newest first, a hundred a page from 1 (O-43). */
export const listActivities = endpoint({
  path: '/wps/relay/MCS2_getActivityRecord',
  token: 'required',
  send: (page: number) => ({ query: { page } }),
  answer: activityListAnswer,
});

/**
 * Applies, signs in, starts a mission or joins, by the promotion's kind (O-41); once, however often it is tried with the same
 * key. `images` are ids of uploads. Errors: activity-closed, activity-refused, not-found, bad-request with `fields`.
 */
export const applyForPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_applyActivity',
  token: 'required',
  send: (request: { promotionId: string; comment: string; images: string[] }, idempotencyKey: string) => ({
    body: request,
    idempotencyKey,
  }),
  answer: activityAnswer,
  read: ({ own }) => own,
});

/** Claims what was issued or reached, once (O-42, PRO-14). Errors: activity-refused, not-found. */
export const claimActivity = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimActivity',
  token: 'required',
  send: (applicationId: string, idempotencyKey: string) => ({ body: { applicationId }, idempotencyKey }),
  answer: activityAnswer,
  read: ({ own }) => own,
});
