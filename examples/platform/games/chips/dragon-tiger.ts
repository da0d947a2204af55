import { drawCard, rankOf } from '../cards/cards.js';
import type { ChipTable } from './chip-table.js';

/** One card each from an endless shoe; the ace is lowest. Equal cards pay the tie 11 to 1 and give half of dragon and tiger back. */
export const dragonTiger: ChipTable = {
  spots: ['dragon', 'tie', 'tiger'],
  published: { dragon: 96.15, tie: 92.31, tiger: 96.15 },
  draw: rng => ({ hands: { left: [drawCard(rng)], right: [drawCard(rng)] } }),
  returns(spot, { hands }) {
    const [left, right] = [height(hands?.left[0] ?? 0), height(hands?.right[0] ?? 0)];
    if (spot === 'tie') return left === right ? 12 : 0;
    if (left === right) return 0.5;
    return (spot === 'dragon') === left > right ? 2 : 0;
  },
  *everyEnd() {
    for (let left = 0; left < 13; left++)
      for (let right = 0; right < 13; right++) yield [{ hands: { left: [left], right: [right] } }, 1 / 169];
  },
};

function height(card: number): number {
  return (rankOf(card) + 1) % 13;
}
