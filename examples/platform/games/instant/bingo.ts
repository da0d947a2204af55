import type { Rng } from '../../rng.js';
import type { InstantGame } from './instant-game.js';

export interface BingoOutcome {
  /** Nine numbers, row by row. */
  card: number[];
  balls: number[];
  /** Completed rows, columns and diagonals: 0 to 8. */
  lines: number;
}
const NUMBERS = 30;
const BALLS = 14;
/** What 0 to 8 completed lines pay, in hundredths of the stake; seven cannot happen. */
export const LINE_PAYS = [0, 100, 200, 300, 800, 2_500, 5_000, 0, 50_000] as const;
export const BINGO_LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const FIELDS = 9;

/** A card of nine numbers from 1 to 30, fourteen balls, and pay for completed lines. */
export const bingo: InstantGame<BingoOutcome> = {
  published: { from: 95.35, to: 95.35 },
  choices: [{}],
  accepts: choice => Object.keys(choice).length === 0,
  play(rng) {
    const card = numbers(rng, FIELDS);
    const balls = numbers(rng, BALLS);
    const lines = linesOf(card.map(number => balls.includes(number)));
    return { multiple: LINE_PAYS[lines] ?? 0, outcome: { card, balls, lines } };
  },
  returns() {
    // Each of the 2^9 sets of marked fields has the chance of exactly those numbers being among the balls.
    let sum = 0;
    for (let set = 0; set < 2 ** FIELDS; set++) {
      const marked = Array.from({ length: FIELDS }, (_, field) => (set & (2 ** field)) !== 0);
      const count = marked.filter(Boolean).length;
      sum += (choose(NUMBERS - FIELDS, BALLS - count) / choose(NUMBERS, BALLS)) * ((LINE_PAYS[linesOf(marked)] ?? 0) / 100);
    }
    return sum;
  },
};

function linesOf(marked: readonly boolean[]): number {
  return BINGO_LINES.filter(line => line.every(field => marked[field])).length;
}

function numbers(rng: Pick<Rng, 'int'>, count: number): number[] {
  const all = Array.from({ length: NUMBERS }, (_, i) => i + 1);
  return Array.from({ length: count }, () => all.splice(rng.int(all.length), 1)[0] ?? 0);
}

function choose(of: number, count: number): number {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (of - count + i)) / i;
  return ways;
}
