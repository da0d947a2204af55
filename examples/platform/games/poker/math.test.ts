import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '../../failure.js';
import { rngOf } from '../../rng.js';
import { dealFromDeck } from '../cards/cards.js';
import { countBestHolds, type BestHolds } from './best-hold.js';
import { holdAction, POKER_PAYS, pokerRules, PUBLISHED_RTP } from './math.js';

const ALL = [true, true, true, true, true];
/** Numbers that put these cards on top of the deck. */
function deckWith(cards: readonly number[]) {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  let next = 0;
  return {
    int: () => {
      const i = next++;
      const j = Math.max(i, deck.indexOf(cards[i] ?? -1));
      [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
      return j - i;
    },
    float: () => 0,
    weighted: () => 0,
  };
}
const play = (cards: number[], actions: string[] = []) => pokerRules.replay(deckWith(cards), 100, null, actions);

/** Four to a royal in spades with a club beside it. */
const NEARLY_ROYAL = [12, 11, 10, 9, 39];

describe('video poker', () => {
  let holds: BestHolds;
  beforeAll(() => {
    holds = countBestHolds();
  });

  it('gives back what is published, when every hand is held as well as can be: all deals, all holds, all draws', () => {
    expect(holds.returnToPlayer).toBeCloseTo(0.972984, 6);
    expect(Math.round(holds.returnToPlayer * 10_000) / 100).toBe(PUBLISHED_RTP);
  });

  it('deals five cards, asks, and replaces the others from left to right', () => {
    expect(play([0, 13, 5, 7, 9])).toEqual({ view: { cards: [0, 13, 5, 7, 9], held: null, hand: 'low-pair' }, stakes: 1 });
    const drawn = play([0, 13, 5, 7, 9, 26, 39, 1], ['hold-11000']);
    expect(drawn).toEqual({
      view: { cards: [0, 13, 26, 39, 1], held: [true, true, false, false, false], hand: 'four' },
      stakes: 1,
      payout: 2_500,
    });
    expect(play([0, 13, 5, 7, 9, 26, 39, 1], ['hold-00101']).view.cards).toEqual([26, 39, 5, 1, 9]);
    expect(play([0, 13, 5, 7, 9], [pokerRules.abandon])).toMatchObject({ payout: 0, view: { cards: [0, 13, 5, 7, 9], held: ALL } });
  });

  it('never deals a card twice, not one that was thrown either', () => {
    for (let nonce = 0; nonce < 500; nonce++) {
      const dealt = pokerRules.replay(rngOf('poker', nonce), 100, null, []).view.cards;
      const drawn = pokerRules.replay(rngOf('poker', nonce), 100, null, ['hold-00000']).view.cards;
      expect(new Set([...dealt, ...drawn]).size).toBe(10);
      expect(dealt).toEqual(dealFromDeck(rngOf('poker', nonce), 5));
    }
  });

  it('pays by the table: jacks are the least pair, a low pair and high cards lose', () => {
    const hands: [number[], number][] = [
      [[8, 9, 10, 11, 12], 800],
      [[0, 1, 2, 3, 4], 50],
      [[0, 13, 26, 39, 4], 25],
      [[0, 13, 26, 4, 17], 8],
      [[0, 2, 4, 6, 9], 5],
      [[12, 13, 1, 2, 3], 4],
      [[0, 13, 26, 5, 7], 3],
      [[0, 13, 5, 18, 7], 2],
      [[9, 22, 1, 3, 5], 1],
      [[8, 21, 1, 3, 5], 0],
      [[0, 15, 4, 6, 9], 0],
    ];
    for (const [cards, pays] of hands) expect(play(cards, [holdAction(ALL)]).payout, cards.join()).toBe(pays * 100);
    expect(new Set(Object.values(POKER_PAYS))).toEqual(new Set(hands.map(([, pays]) => pays)));
  });

  it('pays over all draws of a hold what the count says it is worth', () => {
    const held = [true, true, true, true, false];
    const draws = Array.from({ length: 52 }, (_, card) => card).filter(card => !NEARLY_ROYAL.includes(card));
    const paid = draws.reduce((sum, card) => sum + (play([...NEARLY_ROYAL, card], [holdAction(held)]).payout ?? 0), 0);
    expect(holds.worthOf(NEARLY_ROYAL, held)).toBeCloseTo(paid / 100 / draws.length, 9);
    const pair = [9, 22, 1, 16, 5];
    const both = [true, true, true, true, false];
    const others = Array.from({ length: 52 }, (_, card) => card).filter(card => !pair.includes(card));
    expect(holds.worthOf(pair, both)).toBeCloseTo(
      others.reduce((sum, card) => sum + (play([...pair, card], [holdAction(both)]).payout ?? 0), 0) / 100 / others.length,
      9,
    );
  });

  it('knows the best hold where it is known: break a flush for four to a royal, keep a pair against four to a straight', () => {
    expect(holds.best([12, 11, 10, 9, 3])).toMatchObject({ held: [true, true, true, true, false] });
    expect(holds.best([9, 22, 34, 49, 24])).toMatchObject({ held: [true, true, false, false, false] });
    expect(holds.best([8, 22, 10, 37, 25])).toMatchObject({ worth: POKER_PAYS.straight });
    expect(holds.best([0, 13, 26, 4, 17])).toEqual({ held: ALL, worth: POKER_PAYS['full-house'] });
  });

  it('refuses what cannot be done', () => {
    for (const actions of [['hold-1111'], ['hold-111111'], ['hold-11112'], ['draw'], ['hold-11111', 'hold-11111']])
      expect(() => play([0, 13, 5, 7, 9], actions), actions.join()).toThrow(Failure);
  });
});
