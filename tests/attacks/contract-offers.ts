export const KINDS = ['dividend', 'daily', 'hour', 'realtime'] as const;
export type Kind = (typeof KINDS)[number];
/** As it is sent, right or wrong. */
export interface Offer extends Record<string, unknown> {
  kind: string;
  period: unknown;
}

export const rated = (kind: 'daily' | 'dividend', rate: unknown): Offer => ({
  kind,
  period: kind === 'daily' ? 'daily' : 'weekly',
  tiers: [kind === 'daily' ? { betAmount: 0, rate } : { rate }],
});
export const hourly = (amount: unknown): Offer => ({ kind: 'hour', period: 'daily', tiers: [{ betAmount: 0, amount }] });
export const live = (profitSalaryRate: unknown, lossSalaryRate: unknown): Offer => ({
  kind: 'realtime',
  period: 'daily',
  profitSalaryRate,
  lossSalaryRate,
});

/** What the house gives at most by the seed: 30 and 1.5 percent, 25.00, and 0.5 and 1 percent. */
export const AT_BOUND: readonly Offer[] = [rated('dividend', 30), rated('daily', 1.5), hourly(25), live(0.5, 1)];

/** Above that by as little as can be, in the highest tier, or by one of two rates. */
export const ABOVE: readonly Offer[] = [
  rated('dividend', 30.01),
  rated('daily', 1.51),
  rated('daily', '1.51'),
  rated('daily', ' 1.51 '),
  rated('daily', 100),
  hourly(25.01),
  hourly('25.01'),
  live(0.51, 0),
  live(0, 1.01),
  live(0.5, 1.01),
  live('0.51', '1'),
  live(100, 100),
  {
    kind: 'daily',
    period: 'daily',
    tiers: [
      { betAmount: 0, rate: 0.5 },
      { betAmount: 1_000, rate: 1 },
      { betAmount: 1_000_000, rate: 1.51 },
    ],
  },
  {
    kind: 'daily',
    period: 'daily',
    tiers: [
      { betAmount: 0, rate: 1.51 },
      { betAmount: 1_000, rate: 0.5 },
    ],
  },
  {
    kind: 'hour',
    period: 'daily',
    tiers: [
      { betAmount: 0, amount: 1 },
      { betAmount: 0.01, amount: 25.01 },
    ],
  },
  { kind: 'dividend', period: 'monthly', tiers: [{ rate: 1 }, { validBet: 1, rate: 31 }] },
];

const FIGURES: readonly unknown[] = [
  -1,
  '-1',
  -0.01,
  1.005,
  '1,5',
  1e308,
  '1e0',
  '0x1',
  'NaN',
  'Infinity',
  '∞',
  '١',
  '',
  null,
  0,
  '0',
  true,
  {},
  [1],
];
/** What no offer can say. */
export const NO_OFFERS: readonly Offer[] = [
  ...FIGURES.flatMap(figure => [rated('daily', figure), rated('dividend', figure), hourly(figure), live(figure, figure)]),
  ...[-100, '-0.01', 100.01, 1e300].flatMap(figure => [
    { ...rated('daily', 1), feeRate: figure },
    { ...live(0.1, 0.1), feeRate: figure },
  ]),
  ...[-1, 1e300, 'x'].flatMap(figure => [
    { ...rated('daily', 1), minBetAmount: figure },
    { ...rated('daily', 1), minActiveMembers: figure },
    { ...live(0.1, 0.1), singleBettingAmount: figure },
  ]),
  ...['weekly', '', '__proto__', 'constructor', 'DAILY', 'daily ']
    .map(kind => ({ ...rated('daily', 1), kind }))
    .filter(({ kind }) => kind.trim() !== 'daily'),
  ...['hourly', 'yearly', '', '__proto__', 7, null].map(period => ({ ...rated('daily', 1), period })),
  { ...rated('daily', 1), tiers: [] },
  { ...rated('daily', 1), tiers: null },
  { ...rated('daily', 1), tiers: [{ betAmount: -1, rate: 1 }] },
  { ...rated('daily', 1), tiers: Array.from({ length: 11 }, (_, index) => ({ betAmount: index, rate: 0.01 * (index + 1) })) },
  {
    ...rated('daily', 1),
    tiers: [
      { betAmount: 5, rate: 1 },
      { betAmount: 5, rate: 1 },
    ],
  },
  { ...live(0.1, 0.1), tiers: [{ betAmount: 0, rate: 100 }] },
  { ...hourly(1), tiers: [{ betAmount: 0, rate: 1 }] },
];
