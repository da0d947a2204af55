import type { Rng } from '../../rng.js';
import { baccarat } from './baccarat.js';
import { dragonTiger } from './dragon-tiger.js';
import { moneyWheel } from './money-wheel.js';
import { sicBo } from './sic-bo.js';

/** What lies on the table after a round; which fields it has depends on the table. */
export interface ChipResult {
  hands?: { left: number[]; right: number[] };
  dice?: number[];
  segment?: number;
}
/**
 * A table where chips are set and the house then draws: everything that differs between such games.
 * All tables are in `CHIP_TABLES`.
 */
export interface ChipTable {
  /** The places for chips, in the order of the cloth. */
  readonly spots: readonly string[];
  /** Return to player of each spot, percent with two decimals, as it is published. */
  readonly published: Readonly<Record<string, number>>;
  draw(rng: Pick<Rng, 'int'>): ChipResult;
  /** What a chip of 1 on a spot brings back, its own stake included; 0 when it is lost. Whole hundredths. */
  returns(spot: string, result: ChipResult): number;
  /** Every way a round can end with its chance, written apart from `draw`. The chances sum to 1. */
  everyEnd(): Iterable<readonly [result: ChipResult, chance: number]>;
}
export interface ChipBet {
  kind: string;
  /** Minor units. */
  amount: number;
}
export interface ChipOutcome extends ChipResult {
  /** What each bet pays back, stake included, in the order of the bets. */
  paid: number[];
  /** Spots that paid more than the stake. */
  won: string[];
}

export const CHIP_TABLES = { baccarat, 'dragon-tiger': dragonTiger, 'sic-bo': sicBo, 'money-wheel': moneyWheel } as const satisfies Record<
  string,
  ChipTable
>;
export type ChipTableName = keyof typeof CHIP_TABLES;

export function playChips(table: ChipTable, rng: Pick<Rng, 'int'>, bets: readonly ChipBet[]): { payout: number; outcome: ChipOutcome } {
  const result = table.draw(rng);
  const paid = bets.map(({ kind, amount }) => Math.floor((amount * Math.round(table.returns(kind, result) * 100)) / 100));
  const won = table.spots.filter(spot => table.returns(spot, result) > 1);
  return { payout: paid.reduce((sum, amount) => sum + amount, 0), outcome: { ...result, paid, won } };
}

/** Exact return to player of every spot, in percent with two decimals, counted over every way a round can end. */
export function spotReturns(table: ChipTable): Record<string, number> {
  const sums = new Map<string, number>(table.spots.map(spot => [spot, 0]));
  for (const [result, chance] of table.everyEnd())
    for (const spot of table.spots) sums.set(spot, (sums.get(spot) ?? 0) + chance * table.returns(spot, result));
  return Object.fromEntries([...sums].map(([spot, sum]) => [spot, Math.round(sum * 10_000) / 100]));
}
