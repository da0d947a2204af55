import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, minorUnits, text } from '../wire/wire.js';

/** A rank. `need`: valid stakes of a lifetime that it asks for; `bonus`: what it gives once, 0 for nothing. Minor units. */
export type VipRank = v.InferOutput<typeof rank>;
/** The account's rank, and all ranks from the lowest. `stake`: valid stakes so far, minor units. */
export type VipInfo = v.InferOutput<typeof vipInfoAnswer>;

const rank = v.object({
  level: count,
  label: text,
  need: minorUnits,
  bonus: v.optional(minorUnits, 0),
  /** Whether its bonus waits, was taken, or is still to be reached; none where it has none. */
  status: v.fallback(v.picklist(['none', 'locked', 'claimable', 'claimed']), 'none'),
});

export const vipInfoAnswer = v.object({ level: count, label: text, stake: minorUnits, ranks: v.array(rank) });

/** Rank, progress and bonuses of the account (O-37). Error: function-disabled while VIP is off. */
export const getVipInfo = endpoint({ path: '/wps/relay/MCS2_getVipInfo', token: 'required', answer: vipInfoAnswer });

/**
 * Claims the bonus of a rank that was reached, once, however often it is tried with the same key (O-38); answers how the account stands
 * then. Errors: activity-refused, not-found, function-disabled.
 */
export const claimVipBonus = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimVipBonus',
  token: 'required',
  send: (level: number, idempotencyKey: string) => ({ body: { level }, idempotencyKey }),
  answer: vipInfoAnswer,
});
