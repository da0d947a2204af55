import type { Rng } from '../rng.js';

/** How the numbers of a lottery come about. */
export interface NumberRule {
  code: string;
  /** How the numbers are shown and what plays there are. */
  kind: 'digits' | 'dice' | 'race' | 'balls' | 'loto';
  /** How many numbers a draw has. */
  count: number;
  /** Every number that can come, as written; of `loto` those of one digit. */
  pool: readonly string[];
  draw(rng: Rng): string[];
}

const DIGITS = rangeOf(0, 9, 1);
const LOTO_DIGITS = 5;

export const numberRules: ReadonlyMap<string, NumberRule> = new Map(
  [
    digits(3),
    digits(4),
    digits(5),
    digits(6),
    dice(),
    race(),
    balls('KENO', 20, 80),
    balls('P6-45', 6, 45),
    balls('P6-49', 6, 49),
    loto(27),
    loto(18),
  ].map(rule => [rule.code, rule]),
);

/** The rule of a lottery. Throws for a code that the platform does not know. */
export function ruleOf(code: string): NumberRule {
  const rule = numberRules.get(code);
  if (!rule) throw new Error(`There is no number rule ${code}.`);
  return rule;
}

/** Each position a digit of its own, 0 to 9. */
function digits(count: number): NumberRule {
  return { code: `D${count}`, kind: 'digits', count, pool: DIGITS, draw: rng => Array.from({ length: count }, () => String(rng.int(10))) };
}

function dice(): NumberRule {
  return {
    code: 'DICE3',
    kind: 'dice',
    count: 3,
    pool: rangeOf(1, 6, 1),
    draw: rng => Array.from({ length: 3 }, () => String(1 + rng.int(6))),
  };
}

/** Ten runners in the order in which they arrive. */
function race(): NumberRule {
  const pool = rangeOf(1, 10, 1);
  return { code: 'RACE10', kind: 'race', count: 10, pool, draw: rng => some(pool, 10, rng) };
}

/** Different numbers out of an urn. */
function balls(code: string, count: number, highest: number): NumberRule {
  const pool = rangeOf(1, highest, 2);
  return { code, kind: 'balls', count, pool, draw: rng => some(pool, count, rng) };
}

/** Prizes of five digits each, the first is the special one. */
function loto(count: number): NumberRule {
  const one = (rng: Rng) => Array.from({ length: LOTO_DIGITS }, () => String(rng.int(10))).join('');
  return { code: `VN${count}`, kind: 'loto', count, pool: DIGITS, draw: rng => Array.from({ length: count }, () => one(rng)) };
}

/** The first `count` of a fair shuffle. */
function some(pool: readonly string[], count: number, rng: Rng): string[] {
  const rest = [...pool];
  return Array.from({ length: count }, () => rest.splice(rng.int(rest.length), 1)[0] ?? '');
}

function rangeOf(from: number, to: number, width: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(width, '0'));
}
