import type { Rng } from '../../rng.js';

/** Where a chip can stand. */
export const BET_KINDS = ['straight', 'red', 'black', 'even', 'odd', 'low', 'high', 'dozen', 'column'] as const;
export type BetKind = (typeof BET_KINDS)[number];

/** `value` is the number (0–36), dozen or column (1–3); left out for the others. `amount` in minor units. */
export interface TableBet {
  kind: BetKind;
  value?: number;
  amount: number;
}
export interface TableOutcome {
  number: number;
  /** What each bet pays back, stake included, in the order of the bets. */
  paid: number[];
}

export const POCKETS = 37;
/** The order of the numbers on the wheel, clockwise from zero. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;
export const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
/** What a winning chip returns, its own stake included. */
const RETURNS: Readonly<Record<BetKind, number>> = {
  straight: 36,
  red: 2,
  black: 2,
  even: 2,
  odd: 2,
  low: 2,
  high: 2,
  dozen: 3,
  column: 3,
};

/** Every bet returns 36 of 37 in the long run: 97.30 %. */
export const PUBLISHED_RTP = Math.round((36 / POCKETS) * 10_000) / 100;

/** Draws a number and pays the bets. Single zero; nothing but a straight chip on it wins with zero. */
export function drawTable(rng: Pick<Rng, 'int'>, bets: readonly TableBet[]): { payout: number; outcome: TableOutcome } {
  const number = rng.int(POCKETS);
  const paid = bets.map(bet => (wins(bet, number) ? bet.amount * RETURNS[bet.kind] : 0));
  return { payout: paid.reduce((sum, amount) => sum + amount, 0), outcome: { number, paid } };
}

/** Whether a chip wins with a number. */
function wins({ kind, value }: Pick<TableBet, 'kind' | 'value'>, number: number): boolean {
  if (kind === 'straight') return value === number;
  if (number === 0) return false;
  switch (kind) {
    case 'red':
      return RED.has(number);
    case 'black':
      return !RED.has(number);
    case 'even':
      return number % 2 === 0;
    case 'odd':
      return number % 2 === 1;
    case 'low':
      return number <= 18;
    case 'high':
      return number >= 19;
    case 'dozen':
      return Math.ceil(number / 12) === value;
    case 'column':
      return ((number - 1) % 3) + 1 === value;
  }
}

/** Whether a bet can stand on the table at all. */
export function isTableBet(bet: { kind: string; value?: number | undefined; amount: number }): bet is TableBet {
  if (!BET_KINDS.some(kind => kind === bet.kind)) return false;
  if (!Number.isSafeInteger(bet.amount) || bet.amount <= 0) return false;
  const { value } = bet;
  if (bet.kind === 'straight') return value !== undefined && Number.isInteger(value) && value >= 0 && value < POCKETS;
  if (bet.kind === 'dozen' || bet.kind === 'column') return value === 1 || value === 2 || value === 3;
  return value === undefined;
}
