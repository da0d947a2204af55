import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { betsAnswer, transactionsAnswer, type RecordQuery } from '../money/records.js';
import { count, minorUnits, optionalFlag, optionalText, text } from '../wire/wire.js';

/** A bet of an account below the agent. */
export type TeamBet = v.InferOutput<typeof teamBetsAnswer>['list'][number];
/** A movement of money of an account below the agent. */
export type TeamEntry = v.InferOutput<typeof teamEntriesAnswer>['list'][number];
/** What a direct downline did with everybody below it, in minor units; `result`: what they won, bonuses and rebates among it. */
export type TeamProfitLine = v.InferOutput<typeof teamProfitAnswer>['list'][number];
export type RevenueDay = v.InferOutput<typeof agentRevenueAnswer>['list'][number];

/** Of one account of the team; empty: of everybody below the agent. */
type OfAccount<T> = T & { account: string };

const amount = v.optional(minorUnits, 0);
const figures = {
  stake: amount,
  validStake: amount,
  payout: amount,
  bonus: amount,
  rebate: amount,
  deposits: amount,
  withdrawals: amount,
  result: amount,
};
const kinds = { dividend: amount, dailySalary: amount, hourSalary: amount, realtimeSalary: amount, total: amount };
const who = { account: text, nickname: optionalText, type: v.optional(count, 0) };

export const teamBetsAnswer = v.object({
  ...betsAnswer.entries,
  list: v.array(v.object({ account: text, ...betsAnswer.entries.list.item.entries })),
});
export const teamEntriesAnswer = v.object({
  ...transactionsAnswer.entries,
  list: v.array(v.object({ account: text, ...transactionsAnswer.entries.list.item.entries })),
});
export const teamProfitAnswer = v.object({
  /** From the agent down to the account whose lines these are. */
  path: v.optional(v.array(v.object(who)), []),
  list: v.array(
    v.object({
      ...who,
      /** The opened account by itself, nobody of its team. */
      isItself: optionalFlag,
      /** Accounts below it, at any depth. */
      members: v.optional(count, 0),
      ...figures,
    }),
  ),
  total: v.optional(count, 0),
  totalPages: v.optional(count, 1),
  sums: v.object(figures),
});
export const agentRevenueAnswer = v.object({
  /** Newest day first; days that brought nothing are left out. */
  list: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), ...kinds })),
  sums: v.object(kinds),
});

/** Bets of the own team, newest first, twenty a page (O-57, AGT-07). Errors: agent-required, not-found for an account that is not in it, bad-request beyond 92 days. */
export const listTeamBets = endpoint({
  path: '/wps/relay/ODSFE2_TeamBetHist',
  token: 'required',
  send: ({ gameType, vendor, ...rest }: OfAccount<RecordQuery> & { gameType: string; vendor: string }) => ({
    query: { ...rest, gameType, vassalage: vendor },
  }),
  answer: teamBetsAnswer,
});

/** Movements of money of the own team, newest first, twenty a page (O-60, AGT-10). Errors: agent-required, not-found, bad-request, as for bets. */
export const listTeamEntries = endpoint({
  path: '/wps/relay/ODSFE2_TeamTransHist',
  token: 'required',
  send: (query: OfAccount<RecordQuery> & { type: string }) => ({ query: { ...query } }),
  answer: teamEntriesAnswer,
});

/** What each direct downline of the agent, or of `account`, did with its whole tree; most stakes first, twenty a page (O-58, AGT-08). Errors: agent-required, not-found, bad-request, as for bets. */
export const getTeamProfit = endpoint({
  path: '/wps/relay/ODSFE2_TeamProfitLoss',
  token: 'required',
  send: (query: OfAccount<RecordQuery>) => ({ query: { ...query } }),
  answer: teamProfitAnswer,
});

/** The agent's income from contracts by day (O-59, AGT-09). `offset`: minutes that the days begin before Greenwich's. Errors: agent-required, bad-request beyond 92 days. */
export const getAgentRevenue = endpoint({
  path: '/wps/relay/ODSFE2_AgentRevenue',
  token: 'required',
  send: (range: { from: number; to: number; offset: number }) => ({ query: range }),
  answer: agentRevenueAnswer,
});
