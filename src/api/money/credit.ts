import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { minorUnits } from '../wire/wire.js';

/** Sums of what came (above 0) and went (below 0), in minor units; `change` is their sum. */
export type CreditSums = Record<CreditFigure | 'change', number>;
/** Of the days `from` to `to`, both included. */
export type CreditRow = v.InferOutput<typeof creditAnswer>['list'][number];
/** Of the whole range; `opening` and `closing`: balance of all wallets before and after it. */
export type CreditReport = v.InferOutput<typeof creditAnswer>;
export type CreditFigure = (typeof CREDIT_FIGURES)[number];
export type CreditPeriod = (typeof CREDIT_PERIODS)[number];

/** In the order in which they are shown; `bet` is what play brought beside its stakes. */
export const CREDIT_FIGURES = ['deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'bet', 'other'] as const;
export const CREDIT_PERIODS = ['day', 'week', 'month'] as const;

const amount = v.optional(minorUnits, 0);
const sums = {
  deposit: amount,
  withdrawal: amount,
  transfer: amount,
  bonus: amount,
  rebate: amount,
  bet: amount,
  other: amount,
  change: amount,
};
const day = v.pipe(v.string(), v.isoDate());
export const creditAnswer = v.object({
  opening: amount,
  closing: amount,
  ...sums,
  list: v.array(v.object({ from: day, to: day, ...sums })),
});

/** Credit report by day, week or month, newest first (O-31, MEM-18). `offset`: minutes that the days begin before Greenwich's. Error: bad-request beyond 92 days. */
export const getCreditReport = endpoint({
  path: '/wps/relay/ODSFE2_MemCreditReport',
  token: 'required',
  send: (query: { from: number; to: number; offset: number; period: CreditPeriod }) => ({ query }),
  answer: creditAnswer,
});
