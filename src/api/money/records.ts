import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

/** Part of the record that is asked for: UTC milliseconds, `to` excluded; page from 1. */
export interface RecordQuery {
  from: number;
  to: number;
  page: number;
}
/** One movement of the account's money, in minor units: below 0 it went out. */
export type Transaction = v.InferOutput<typeof transactionsAnswer>['list'][number];
export type Transactions = v.InferOutput<typeof transactionsAnswer>;
/** One bet; `profit` is what it brought beside its stake, in minor units. */
export type Bet = v.InferOutput<typeof betsAnswer>['list'][number];
export type Bets = v.InferOutput<typeof betsAnswer>;
/** Of one day and game type; bonus and rebate stand in a row of their day without a type. */
export type ProfitRow = v.InferOutput<typeof profitAnswer>['list'][number];
export type ProfitLoss = v.InferOutput<typeof profitAnswer>;

/** What the platform answers at once of profit and loss. */
export const LONGEST_DAYS = 92;

export const transactionsAnswer = v.object({
  list: v.array(
    v.object({
      id: text,
      type: text,
      /** MAIN, or the code of the vendor whose wallet it is. */
      wallet: optionalText,
      amount: minorUnits,
      /** Of that wallet, afterwards. */
      balance: minorUnits,
      refType: optionalText,
      refId: optionalText,
      createdAt: instant,
    }),
  ),
  total: v.optional(count, 0),
  totalPages: v.optional(count, 1),
  /** Of the whole range and type, not of the page alone. */
  income: v.optional(minorUnits, 0),
  outgoing: v.optional(minorUnits, 0),
  types: v.optional(v.array(v.string()), []),
});
export const betsAnswer = v.object({
  list: v.array(
    v.object({
      id: text,
      gameName: optionalText,
      vassalage: text,
      vendorName: optionalText,
      gameType: optionalText,
      stake: minorUnits,
      payout: minorUnits,
      profit: minorUnits,
      status: v.fallback(v.picklist(['open', 'settled', 'cancelled']), 'settled'),
      placedAt: instant,
    }),
  ),
  total: v.optional(count, 0),
  totalPages: v.optional(count, 1),
  stake: v.optional(minorUnits, 0),
  payout: v.optional(minorUnits, 0),
  /** Of settled bets: what they brought beside their stakes. */
  profit: v.optional(minorUnits, 0),
  /** What the range has bets of, whatever is chosen. */
  gameTypes: v.optional(v.array(v.string()), []),
  vendors: v.optional(v.array(v.object({ code: text, name: text })), []),
});
export const profitAnswer = v.object({
  list: v.array(
    v.object({
      day: v.pipe(v.string(), v.isoDate()),
      gameType: optionalText,
      stake: minorUnits,
      payout: minorUnits,
      bonus: minorUnits,
      rebate: minorUnits,
      result: minorUnits,
    }),
  ),
});

/** Account record, newest first, twenty a page (O-28, MEM-07). */
export const listTransactions = endpoint({
  path: '/wps/relay/ODSFE2_MemTransHist',
  token: 'required',
  send: ({ type, ...range }: RecordQuery & { type: string }) => ({ query: { ...range, type } }),
  answer: transactionsAnswer,
});

/** Betting record, newest first, twenty a page (O-27, MEM-06). */
export const listBets = endpoint({
  path: '/wps/relay/ODSFE2_MemBetHist',
  token: 'required',
  send: ({ gameType, vendor, ...range }: RecordQuery & { gameType: string; vendor: string }) => ({
    query: { ...range, gameType, vassalage: vendor },
  }),
  answer: betsAnswer,
});

/** Profit and loss per day and game type, newest day first (O-29, MEM-08). `offset`: minutes that the days begin before Greenwich's. Error: bad-request beyond 92 days. */
export const getProfitLoss = endpoint({
  path: '/wps/relay/ODSFE2_MemProfitLoss',
  token: 'required',
  send: (range: { from: number; to: number; offset: number }) => ({ query: range }),
  answer: profitAnswer,
});
