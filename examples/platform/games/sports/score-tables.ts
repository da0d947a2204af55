/** Every way a fixture can end, with whole weights. */
export type ScoreTable = readonly (readonly [home: number, away: number, weight: number])[];

const SCALE = 1_000_000;

/** Goals of both sides by Poisson, each at most `most`. */
export function goals(home: number, away: number, most: number): ScoreTable {
  return pairs(poisson(home, most), poisson(away, most), 0);
}

/** Points of both sides in a bell around what they expect; never a draw. */
export function points(home: number, away: number, spread: number): ScoreTable {
  const reach = Math.round(spread * 2.5);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * spread ** 2)));
  const all = bell.reduce((sum, part) => sum + part, 0);
  const share = bell.map(part => part / all);
  const [homeFrom, awayFrom] = [Math.round(home) - reach, Math.round(away) - reach];
  return share
    .flatMap((a, i) => share.map((b, j) => [homeFrom + i, awayFrom + j, Math.round(a * b * SCALE)] as const))
    .filter(([h, a, weight]) => h !== a && weight > 0);
}

/** Sets or maps until one side has the most of `sets`; `chance` is the home side's for each. */
export function bestOf(sets: number, chance: number): ScoreTable {
  const need = (sets + 1) / 2;
  const table: [number, number, number][] = [];
  let orders = 1;
  for (let lost = 0; lost < need; lost++) {
    table.push(
      [need, lost, Math.round(orders * chance ** need * (1 - chance) ** lost * SCALE)],
      [lost, need, Math.round(orders * (1 - chance) ** need * chance ** lost * SCALE)],
    );
    orders = (orders * (need + lost)) / (lost + 1);
  }
  return table;
}

/** One wins, or neither. */
export function duelOfTwo(chance: number, draw: number): ScoreTable {
  return [
    [1, 0, Math.round(chance * (1 - draw) * SCALE)],
    [0, 1, Math.round((1 - chance) * (1 - draw) * SCALE)],
    [0, 0, Math.round(draw * SCALE)],
  ];
}

function pairs(home: number[], away: number[], from: number): ScoreTable {
  return home
    .flatMap((a, i) => away.map((b, j) => [from + i, from + j, Math.round(a * b * SCALE)] as const))
    .filter(([, , weight]) => weight > 0);
}

function poisson(expected: number, most: number): number[] {
  let term = Math.exp(-expected);
  return Array.from({ length: most + 1 }, (_, k) => {
    const value = term;
    term = (term * expected) / (k + 1);
    return value;
  });
}
