import { describe, expect, it } from 'vitest';
import { compare, PUBLISHED, RAKE, shareOf, worthOf } from './math.js';

const [TWO, THREE, FOUR, NINE, KING, ACE] = [0, 1, 2, 7, 11, 12];
const HEARTS = 13;

describe('duels', () => {
  it('ranks three cards: straight flush, three, straight, flush, pair, high card', () => {
    const order: [number[], string][] = [
      [[ACE, KING + HEARTS, NINE], 'high-card'],
      [[TWO, TWO + HEARTS, ACE], 'pair'],
      [[TWO, FOUR, NINE], 'flush'],
      [[TWO, THREE + HEARTS, FOUR], 'straight'],
      [[TWO, TWO + HEARTS, TWO + 26], 'three'],
      [[TWO, THREE, FOUR], 'straight-flush'],
    ];
    expect(order.map(([cards]) => worthOf(cards).name)).toEqual(order.map(([, name]) => name));
    order.slice(1).forEach(([cards], i) => expect(compare([cards, order[i]?.[0] ?? []]).winner).toBe(0));
    expect(
      compare([
        [ACE, TWO + HEARTS, THREE],
        [TWO + 26, THREE + HEARTS, FOUR],
      ]).winner,
    ).toBe(1);
    expect(
      compare([
        [ACE, NINE],
        [ACE + HEARTS, NINE + HEARTS],
      ]).winner,
    ).toBe(-1);
  });

  it('gives the winner the pot less the rake, and both stakes back when hands are equal', () => {
    const won = compare([[ACE], [KING]]);
    expect([shareOf(won, 0, 100), shareOf(won, 1, 100)]).toEqual([200 - RAKE * 2, 0]);
    const even = compare([[ACE], [ACE + HEARTS]]);
    expect([shareOf(even, 0, 100), shareOf(even, 1, 100)]).toEqual([100, 100]);
  });

  it('gives back what is published, counted over all deals', () => {
    expect(returnOf(1)).toBe(PUBLISHED['high-card']);
    expect(returnOf(3)).toBe(PUBLISHED['three-cards']);
  });
});

/** Both seats are equal by symmetry: only the chance of equal hands is needed. */
function returnOf(count: number): number {
  const hands = choose(count, 0);
  const byWorth = new Map<string, number[][]>();
  for (const hand of hands) byWorth.set(worthOf(hand).worth.join(), [...(byWorth.get(worthOf(hand).worth.join()) ?? []), hand]);
  let pairs = 0;
  let ties = 0;
  for (const equal of byWorth.values())
    for (const mine of equal) for (const theirs of equal) if (!mine.some(card => theirs.includes(card))) ties += 1;
  const rest = choose(count, count).length;
  pairs = hands.length * rest;
  const tie = ties / pairs;
  return Math.round((tie + (1 - tie) * ((100 - RAKE) / 100)) * 10_000) / 100;
}

/** Every set of `count` cards from the deck without its first `without`. */
function choose(count: number, without: number): number[][] {
  const sets: number[][] = [];
  const add = (from: number, set: number[]): void => {
    if (set.length === count) return void sets.push(set);
    for (let card = from; card < 52; card++) add(card + 1, [...set, card]);
  };
  add(without, []);
  return sets;
}
