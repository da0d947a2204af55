import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import type { Delivery } from './delivery.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

/** Where points come from and go to (PTS-08). */
export const POINT_TYPES = ['deposit', 'redeem', 'slot_games', 'live_casino', 'sports_betting', 'lottery_ticket', 'pvp_game'] as const;
export type PointType = (typeof POINT_TYPES)[number];
/** How a request for a reward stands (PTS-05 to PTS-07). */
const REDEEM_STATUSES = ['in_process', 'approved', 'rejected'] as const;
export type RedeemStatus = (typeof REDEEM_STATUSES)[number];

/** What points are given for and worth (PTS-02, CON-18). */
export type PointConfig = v.InferOutput<typeof pointConfigAnswer>;
/** A reward of the mall (PTS-03). `amount` and `amountRequirement` (deposits in all that it asks for): minor units. */
export type PointReward = v.InferOutput<typeof reward>;
/** A request for a reward. `amount`: minor units. Times: UTC milliseconds. */
export type RedeemRequest = v.InferOutput<typeof request>;
/** One change of points (PTS-04). Times: UTC milliseconds. */
export type PointEntry = v.InferOutput<typeof entry>;
export type PointHistoryPage = v.InferOutput<typeof pointHistoryAnswer>;
/** From the first moment to before the last (UTC milliseconds); empty type for all. */
export interface PointHistoryQuestion {
  type: PointType | '';
  from?: number;
  to?: number;
  /** From 1. */
  page: number;
}

const delivery: v.GenericSchema<unknown, Delivery | null> = v.fallback(
  v.nullable(v.object({ name: v.string(), phone: v.string(), address: v.string() })),
  null,
);
const whole = v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.number(), v.integer());
const ratio = v.pipe(v.number(), v.minValue(0));
const reward = v.object({
  id: text,
  name: text,
  /** Code of the language that the name is in, such as EN. */
  lang: optionalText,
  /** Money on the balance, or a thing. */
  type: v.fallback(v.picklist(['bonus', 'gift']), 'gift'),
  amount: v.optional(minorUnits, 0),
  amountRequirement: v.optional(minorUnits, 0),
  pointsRequirement: count,
  quantity: count,
  status: v.fallback(v.picklist(['available', 'sold_out']), 'available'),
  imageUrl: optionalText,
});
const request = v.object({
  id: text,
  referenceNo: optionalText,
  name: text,
  /** Code of the language that the name is in, such as EN. */
  lang: optionalText,
  type: v.fallback(v.picklist(['bonus', 'gift']), 'gift'),
  imageUrl: optionalText,
  amount: v.optional(minorUnits, 0),
  points: count,
  status: v.picklist(REDEEM_STATUSES),
  /** The operator's words to the decision. */
  note: optionalText,
  appliedAt: instant,
  decidedAt: v.optional(v.nullable(instant)),
  /** Of goods: where they go. */
  delivery: v.optional(delivery, null),
});
const entry = v.object({
  id: text,
  type: v.picklist(POINT_TYPES),
  changedPoints: whole,
  pointsBalance: count,
  remark: optionalText,
  /** Code of the language that the remark is in, such as EN. */
  lang: optionalText,
  referenceNo: optionalText,
  applicationTime: instant,
});

export const pointBalanceAnswer = v.object({ points: count });
export const pointConfigAnswer = v.object({
  /** Bands of a deposit, minor units, with the points for each unit of currency. */
  depositRatios: v.array(v.object({ from: minorUnits, to: v.optional(v.nullable(minorUnits)), ratio })),
  /** Bands of points, with the units of currency for each point. */
  convertRatios: v.array(v.object({ from: count, to: v.optional(v.nullable(count)), ratio })),
});
/** The rewards, and what the account has deposited in all, minor units. */
export const pointRewardAnswer = v.object({
  deposited: v.optional(minorUnits, 0),
  /** Where the last goods were sent. */ delivery: v.optional(delivery, null),
  list: v.array(reward),
});
export const redeemListAnswer = v.object({ list: v.array(request), totalPages: v.optional(count, 1) });
export const pointHistoryAnswer = v.object({ list: v.array(entry), totalPages: v.optional(count, 1) });
export const redeemAnswer = v.object({ request, points: count });
/** What a conversion made of the points: points that are left; amount and balance in minor units. */
export const convertPointAnswer = v.object({ points: count, amount: minorUnits, balance: minorUnits });

/** Points of the account (API-66). Error: function-disabled. */
export const getPointBalance = endpoint({
  token: 'required',
  path: '/wps/relay/MCS2_getPointBalance',
  answer: pointBalanceAnswer,
  read: ({ points }) => points,
});

/** The ratio tables (API-69). Error: function-disabled. */
export const getPointConfig = endpoint({ token: 'required', path: '/wps/relay/MCS2_getPointConfig', answer: pointConfigAnswer });

/** What the mall has (API-67). Error: function-disabled. */
export const getPointReward = endpoint({ token: 'required', path: '/wps/relay/MCS2_getPointReward', answer: pointRewardAnswer });

/** The account's requests, newest first, ten a page (API-68). Error: function-disabled. */
export const getRedeemPointList = endpoint({
  token: 'required',
  path: '/wps/relay/MCS2_getRedeemPointList',
  send: (page: number) => ({ query: { page } }),
  answer: redeemListAnswer,
});

/** Changes of the account's points, newest first, ten a page (API-70). Error: function-disabled. */
export const getPointHistory = endpoint({
  token: 'required',
  path: '/wps/relay/ODSFE2_MemTransDet',
  send: ({ type, from, to, page }: PointHistoryQuestion) => ({ query: { type, from: from ?? '', to: to ?? '', page } }),
  answer: pointHistoryAnswer,
});

/**
 * Asks for a reward, once per key (API-71, E, password checked). Errors: not-found; bad-request with `paymentPassword` (`required`,
 * `wrong`, `unknown` while none is set) `rewardId` (`quantity`, `amount`, `points`), or, of goods, what is wrong with the delivery; rate-limited; idempotency-mismatch; function-disabled.
 */
export const redeemPointReward = endpoint({
  method: 'POST',
  token: 'required',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  send: ({ delivery, ...wish }: { rewardId: string; paymentPassword: string; delivery?: Delivery }, idempotencyKey: string) => ({
    sealed: {
      ...wish,
      ...(delivery && { deliveryName: delivery.name, deliveryPhone: delivery.phone, deliveryAddress: delivery.address }),
    },
    idempotencyKey,
  }),
  answer: redeemAnswer,
});

/** Turns points into balance, once per key (API-72, E, password checked). Errors: bad-request with `paymentPassword` or `points`; rate-limited; idempotency-mismatch; function-disabled. */
export const convertPoint = endpoint({
  method: 'POST',
  token: 'required',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  send: (wish: { points: number; paymentPassword: string }, idempotencyKey: string) => ({ sealed: wish, idempotencyKey }),
  answer: convertPointAnswer,
});
