import { drawCard, rankOf, type Card } from '../cards/cards.js';
import type { ChipResult, ChipTable } from './chip-table.js';

/** Card points: ace 1, 2–9 as they are, ten and pictures 0. */
export function baccaratPoints(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;
}

/** Punto banco from an endless shoe with the usual drawing rules. Banker pays 19 to 20; a tie gives player and banker back. */
export const baccarat: ChipTable = {
  spots: ['player-pair', 'tie', 'banker-pair', 'player', 'banker'],
  published: { 'player-pair': 92.31, tie: 85.88, 'banker-pair': 92.31, player: 98.77, banker: 98.94 },
  draw(rng) {
    const left = [drawCard(rng)];
    const right = [drawCard(rng)];
    left.push(drawCard(rng));
    right.push(drawCard(rng));
    if (Math.max(baccaratPoints(left), baccaratPoints(right)) < 8) {
      if (playerDraws(baccaratPoints(left))) left.push(drawCard(rng));
      if (bankerDraws(baccaratPoints(right), left[2] === undefined ? undefined : pointsOf(left[2]))) right.push(drawCard(rng));
    }
    return { hands: { left, right } };
  },
  returns(spot, { hands }: ChipResult) {
    if (!hands) return 0;
    const [left, right] = [baccaratPoints(hands.left), baccaratPoints(hands.right)];
    switch (spot) {
      case 'player':
        return left > right ? 2 : left === right ? 1 : 0;
      case 'banker':
        return right > left ? 1.95 : left === right ? 1 : 0;
      case 'tie':
        return left === right ? 9 : 0;
      case 'player-pair':
        return isPair(hands.left) ? 12 : 0;
      case 'banker-pair':
        return isPair(hands.right) ? 12 : 0;
      default:
        return 0;
    }
  },
  *everyEnd() {
    // One card stands for each rank: 13 ranks that are equally likely. Only points and equal ranks matter.
    const ranks = Array.from({ length: 13 }, (_, rank) => rank);
    const chance = 1 / 13;
    for (const a of ranks)
      for (const b of ranks)
        for (const c of ranks)
          for (const d of ranks) {
            const [left, right] = [
              [a, b],
              [c, d],
            ];
            const start = chance ** 4;
            if (Math.max(baccaratPoints(left), baccaratPoints(right)) >= 8) {
              yield [{ hands: { left, right } }, start];
              continue;
            }
            for (const [third, thirdChance] of playerDraws(baccaratPoints(left)) ? POINT_CARDS : STAND) {
              const leftAll = third === undefined ? left : [...left, third];
              const draws = bankerDraws(baccaratPoints(right), third === undefined ? undefined : pointsOf(third));
              for (const [last, lastChance] of draws ? POINT_CARDS : STAND)
                yield [
                  { hands: { left: leftAll, right: last === undefined ? right : [...right, last] } },
                  start * thirdChance * lastChance,
                ];
            }
          }
  },
};

const STAND: readonly (readonly [card: Card | undefined, chance: number])[] = [[undefined, 1]];
/** One card for each number of points: the king stands for the four that count nothing. */
const POINT_CARDS: typeof STAND = [...[12, 0, 1, 2, 3, 4, 5, 6, 7].map(card => [card, 1 / 13] as const), [11, 4 / 13] as const];

function playerDraws(points: number): boolean {
  return points <= 5;
}

/** The banker's table; `third` is the points of the player's third card, undefined when the player stood. */
function bankerDraws(points: number, third: number | undefined): boolean {
  if (third === undefined) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

function isPair(cards: readonly Card[]): boolean {
  return rankOf(cards[0] ?? 0) === rankOf(cards[1] ?? 1);
}

function pointsOf(card: Card): number {
  const rank = rankOf(card);
  return rank === 12 ? 1 : rank >= 8 ? 0 : rank + 2;
}
