import type { Rng } from '../../rng.js';

/** H1–H4 precious figures, A K Q J T letters (T is ten), W wild, S scatter. */
export type SlotSymbol = 'H1' | 'H2' | 'H3' | 'H4' | 'A' | 'K' | 'Q' | 'J' | 'T' | 'W' | 'S';
type PayingSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

/** A paid line: `line` counts from 0, `count` reels from the left, `amount` in minor units. */
export interface LineWin {
  line: number;
  symbol: PayingSymbol;
  count: number;
  amount: number;
}
/** One turn of the reels. `grid` holds the three visible symbols of each reel, from the top. */
export interface Turn {
  stops: number[];
  grid: SlotSymbol[][];
  wins: LineWin[];
  scatters: number;
  /** What scatters pay themselves, minor units. */
  scatterAmount: number;
  /** All that this turn pays, minor units, multiplier included. */
  amount: number;
}
/** The paid turn first, then the free ones. */
export interface SlotOutcome {
  turns: Turn[];
  freeTurns: number;
}

export const REELS = 5;
export const ROWS = 3;

/** What three, four and five of a kind pay, in line stakes (stake ÷ lines). */
export const PAYS: Readonly<Record<PayingSymbol, readonly [three: number, four: number, five: number]>> = {
  H1: [50, 250, 1000],
  H2: [40, 150, 500],
  H3: [25, 100, 400],
  H4: [20, 75, 250],
  A: [12, 40, 125],
  K: [12, 35, 100],
  Q: [8, 25, 75],
  J: [7, 20, 60],
  T: [6, 15, 50],
};

/** Three or more scatters pay this, in whole stakes, and give the free turns. */
export const SCATTER_PAYS: Readonly<Record<number, number>> = { 3: 2, 4: 10, 5: 50 };
export const FREE_TURNS = 8;
export const FREE_MULTIPLIER = 2;

/** Rows of the ten lines, reel by reel: 0 is the top. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1], [0, 0, 0, 0, 0], [2, 2, 2, 2, 2], [0, 1, 2, 1, 0], [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2], [2, 2, 1, 0, 0], [1, 0, 0, 0, 1], [1, 2, 2, 2, 1], [1, 0, 1, 2, 1],
];

/** The reels as they are mounted. Wilds stand on the three in the middle; scatters are so far apart that one at most shows. */
export const STRIPS: readonly (readonly SlotSymbol[])[] = [
  strip('T K H4 Q J A S T H3 J Q K T H2 J A Q H4 T K J H1 Q T A J S K Q T H3 J K Q'),
  strip('J Q A T H3 K W J T Q S H4 A J K T Q H2 J W T K Q A J T W H4 Q K J H3 T A H1'),
  strip('Q T J H4 K A W T Q J S K H3 T A Q W J K T H2 Q J A S T K H4 Q W J A H1 K H3'),
  strip('K J T Q H3 A T W J K Q S T H4 J A Q T W K J H2 T Q W A J K H4 T Q H1 J H3 K'),
  strip('T J Q K A H4 T S J Q H3 K T A J Q H2 T K S J Q T A H4 K J Q T H1 A J K H3 Q'),
];

/**
 * Plays one paid turn and the free turns that it gives.
 * @param stake minor units; must be divisible by the number of lines
 */
export function spin(rng: Pick<Rng, 'int'>, stake: number): { payout: number; outcome: SlotOutcome } {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % LINES.length !== 0) throw new RangeError(`The stake must be a multiple of ${LINES.length} minor units.`);
  const first = turn(rng, stake, false);
  const freeTurns = first.scatters >= 3 ? FREE_TURNS : 0;
  const turns = [first, ...Array.from({ length: freeTurns }, () => turn(rng, stake, true))];
  return { payout: turns.reduce((sum, { amount }) => sum + amount, 0), outcome: { turns, freeTurns } };
}

/** The lines that a grid pays at a line stake. A line pays from the left; wild stands for every paying symbol. */
export function lineWins(grid: readonly (readonly SlotSymbol[])[], lineStake: number): LineWin[] {
  return LINES.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => symbolIn(grid[reel], row));
    const symbol = symbols[0];
    if (symbol === undefined || symbol === 'W' || symbol === 'S') return [];
    const end = symbols.findIndex((other) => other !== symbol && other !== 'W');
    const count = end === -1 ? REELS : end;
    const pay = payOf(symbol, count);
    return pay === 0 ? [] : [{ line, symbol, count, amount: pay * lineStake }];
  });
}

/**
 * The exact share of the stake that comes back in the long run, from strips and pays alone, without playing a round.
 * Every line sees each reel at a stop that is equally likely, so all lines are worth the same.
 */
export function returnToPlayer(): { total: number; lines: number; scatters: number; freeTurns: number; featureChance: number } {
  let lines = 0;
  for (const symbol of Object.keys(PAYS) as PayingSymbol[]) {
    const share = STRIPS.map((reel, index) => reel.filter((other) => other === symbol || (index > 0 && other === 'W')).length / reel.length);
    const reach = (count: number): number => share.slice(0, count).reduce((product, part) => product * part, 1);
    for (const count of [3, 4, 5]) lines += payOf(symbol, count) * (reach(count) - (count < REELS ? reach(count + 1) : 0));
  }
  const shown = STRIPS.map((reel) => (reel.filter((symbol) => symbol === 'S').length * ROWS) / reel.length);
  let chances = [1];
  for (const chance of shown) chances = Array.from({ length: chances.length + 1 }, (_, k) => (chances[k] ?? 0) * (1 - chance) + (chances[k - 1] ?? 0) * chance);
  const featureChance = chances.slice(3).reduce((sum, chance) => sum + chance, 0);
  const scatters = chances.reduce((sum, chance, count) => sum + chance * (SCATTER_PAYS[count] ?? 0), 0);
  const freeTurns = featureChance * FREE_TURNS * FREE_MULTIPLIER * lines;
  return { total: lines + scatters + freeTurns, lines, scatters, freeTurns, featureChance };
}

/** The published return to player, in percent with two decimals. */
export const PUBLISHED_RTP = Math.round(returnToPlayer().total * 10_000) / 100;

function turn(rng: Pick<Rng, 'int'>, stake: number, free: boolean): Turn {
  const stops = STRIPS.map((reel) => rng.int(reel.length));
  const grid = STRIPS.map((reel, index) => Array.from({ length: ROWS }, (_, row) => symbolIn(reel, ((stops[index] ?? 0) + row) % reel.length)));
  const factor = free ? FREE_MULTIPLIER : 1;
  const wins = lineWins(grid, stake / LINES.length).map((win) => ({ ...win, amount: win.amount * factor }));
  const scatters = grid.filter((reel) => reel.includes('S')).length;
  const scatterAmount = free ? 0 : (SCATTER_PAYS[scatters] ?? 0) * stake;
  return { stops, grid, wins, scatters, scatterAmount, amount: wins.reduce((sum, { amount }) => sum + amount, 0) + scatterAmount };
}

function payOf(symbol: PayingSymbol, count: number): number {
  return PAYS[symbol][count - 3] ?? 0;
}

function symbolIn(reel: readonly SlotSymbol[] | undefined, index: number): SlotSymbol {
  const symbol = reel?.[index];
  if (symbol === undefined) throw new RangeError(`A reel has no symbol at ${index}.`);
  return symbol;
}

function strip(text: string): SlotSymbol[] {
  return text.split(' ') as SlotSymbol[];
}
