import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

/** What play of one type brings, in minor units; `rate` is a part of the stake: 0.0075 is three quarters of a percent. */
export type RebatePart = v.InferOutput<typeof part>;
export type Rebate = v.InferOutput<typeof rebateAnswer>;
export type RebateClaim = v.InferOutput<typeof claim>;

const part = v.object({
  gameType: text,
  validStake: minorUnits,
  rate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  amount: minorUnits,
});
const claim = v.object({ id: text, amount: minorUnits, claimedAt: instant, parts: v.optional(v.array(part), []) });
export const rebateAnswer = v.object({
  /** Name of the account's rank, by which the rates are. */
  rank: optionalText,
  list: v.array(part),
  /** What can be claimed now. */
  total: minorUnits,
  history: v.optional(v.array(claim), []),
  /** Of the history. */
  totalPages: v.optional(count, 1),
});
export const rebateClaimAnswer = v.object({ claim });

/** Open rebate by game type, and claims, newest first, ten a page from 1 (O-35, MEM-14). */
export const getRebate = endpoint({
  path: '/wps/relay/MCS2_getManualRebate',
  token: 'required',
  send: (page: number) => ({ query: { page } }),
  answer: rebateAnswer,
});

/** Claims all that is open, once per key (O-36). Error: activity-refused when nothing is. */
export const claimRebate = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimManualRebate',
  token: 'required',
  send: (idempotencyKey: string) => ({ idempotencyKey, body: {} }),
  answer: rebateClaimAnswer,
  read: ({ claim }) => claim,
});
