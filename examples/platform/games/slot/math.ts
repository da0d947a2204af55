import type { Rng } from '../../rng.js';
import { ROWS, type PayingSymbol, type SlotModel, type SlotSymbol } from './model.js';
import { SLOT_MODELS, type SlotModelName } from './models.js';

/** A paid line or, where all ways pay, a paid symbol: `line` counts from 0 (−1 for ways), `amount` in minor units. */
export interface LineWin {
  line: number;
  symbol: PayingSymbol;
  /** Reels from the left. */
  count: number;
  /** How many ways paid; 1 for a line. */
  ways: number;
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

/** Published return to player of each mathematics, in percent with two decimals. */
export const PUBLISHED_RTP: Readonly<Record<SlotModelName, number>> = Object.fromEntries(
  Object.entries(SLOT_MODELS).map(([name, model]) => [name, Math.round(returnToPlayer(model).total * 10_000) / 100]),
) as Record<SlotModelName, number>;

/**
 * Plays one paid turn and the free turns that it gives.
 * @param stake minor units; must be divisible by the model's units
 */
export function spin(model: SlotModel, rng: Pick<Rng, 'int'>, stake: number): { payout: number; outcome: SlotOutcome } {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake % model.units !== 0)
    throw new RangeError(`The stake must be a multiple of ${model.units} minor units.`);
  const first = turn(model, rng, stake, false);
  const freeTurns = first.scatters >= 3 ? model.freeTurns : 0;
  const turns = [first, ...Array.from({ length: freeTurns }, () => turn(model, rng, stake, true))];
  return { payout: turns.reduce((sum, { amount }) => sum + amount, 0), outcome: { turns, freeTurns } };
}

/** What a grid pays at a part of the stake. Pays from the left; the wild stands for every paying symbol. */
export function winsOf(model: SlotModel, grid: readonly (readonly SlotSymbol[])[], unitStake: number): LineWin[] {
  return model.lines.length > 0 ? lineWins(model, grid, unitStake) : wayWins(model, grid, unitStake);
}

function lineWins(model: SlotModel, grid: readonly (readonly SlotSymbol[])[], unitStake: number): LineWin[] {
  return model.lines.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => symbolIn(grid[reel], row));
    const symbol = symbols[0];
    if (symbol === undefined || symbol === 'W' || symbol === 'S') return [];
    const end = symbols.findIndex(other => other !== symbol && other !== 'W');
    const count = end === -1 ? symbols.length : end;
    const pay = payOf(model, symbol, count);
    return pay === 0 ? [] : [{ line, symbol, count, ways: 1, amount: pay * unitStake }];
  });
}

function wayWins(model: SlotModel, grid: readonly (readonly SlotSymbol[])[], unitStake: number): LineWin[] {
  return (Object.keys(model.pays) as PayingSymbol[]).flatMap(symbol => {
    const perReel = grid.map(reel => reel.filter(other => other === symbol || other === 'W').length);
    const end = perReel.indexOf(0);
    const count = end === -1 ? perReel.length : end;
    const pay = payOf(model, symbol, count);
    const ways = perReel.slice(0, count).reduce((product, shown) => product * shown, 1);
    return pay === 0 ? [] : [{ line: -1, symbol, count, ways, amount: pay * ways * unitStake }];
  });
}

/**
 * The exact share of the stake that comes back in the long run, from strips and pays alone, without playing a round.
 * Every line sees each reel at a stop that is equally likely, so all lines are worth the same; reels turn independently,
 * so the ways of a symbol multiply.
 */
export function returnToPlayer(model: SlotModel): {
  total: number;
  wins: number;
  scatters: number;
  freeTurns: number;
  featureChance: number;
} {
  const { strips } = model;
  let wins = 0;
  for (const symbol of Object.keys(model.pays) as PayingSymbol[]) {
    const fits = (other: SlotSymbol | undefined): boolean => other === symbol || other === 'W';
    // On a line one row counts; among ways, how many of the three rows show the symbol.
    const share = strips.map(reel => (reel.filter(fits).length / reel.length) * (model.lines.length > 0 ? 1 : ROWS));
    const blank = strips.map((reel, index) =>
      model.lines.length > 0
        ? 1 - (share[index] ?? 0)
        : reel.filter((_, stop) => ![0, 1, 2].some(row => fits(reel[(stop + row) % reel.length]))).length / reel.length,
    );
    for (let count = 3; count <= strips.length; count++) {
      const reach = share.slice(0, count).reduce((product, part) => product * part, 1);
      wins += payOf(model, symbol, count) * reach * (count < strips.length ? (blank[count] ?? 0) : 1);
    }
  }
  wins *= Math.max(1, model.lines.length) / model.units;
  const shown = strips.map(reel => (reel.filter(symbol => symbol === 'S').length * ROWS) / reel.length);
  let chances = [1];
  for (const chance of shown)
    chances = Array.from({ length: chances.length + 1 }, (_, k) => (chances[k] ?? 0) * (1 - chance) + (chances[k - 1] ?? 0) * chance);
  const featureChance = chances.slice(3).reduce((sum, chance) => sum + chance, 0);
  const scatters = chances.reduce((sum, chance, count) => sum + chance * (model.scatterPays[count] ?? 0), 0);
  const freeTurns = featureChance * model.freeTurns * model.freeMultiplier * wins;
  return { total: wins + scatters + freeTurns, wins, scatters, freeTurns, featureChance };
}

function turn(model: SlotModel, rng: Pick<Rng, 'int'>, stake: number, free: boolean): Turn {
  const stops = model.strips.map(reel => rng.int(reel.length));
  const grid = model.strips.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => symbolIn(reel, ((stops[index] ?? 0) + row) % reel.length)),
  );
  const factor = free ? model.freeMultiplier : 1;
  const wins = winsOf(model, grid, stake / model.units).map(win => ({ ...win, amount: win.amount * factor }));
  const scatters = grid.filter(reel => reel.includes('S')).length;
  const scatterAmount = free ? 0 : (model.scatterPays[scatters] ?? 0) * stake;
  return { stops, grid, wins, scatters, scatterAmount, amount: wins.reduce((sum, { amount }) => sum + amount, 0) + scatterAmount };
}

function payOf(model: SlotModel, symbol: PayingSymbol, count: number): number {
  return model.pays[symbol]?.[count - 3] ?? 0;
}

function symbolIn(reel: readonly SlotSymbol[] | undefined, index: number): SlotSymbol {
  const symbol = reel?.[index];
  if (symbol === undefined) throw new RangeError(`A reel has no symbol at ${index}.`);
  return symbol;
}
