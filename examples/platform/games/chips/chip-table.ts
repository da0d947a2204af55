import type { Rng } from '../../rng.js';

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
