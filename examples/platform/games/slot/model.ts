/** H1–H4 precious figures, A K Q J T letters (T is ten), W wild, S scatter. */
export type SlotSymbol = 'H1' | 'H2' | 'H3' | 'H4' | 'A' | 'K' | 'Q' | 'J' | 'T' | 'W' | 'S';
export type PayingSymbol = Exclude<SlotSymbol, 'W' | 'S'>;

/** Everything in which one slot's mathematics differs from another's. */
export interface SlotModel {
  /** Rows of the paid lines, reel by reel, 0 is the top; empty: every way from the left pays. */
  readonly lines: readonly (readonly number[])[];
  /** The stake is divided into so many parts; pays are in parts. */
  readonly units: number;
  /** The reels as they are mounted. Never a wild on the first; scatters so far apart that one at most shows. */
  readonly strips: readonly (readonly SlotSymbol[])[];
  /** What three, four and five of a kind pay, in parts of the stake. */
  readonly pays: Readonly<Partial<Record<PayingSymbol, readonly number[]>>>;
  /** What scatters pay by their number, in whole stakes; three or more give the free turns. */
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly freeTurns: number;
  readonly freeMultiplier: number;
  readonly volatility: 'low' | 'medium' | 'high';
}

export const ROWS = 3;

/** A reel from a written list: `strip('T K H4')`. */
export function strip(text: string): SlotSymbol[] {
  return text.split(' ') as SlotSymbol[];
}

/** A reel from how often each symbol stands on it, each spread as evenly as it goes. */
export function mounted(counts: Readonly<Partial<Record<SlotSymbol, number>>>): SlotSymbol[] {
  const list = Object.entries(counts) as [SlotSymbol, number][];
  const length = list.reduce((sum, [, count]) => sum + count, 0);
  // Each symbol starts elsewhere, so that rare ones do not stand together.
  const owed = list.map(([, count], index) => (count * ((index * 7) % list.length)) / list.length);
  return Array.from({ length }, () => {
    list.forEach(([, count], index) => (owed[index] = (owed[index] ?? 0) + count));
    const next = owed.indexOf(Math.max(...owed));
    owed[next] = (owed[next] ?? 0) - length;
    return list[next]?.[0] ?? 'T';
  });
}
