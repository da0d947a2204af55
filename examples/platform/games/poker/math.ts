import { Failure } from '../../failure.js';
import type { Progress, SteppedRules } from '../../ledger/open-rounds.js';
import { dealFromDeck, type Card } from '../cards/cards.js';
import { pokerHandOf, type PokerHand } from '../cards/poker-hand.js';

export const CARDS = 5;
/** What a hand pays in stakes; 0 loses. */
export const POKER_PAYS: Readonly<Record<PokerHand, number>> = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 8,
  flush: 5,
  straight: 4,
  three: 3,
  'two-pairs': 2,
  'high-pair': 1,
  'low-pair': 0,
  'high-card': 0,
};

/**
 * Percent with two decimals, for who holds at every deal the cards that are worth most. `best-hold.ts` computes it over
 * every deal, every choice and every draw: 97.2984 %.
 */
export const PUBLISHED_RTP = 97.3;

export interface PokerView {
  /** The five cards as they lie now. */
  cards: Card[];
  /** Which of the dealt cards were kept; null before the draw. */
  held: boolean[] | null;
  /** What the cards are now. */
  hand: PokerHand;
}

/** `hold-01100` keeps the second and the third card. */
export function holdAction(held: readonly boolean[]): string {
  return `hold-${held.map(isHeld => (isHeld ? '1' : '0')).join('')}`;
}

/**
 * Draw poker, jacks or better: five cards from a fresh deck, any of them kept, the others replaced once from the rest of
 * the same deck, from left to right. A hand that nobody took up again is paid as it was dealt.
 */
export const pokerRules: SteppedRules<PokerView> = {
  abandon: holdAction([true, true, true, true, true]),
  replay(rng, stake, _choice, actions): Progress<PokerView> {
    const deck = dealFromDeck(rng, 2 * CARDS);
    const dealt = deck.slice(0, CARDS);
    const [action] = actions;
    if (action === undefined) return { view: { cards: dealt, held: null, hand: pokerHandOf(dealt) }, stakes: 1 };
    if (actions.length > 1 || !/^hold-[01]{5}$/.test(action))
      throw new Failure('bad-request', { fields: { action: 'is not possible now' } });
    const held = [...action.slice(-CARDS)].map(digit => digit === '1');
    const rest = deck.slice(CARDS);
    const cards = dealt.map((card, place) => (held[place] ? card : (rest.shift() ?? card)));
    const hand = pokerHandOf(cards);
    return { view: { cards, held, hand }, stakes: 1, payout: stake * POKER_PAYS[hand] };
  },
};
