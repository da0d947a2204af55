import type { NumberRule } from './number-rules.js';

/** One prize of a play. */
interface Prize {
  /** An option of the play, how many numbers must be right, or empty when there is only one prize. */
  when: string;
  /** Hundredths of the stake of one line, the stake included. */
  odds: number;
  /** How often it comes on one line, on average per draw. */
  chance: number;
}
/** A way to bet on a lottery. */
export interface Play {
  code: string;
  /**
   * `positions`: for each position some digits, a line is one of each. `choose`: some numbers, a line is `count` of them.
   * `options`: a line is one of them.
   */
  shape: 'positions' | 'choose' | 'options';
  /** Positions, or numbers of one line; 1 for options. */
  count: number;
  /** What may be chosen. */
  choices: readonly string[];
  /** The most that may be chosen of a `choose` play. */
  most: number;
  prizes: readonly Prize[];
  /** Prizes that a line won, by `when`; a prize that came twice stands twice. */
  won(line: readonly string[], numbers: readonly string[]): string[];
}

const HALF = 190;
const SIDES = ['big', 'small', 'odd', 'even'];
const SYSTEM = 4; // numbers that may be chosen beyond those of one line

const made = new Map<string, readonly Play[]>();

/** The plays of a number rule, each with its prizes; about 95 of 100 come back. */
export function playsOf(rule: NumberRule): readonly Play[] {
  const plays = made.get(rule.code) ?? MAKE[rule.kind](rule);
  made.set(rule.code, plays);
  return plays;
}

/** Share of the stakes that comes back on average, 0 to 1; of an `options` play that of its least generous option. */
export function returnOf({ shape, prizes }: Play): number {
  const returns = prizes.map(({ odds, chance }) => (odds / 100) * chance);
  return shape === 'options' ? Math.min(...returns) : returns.reduce((sum, value) => sum + value, 0);
}

const MAKE: Record<NumberRule['kind'], (rule: NumberRule) => Play[]> = {
  digits: ({ count, pool }) => [
    straight('straight', count, pool, numbers => numbers.join('')),
    ...(count <= 5 ? [anyOrder(count, pool)] : []),
    ...(count > 3 ? [straight('last3', 3, pool, numbers => numbers.slice(-3).join(''))] : []),
    straight('last2', 2, pool, numbers => numbers.slice(-2).join('')),
    sides('last-digit', numbers => Number(numbers.at(-1)), 4),
  ],
  dice: ({ pool }) => [
    {
      ...options(
        'dice-side',
        SIDES.map(when => ({ when, odds: 195, chance: 105 / 216 })),
      ),
      won: ([side], dice) => (new Set(dice).size > 1 && isSide(side, sumOf(dice), 10) ? [side] : []),
    },
    { ...options('dice-sum', diceSums()), won: ([sum], dice) => (String(sumOf(dice)) === sum ? [sum] : []) },
    {
      ...options(
        'dice-number',
        pool.map(when => ({ when, odds: 225, chance: 91 / 216 })),
      ),
      won: ([number = ''], dice) => (dice.includes(number) ? [number] : []),
    },
    {
      ...options('triple-any', [{ when: 'any', odds: 3_400, chance: 6 / 216 }]),
      won: (_, dice) => (new Set(dice).size === 1 ? ['any'] : []),
    },
    {
      ...options(
        'triple',
        pool.map(when => ({ when, odds: 20_500, chance: 1 / 216 })),
      ),
      won: ([number = ''], dice) => (dice.every(die => die === number) ? [number] : []),
    },
  ],
  race: ({ pool }) => [
    {
      ...options(
        'winner',
        pool.map(when => ({ when, odds: 950, chance: 1 / 10 })),
      ),
      won: ([runner = ''], order) => (order[0] === runner ? [runner] : []),
    },
    {
      ...options(
        'podium',
        pool.map(when => ({ when, odds: 315, chance: 3 / 10 })),
      ),
      won: ([runner = ''], order) => (order.slice(0, 3).includes(runner) ? [runner] : []),
    },
    sides('winner-side', order => Number(order[0]), 5),
  ],
  balls: rule =>
    rule.code === 'KENO' ? [1, 2, 3, 4, 5].map(count => allOf(rule, count)) : [matching(rule), allOf(rule, 1), allOf(rule, 2)],
  loto: ({ count, pool }) => [
    {
      ...positions('loto', 2, pool, [{ when: '', odds: Math.floor(9_450 / count), chance: count / 100 }]),
      won: (line, numbers) => numbers.filter(number => number.endsWith(line.join(''))).map(() => ''),
    },
    straight('special2', 2, pool, numbers => numbers[0]?.slice(-2)),
    straight('special3', 3, pool, numbers => numbers[0]?.slice(-3)),
    sides('special-side', numbers => Number(numbers[0]?.at(-1)), 4),
  ],
};

/** The digits in their places. */
function straight(code: string, count: number, pool: readonly string[], target: (numbers: readonly string[]) => string | undefined): Play {
  const chance = 1 / 10 ** count;
  return {
    ...positions(code, count, pool, [{ when: '', odds: fair(chance), chance }]),
    won: (line, numbers) => (line.join('') === target(numbers) ? [''] : []),
  };
}

/** Different digits in any order. */
function anyOrder(count: number, pool: readonly string[]): Play {
  const chance = factorial(count) / 10 ** count;
  return {
    code: 'any-order',
    shape: 'choose',
    count,
    choices: pool,
    most: pool.length,
    prizes: [{ when: '', odds: fair(chance), chance }],
    won: (line, numbers) => (line.join('') === [...numbers].sort().join('') ? [''] : []),
  };
}

/** All of a few numbers must be drawn. */
function allOf({ count: drawn, pool }: NumberRule, count: number): Play {
  const chance = combinations(drawn, count) / combinations(pool.length, count);
  return {
    code: `all-of-${count}`,
    shape: 'choose',
    count,
    choices: pool,
    most: count + SYSTEM,
    prizes: [{ when: '', odds: fair(chance), chance }],
    won: (line, numbers) => (line.every(number => numbers.includes(number)) ? [''] : []),
  };
}

/** Six numbers, from three right ones on. */
function matching({ count, pool }: NumberRule): Play {
  const odds =
    pool.length === 45 ? { 3: 1_700, 4: 22_000, 5: 800_000, 6: 30_000_000 } : { 3: 2_400, 4: 30_000, 5: 1_000_000, 6: 50_000_000 };
  const chanceOf = (right: number) =>
    (combinations(count, right) * combinations(pool.length - count, count - right)) / combinations(pool.length, count);
  return {
    code: 'six',
    shape: 'choose',
    count,
    choices: pool,
    most: count + 2,
    prizes: Object.entries(odds).map(([when, paid]) => ({ when, odds: paid, chance: chanceOf(Number(when)) })),
    won(line, numbers) {
      const right = line.filter(number => numbers.includes(number)).length;
      return right >= 3 ? [String(right)] : [];
    },
  };
}

/** Big or small, odd or even of one value that is big above `limit`, both halves alike. */
function sides(code: string, value: (numbers: readonly string[]) => number, limit: number): Play {
  return {
    ...options(
      code,
      SIDES.map(when => ({ when, odds: HALF, chance: 1 / 2 })),
    ),
    won: ([side], numbers) => (isSide(side, value(numbers), limit) ? [side] : []),
  };
}

function isSide(side: string | undefined, value: number, limit: number): side is string {
  if (side === 'odd' || side === 'even') return (value % 2 === 1) === (side === 'odd');
  return value > limit === (side === 'big');
}

function positions(code: string, count: number, choices: readonly string[], prizes: Prize[]): Omit<Play, 'won'> {
  return { code, shape: 'positions', count, choices, most: choices.length, prizes };
}

function options(code: string, prizes: Prize[]): Omit<Play, 'won'> {
  return { code, shape: 'options', count: 1, choices: prizes.map(({ when }) => when), most: prizes.length, prizes };
}

function diceSums(): Prize[] {
  const ways = new Map<number, number>();
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) ways.set(a + b + c, (ways.get(a + b + c) ?? 0) + 1);
  return [...ways]
    .filter(([sum]) => sum > 3 && sum < 18)
    .map(([sum, count]) => ({ when: String(sum), odds: fair(count / 216), chance: count / 216 }));
}

/** What gives back 95 of 100, rounded down to what can be said in a few figures. */
function fair(chance: number): number {
  const odds = 95 / chance;
  const step = odds >= 100_000 ? 1_000 : odds >= 10_000 ? 100 : odds >= 1_000 ? 10 : 5;
  return Math.floor(odds / step + 1e-9) * step;
}

function sumOf(numbers: readonly string[]): number {
  return numbers.reduce((sum, number) => sum + Number(number), 0);
}

function combinations(n: number, k: number): number {
  let result = 1;
  for (let index = 1; index <= k; index++) result = (result * (n - k + index)) / index;
  return Math.round(result);
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}
