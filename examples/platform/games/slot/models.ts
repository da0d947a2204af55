import { mounted, strip, type SlotModel } from './model.js';

const TEN_LINES = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];
const TWENTY_LINES = [
  ...TEN_LINES,
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
];
const FIVE_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];

/** The four mathematics of the sandbox's slots. */
export const SLOT_MODELS = {
  /** Ten lines, free turns at a double. */
  ten: {
    lines: TEN_LINES,
    units: 10,
    strips: [
      strip('T K H4 Q J A S T H3 J Q K T H2 J A Q H4 T K J H1 Q T A J S K Q T H3 J K Q'),
      strip('J Q A T H3 K W J T Q S H4 A J K T Q H2 J W T K Q A J T W H4 Q K J H3 T A H1'),
      strip('Q T J H4 K A W T Q J S K H3 T A Q W J K T H2 Q J A S T K H4 Q W J A H1 K H3'),
      strip('K J T Q H3 A T W J K Q S T H4 J A Q T W K J H2 T Q W A J K H4 T Q H1 J H3 K'),
      strip('T J Q K A H4 T S J Q H3 K T A J Q H2 T K S J Q T A H4 K J Q T H1 A J K H3 Q'),
    ],
    pays: {
      H1: [50, 250, 1000],
      H2: [40, 150, 500],
      H3: [25, 100, 400],
      H4: [20, 75, 250],
      A: [12, 40, 125],
      K: [12, 35, 100],
      Q: [8, 25, 75],
      J: [7, 20, 60],
      T: [6, 15, 50],
    },
    scatterPays: { 3: 2, 4: 10, 5: 50 },
    freeTurns: 8,
    freeMultiplier: 2,
    volatility: 'medium',
  },
  /** Three reels and five lines, as the old machines had: no scatters, no free turns. */
  classic: {
    lines: FIVE_LINES,
    units: 5,
    strips: [
      mounted({ H1: 1, H2: 2, H3: 3, H4: 4, A: 4, K: 5, Q: 5 }),
      mounted({ H1: 1, H2: 2, H3: 3, H4: 4, A: 4, K: 4, Q: 4, W: 2 }),
      mounted({ H1: 1, H2: 2, H3: 3, H4: 4, A: 4, K: 5, Q: 5 }),
    ],
    pays: { H1: [400], H2: [125], H3: [60], H4: [28], A: [16], K: [12], Q: [10] },
    scatterPays: {},
    freeTurns: 0,
    freeMultiplier: 1,
    volatility: 'medium',
  },
  /** 243 ways: equal symbols on neighbouring reels pay, in whatever row they stand. */
  ways: {
    lines: [],
    units: 20,
    strips: [
      mounted({ H1: 1, H2: 2, H3: 2, H4: 3, A: 4, K: 5, Q: 5, J: 6, T: 6, S: 1 }),
      mounted({ H1: 1, H2: 2, H3: 3, H4: 3, A: 4, K: 4, Q: 5, J: 5, T: 6, W: 1, S: 1 }),
      mounted({ H1: 1, H2: 2, H3: 2, H4: 3, A: 4, K: 5, Q: 5, J: 5, T: 5, W: 1, S: 2 }),
      mounted({ H1: 1, H2: 2, H3: 3, H4: 3, A: 4, K: 4, Q: 5, J: 5, T: 6, W: 1, S: 1 }),
      mounted({ H1: 1, H2: 2, H3: 2, H4: 3, A: 4, K: 5, Q: 5, J: 6, T: 6, S: 1 }),
    ],
    pays: {
      H1: [60, 250, 1200],
      H2: [40, 120, 500],
      H3: [30, 80, 300],
      H4: [20, 50, 200],
      A: [12, 30, 100],
      K: [9, 25, 80],
      Q: [9, 18, 60],
      J: [7, 15, 45],
      T: [6, 12, 35],
    },
    scatterPays: { 3: 2, 4: 10, 5: 50 },
    freeTurns: 10,
    freeMultiplier: 2,
    volatility: 'low',
  },
  /** Twenty lines with rare, great wins; free turns pay fivefold. */
  storm: {
    lines: TWENTY_LINES,
    units: 20,
    strips: [
      mounted({ H1: 2, H2: 2, H3: 3, H4: 3, A: 4, K: 5, Q: 5, J: 6, T: 6, S: 1 }),
      mounted({ H1: 1, H2: 2, H3: 2, H4: 3, A: 5, K: 5, Q: 6, J: 6, T: 6, W: 1, S: 1 }),
      mounted({ H1: 1, H2: 2, H3: 2, H4: 3, A: 5, K: 5, Q: 6, J: 6, T: 6, W: 1, S: 1 }),
      mounted({ H1: 1, H2: 2, H3: 2, H4: 3, A: 5, K: 5, Q: 6, J: 6, T: 6, W: 1, S: 1 }),
      mounted({ H1: 2, H2: 2, H3: 3, H4: 3, A: 4, K: 5, Q: 5, J: 6, T: 6, S: 1 }),
    ],
    pays: {
      H1: [300, 3000, 15_000],
      H2: [200, 1200, 6000],
      H3: [100, 450, 2000],
      H4: [60, 200, 800],
      A: [30, 90, 350],
      K: [20, 70, 250],
      Q: [14, 40, 160],
      J: [10, 30, 120],
      T: [8, 25, 100],
    },
    scatterPays: { 3: 3, 4: 20, 5: 200 },
    freeTurns: 8,
    freeMultiplier: 5,
    volatility: 'high',
  },
} as const satisfies Record<string, SlotModel>;

export type SlotModelName = keyof typeof SLOT_MODELS;

const SPREAD: readonly SlotModelName[] = ['ten', 'ways', 'classic', 'ten', 'storm'];

/** A game keeps its mathematics for ever; jackpot games are the wild ones. */
export function slotModelOf(nodeId: number, classify: string): SlotModelName {
  return classify === 'JP' ? 'storm' : (SPREAD[nodeId % SPREAD.length] ?? 'ten');
}
