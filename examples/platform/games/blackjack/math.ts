import { Failure } from '../../failure.js';
import type { Progress, SteppedRules } from '../../ledger/open-rounds.js';
import type { Rng } from '../../rng.js';
import { ACE, drawCard, rankOf, type Card } from '../cards/cards.js';

const ACTIONS = ['hit', 'stand', 'double'] as const;
export type BlackjackAction = (typeof ACTIONS)[number];
type BlackjackResult = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

export interface BlackjackView {
  player: Card[];
  /** The second card is missing until the player is done. */
  dealer: Card[];
  playerTotal: number;
  dealerTotal: number;
  isSoft: boolean;
  doubled: boolean;
  /** What may be done now; empty when the round is over. */
  actions: BlackjackAction[];
  result: BlackjackResult | null;
}

/** Dealer stands on every 17. */
const DEALER_STANDS = 17;

/** The worth of cards: an ace is 11 as long as the hand stays within 21. */
export function handOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  let total = 0;
  let aces = 0;
  for (const card of cards) {
    const value = cardValue(card);
    total += value;
    if (value === 11) aces += 1;
  }
  for (; total > 21 && aces > 0; aces--) total -= 10;
  return { total, isSoft: aces > 0 };
}

function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && handOf(cards).total === 21;
}

/**
 * Blackjack against the dealer from an endless shoe. A blackjack pays 3 to 2; the dealer looks for blackjack first, so it
 * takes one stake only; doubling on any two cards, one card more. No splitting, no insurance.
 */
export const blackjackRules: SteppedRules<BlackjackView> = {
  abandon: 'stand',
  replay(rng, stake, _choice, actions): Progress<BlackjackView> {
    const [first, up, second, hole] = [drawCard(rng), drawCard(rng), drawCard(rng), drawCard(rng)];
    const player = [first, second];
    const dealer = [up, hole];
    let isOver = isBlackjack(player) || isBlackjack(dealer);
    let doubled = false;
    for (const action of actions) {
      if (isOver || !isAction(action) || (action === 'double' && player.length !== 2))
        throw new Failure('bad-request', { fields: { action: 'is not possible now' } });
      if (action !== 'stand') player.push(drawCard(rng));
      doubled ||= action === 'double';
      isOver = action !== 'hit' || handOf(player).total >= 21;
    }
    if (!isOver) return { view: viewOf(player, [up], doubled, null), stakes: 1 };
    if (handOf(player).total <= 21 && !isBlackjack(player)) dealOut(rng, dealer);
    const result = resultOf(player, dealer);
    const stakes = doubled ? 2 : 1;
    return { view: viewOf(player, dealer, doubled, result), stakes, payout: payoutOf(result, stake * stakes) };
  },
};

/** Blackjack pays half a stake more than a win: stakes are even. */
function payoutOf(result: BlackjackResult, stake: number): number {
  if (result === 'blackjack') return (stake * 5) / 2;
  return result === 'win' ? stake * 2 : result === 'push' ? stake : 0;
}

function resultOf(player: readonly Card[], dealer: readonly Card[]): BlackjackResult {
  const mine = handOf(player).total;
  const theirs = handOf(dealer).total;
  if (mine > 21) return 'bust';
  if (isBlackjack(player)) return isBlackjack(dealer) ? 'push' : 'blackjack';
  if (isBlackjack(dealer)) return 'lose';
  if (theirs > 21 || mine > theirs) return 'win';
  return mine === theirs ? 'push' : 'lose';
}

function dealOut(rng: Pick<Rng, 'int'>, dealer: Card[]): void {
  if (isBlackjack(dealer)) return;
  while (handOf(dealer).total < DEALER_STANDS) dealer.push(drawCard(rng));
}

function viewOf(player: Card[], dealer: Card[], doubled: boolean, result: BlackjackResult | null): BlackjackView {
  const { total, isSoft } = handOf(player);
  const actions: BlackjackAction[] = result !== null ? [] : player.length === 2 ? [...ACTIONS] : ['hit', 'stand'];
  return { player, dealer, playerTotal: total, dealerTotal: handOf(dealer).total, isSoft, doubled, actions, result };
}

function isAction(action: string): action is BlackjackAction {
  return ACTIONS.some(known => known === action);
}

function cardValue(card: Card): number {
  const rank = rankOf(card);
  return rank === ACE ? 11 : Math.min(rank + 2, 10);
}
