import type { Rng } from '../../rng.js';
import { baccarat } from './baccarat.js';
import type { ChipResult, ChipTable } from './chip-table.js';
import { dragonTiger } from './dragon-tiger.js';
import { moneyWheel } from './money-wheel.js';
import { sicBo } from './sic-bo.js';

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
