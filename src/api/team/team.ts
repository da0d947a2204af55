import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

export type TeamOverview = v.InferOutput<typeof teamOverviewAnswer>;
/** What accounts below the agent did on a day, money in minor units; `result`: what they won, bonuses and rebates among it. */
export type TeamDay = TeamOverview['list'][number];
/** An account below the agent; balance of its main wallet in minor units. */
export type Downline = v.InferOutput<typeof downlinesAnswer>['list'][number];
export type Downlines = v.InferOutput<typeof downlinesAnswer>;
export interface DownlineQuery {
  /** Account whose downlines are wanted; empty: the caller's. */
  upline: string;
  /** Part of a name or nickname; empty: everybody. */
  account: string;
  /** 1: direct downlines; 0: of every level. */
  level: number;
  /** From 1, twenty each. */
  page: number;
}

const amount = v.optional(minorUnits, 0);
const number = v.optional(count, 0);
const entries = {
  newMembers: number,
  activeMembers: number,
  deposits: amount,
  withdrawals: amount,
  validBets: amount,
  stake: amount,
  payout: amount,
  bonus: amount,
  rebate: amount,
  result: amount,
};
const sums = v.object({ ...entries, members: number });
const above = v.object({ account: text, nickname: optionalText, type: number });
export const teamOverviewAnswer = v.object({
  /** Everybody below the agent, and the direct downlines alone. */
  team: sums,
  direct: sums,
  /** Of the whole team, newest day first, days without anything too. */
  list: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), ...entries })),
});
export const downlinesAnswer = v.object({
  /** From the agent down to the account whose downlines are listed. */
  path: v.optional(v.array(above), []),
  list: v.array(
    v.object({
      id: text,
      ...above.entries,
      status: v.fallback(v.picklist(['active', 'locked']), 'active'),
      upline: optionalText,
      /** 1: a direct downline of the account whose team is listed. */
      level: v.optional(count, 1),
      balance: amount,
      /** Accounts below it, at any depth. */
      members: number,
      lastLoginAt: v.nullish(instant),
      createdAt: v.nullish(instant),
    }),
  ),
  total: number,
  totalPages: v.optional(count, 1),
  /** The deepest level there is. */
  levels: number,
});
export const downlineTransferAnswer = v.object({ transactionId: text, balance: minorUnits });

/**
 * Figures of the own team, `to` excluded (O-53, AGT-04). `offset`: minutes that the days begin before Greenwich's. Errors:
 * agent-required, bad-request beyond 92 days.
 */
export const getTeamOverview = endpoint({
  path: '/wps/relay/MCS2_getTeamOverview',
  token: 'required',
  send: (range: { from: number; to: number; offset: number }) => ({ query: range }),
  answer: teamOverviewAnswer,
});

/** Accounts of the own team, nearest first (O-56, AGT-06). Errors: agent-required, not-found for an `upline` that is not in it. */
export const listDownlines = endpoint({
  path: '/wps/relay/MCS2_getDownlineList',
  token: 'required',
  send: ({ upline, account, level, page }: DownlineQuery) => ({ query: { upline, account, level, page } }),
  answer: downlinesAnswer,
});

/**
 * Moves an amount to an account of the own team, once per key (O-26, WAL-18, E). In minor units. Errors: not-found with `account` for one that
 * is not in it, bad-request with `account` (`locked`), `amount` or `paymentPassword`, insufficient-balance, rate-limited, agent-required.
 */
export const transferToDownline = endpoint({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_transferDownline',
  token: 'required',
  send: ({ amount, ...rest }: { account: string; amount: number; remark: string; paymentPassword: string }, idempotencyKey: string) => ({
    sealed: { ...rest, amount: amount / 100 },
    idempotencyKey,
  }),
  answer: downlineTransferAnswer,
});
