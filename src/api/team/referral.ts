import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

/** `bonus`: what the operator gives for a friend, and what it came to; minor units. */
export type Referral = v.InferOutput<typeof referralAnswer>;
/** Somebody who came by the account's code; `bonus` in minor units. */
export type Friend = Referral['friends'][number];

export const referralAnswer = v.object({
  code: text,
  /** Absolute, or a path of the site. */
  link: optionalText,
  bonus: v.object({
    perFriend: v.optional(minorUnits, 0),
    depositMin: v.optional(minorUnits, 0),
    earned: v.optional(minorUnits, 0),
    rewarded: v.optional(count, 0),
  }),
  friends: v.array(
    v.object({
      id: text,
      name: text,
      joinedAt: instant,
      state: v.fallback(v.picklist(['joined', 'deposited', 'rewarded']), 'joined'),
      bonus: v.optional(minorUnits, 0),
    }),
  ),
  total: v.optional(count, 0),
  totalPages: v.optional(count, 1),
});

/** Invitation of the account and who came by it, newest first, ten a page from 1 (O-34, MEM-11). */
export const getReferral = endpoint({
  path: '/wps/relay/MCS2_getReferral',
  token: 'required',
  send: (page: number) => ({ query: { page } }),
  answer: referralAnswer,
});
