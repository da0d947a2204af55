import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { TICKET_KINDS, type TicketKind } from './reward-names.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

export * from './reward-names.js';

/** What waits for the account: a bonus, points, a ticket, or the bonus of an activity that was issued. `amount`: minor units. Times: UTC milliseconds. */
export type Reward = v.InferOutput<typeof reward>;
/** A prize of a raffle; `chance` from 0 to 1, `left`: how many there are, where they are limited. `amount`: minor units. */
export type Prize = v.InferOutput<typeof prize>;
/** What a ticket has brought. `amount`: minor units. */
export type Draw = v.InferOutput<typeof draw>;
/** A raffle: how many tickets the account has for it, when the first of them expires, and what can be drawn. */
export type Raffle = v.InferOutput<typeof raffle>;

const won = {
  gives: v.fallback(v.picklist(['bonus', 'points', 'nothing']), 'nothing'),
  amount: v.optional(minorUnits, 0),
  points: v.optional(count, 0),
};
const reward = v.object({
  id: text,
  kind: v.picklist([...TICKET_KINDS, 'bonus', 'points', 'activity']),
  title: optionalText,
  /** Code of the title's language. */
  lang: v.optional(v.string()),
  amount: v.optional(minorUnits, 0),
  points: v.optional(count, 0),
  expiresAt: v.optional(v.nullable(instant)),
  createdAt: v.optional(v.nullable(instant)),
});
const prize = v.object({ id: text, ...won, chance: v.pipe(v.number(), v.minValue(0), v.maxValue(1)), left: v.optional(v.nullable(count)) });
const draw = v.object({ id: text, kind: v.picklist(TICKET_KINDS), prizeId: text, ...won, drawnAt: instant });
const raffle = v.object({
  kind: v.picklist(TICKET_KINDS),
  count,
  expiresAt: v.optional(v.nullable(instant)),
  prizes: v.optional(v.array(prize), []),
});

export const rewardListAnswer = v.object({ list: v.array(reward) });
export const ticketListAnswer = v.object({ tickets: v.array(raffle), draws: v.optional(v.array(draw), []) });
export const claimRewardAnswer = v.object({ reward });
export const raffleAnswer = v.object({ draw, ticketsLeft: v.optional(count, 0) });

/** Everything that the account can claim or draw, newest first; as many as `availablePromoCount` says (O-32, PRO-17). Error: function-disabled. */
export const listRewards = endpoint({
  path: '/wps/relay/MCS2_getRewardList',
  token: 'required',
  answer: rewardListAnswer,
  read: ({ list }) => list,
});

/** The raffles with the account's tickets, and its last draws (O-45). Error: function-disabled. */
export const listTickets = endpoint({ path: '/wps/relay/MCS2_getTicketList', token: 'required', answer: ticketListAnswer });

/** Claims a bonus or points, once per key (O-33). Errors: not-found, activity-refused, activity-closed (expired), function-disabled. */
export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimReward',
  token: 'required',
  send: (id: string, idempotencyKey: string) => ({ body: { id }, idempotencyKey }),
  answer: claimRewardAnswer,
  read: ({ reward }) => reward,
});

/** Draws with a ticket of the kind, once per key (API-65). Errors: activity-refused (no ticket), activity-closed (expired, or nothing to draw), function-disabled. */
export const claimRaffle = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  token: 'required',
  send: (kind: TicketKind, idempotencyKey: string) => ({ body: { kind }, idempotencyKey }),
  answer: raffleAnswer,
  read: ({ draw }) => draw,
});
