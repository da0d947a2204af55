import { rankOf, suitOf, type Card } from '../cards/cards.js';
import { pokerHandOf } from '../cards/poker-hand.js';
import { CARDS, POKER_PAYS } from './math.js';

const DECK = 52;
const DEALS = 2_598_960;
/** Each way to hold is a set of the five places: bit 0 is the lowest card. */
const HOLDS = 2 ** CARDS;
const SIZES = Array.from({ length: HOLDS }, (_, set) => [...set.toString(2)].filter(digit => digit === '1').length);
const CHOOSE = Array.from({ length: DECK + 1 }, (_, of) => Array.from({ length: CARDS + 1 }, (_, count) => choose(of, count)));
/** How many draws there are after each hold. */
const DRAWS = SIZES.map(size => choose(DECK - CARDS, CARDS - size));

export interface BestHolds {
  /** What comes back of a stake of 1 in the long run when every hand is held as well as can be. */
  returnToPlayer: number;
  /** The best way to hold five cards, place by place, and what it is worth in stakes. */
  best(cards: readonly Card[]): { held: boolean[]; worth: number };
  /** What one way to hold is worth in stakes. */
  worthOf(cards: readonly Card[], held: readonly boolean[]): number;
}

/**
 * Everything that can come of every deal, counted and not sampled: 2,598,960 deals, 32 ways to hold, all draws. For each
 * set of up to five cards it adds up what all hands with those cards pay; the draws after a hold are the hands with the held
 * cards and without the thrown ones, by inclusion and exclusion. Takes a second or two: for tests, not for play.
 */
export function countBestHolds(): BestHolds {
  const sums = Array.from({ length: CARDS + 1 }, (_, size) => new Float64Array(choose(DECK, size)));
  const index = new Int32Array(HOLDS);
  const worth = new Float64Array(HOLDS);

  /** Numbers the sets among the cards so far and the card at `place`, which is higher than they are. */
  function number(place: number, card: Card): void {
    const added = 2 ** place;
    for (let set = 0; set < added; set++) index[added + set] = (index[set] ?? 0) + (CHOOSE[card]?.[(SIZES[set] ?? 0) + 1] ?? 0);
  }
  function eachDeal(visit: (hand: readonly Card[]) => void, hand: Card[] = [], from = 0): void {
    if (hand.length === CARDS) return visit(hand);
    for (let card = from; card < DECK; card++) {
      number(hand.length, card);
      hand.push(card);
      eachDeal(visit, hand, card + 1);
      hand.pop();
    }
  }
  /** Fills `worth` for the hand that was numbered last. */
  function weigh(): void {
    for (let set = 0; set < HOLDS; set++) worth[set] = sums[SIZES[set] ?? 0]?.[index[set] ?? 0] ?? 0;
    for (let thrown = 1; thrown < HOLDS; thrown *= 2)
      for (let set = 0; set < HOLDS; set++) if ((set & thrown) === 0) worth[set] = (worth[set] ?? 0) - (worth[set | thrown] ?? 0);
    for (let set = 0; set < HOLDS; set++) worth[set] = (worth[set] ?? 0) / (DRAWS[set] ?? 1);
  }
  /** Weighs these cards; answers them from the lowest to the highest, which is the order of the bits. */
  function weighCards(cards: readonly Card[]): Card[] {
    const sorted = [...cards].sort((a, b) => a - b);
    sorted.forEach((card, place) => number(place, card));
    weigh();
    return sorted;
  }

  const paysOf = payMemory();
  eachDeal(hand => {
    const pays = paysOf(hand);
    if (pays > 0)
      for (let set = 0; set < HOLDS; set++) {
        const table = sums[SIZES[set] ?? 0];
        const at = index[set] ?? 0;
        if (table) table[at] = (table[at] ?? 0) + pays;
      }
  });
  let all = 0;
  eachDeal(() => {
    weigh();
    all += Math.max(...worth);
  });
  return {
    returnToPlayer: all / DEALS,
    best(cards) {
      const sorted = weighCards(cards);
      const set = worth.indexOf(Math.max(...worth));
      return { held: cards.map(card => (set & (2 ** sorted.indexOf(card))) !== 0), worth: worth[set] ?? 0 };
    },
    worthOf(cards, held) {
      const sorted = weighCards(cards);
      return worth[cards.reduce((set, card, place) => (held[place] ? set | (2 ** sorted.indexOf(card)) : set), 0)] ?? 0;
    },
  };
}

/** What a hand pays: only its ranks and whether it is of one suit matter, so each such shape is named once. */
function payMemory(): (hand: readonly Card[]) => number {
  const known = new Map<number, number>();
  return hand => {
    const first = suitOf(hand[0] ?? 0);
    let shape = hand.every(card => suitOf(card) === first) ? 1 : 0;
    for (const card of hand) shape += 2 * 5 ** rankOf(card);
    const found = known.get(shape) ?? POKER_PAYS[pokerHandOf(hand)];
    known.set(shape, found);
    return found;
  };
}

function choose(of: number, count: number): number {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (of - count + i)) / i;
  return Math.max(0, ways);
}
