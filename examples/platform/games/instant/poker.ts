import { dealFromDeck, type Card } from '../cards/cards.js';
import { pokerHandOf, type PokerHand } from '../cards/poker-hand.js';
import type { InstantGame } from './instant-game.js';

export interface PokerOutcome {
  cards: Card[];
  hand: PokerHand;
}
/** What five cards pay, in hundredths of the stake, and how many of the 2,598,960 deals give them. */
export const POKER_PAYS: Readonly<Record<PokerHand, readonly [pays: number, deals: number]>> = {
  'royal-flush': [100_000, 4],
  'straight-flush': [20_000, 36],
  four: [8_000, 624],
  'full-house': [3_000, 3_744],
  flush: [2_000, 5_108],
  straight: [1_500, 10_200],
  three: [650, 54_912],
  'two-pairs': [350, 123_552],
  'high-pair': [150, 337_920],
  'low-pair': [100, 760_320],
  'high-card': [0, 1_302_540],
};
const DEALS = 2_598_960;

/** Five cards from one shuffled deck, paid by what they are. */
export const poker: InstantGame<PokerOutcome> = {
  published: { from: 95.62, to: 95.62 },
  choices: [{}],
  accepts: choice => Object.keys(choice).length === 0,
  play(rng) {
    const cards = dealFromDeck(rng, 5);
    const hand = pokerHandOf(cards);
    return { multiple: POKER_PAYS[hand][0], outcome: { cards, hand } };
  },
  returns: () => Object.values(POKER_PAYS).reduce((sum, [pays, deals]) => sum + (pays / 100) * (deals / DEALS), 0),
};
