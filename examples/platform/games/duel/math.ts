import type { Rng } from '../../rng.js';
import { dealFromDeck, rankOf, suitOf, type Card } from '../cards/cards.js';

/** How many cards each player gets, by game. */
export const DUELS = { 'high-card': 1, 'three-cards': 3 } as const;
export type DuelName = keyof typeof DUELS;
const DUEL_HANDS = ['high-card', 'pair', 'flush', 'straight', 'three', 'straight-flush'] as const;
export type DuelHand = (typeof DUEL_HANDS)[number];

export interface DuelOutcome {
  /** Cards of seat 0 and seat 1. */
  hands: [Card[], Card[]];
  names: [DuelHand, DuelHand];
  /** −1 when both are equal. */
  winner: -1 | 0 | 1;
}

/** What the house keeps of a pot that somebody wins, in hundredths. Equal hands give both stakes back whole. */
export const RAKE = 5;

/** Return to player in percent; both seats are equal by symmetry. */
export const PUBLISHED: Readonly<Record<DuelName, number>> = { 'high-card': 95.29, 'three-cards': 95.01 };

/** The worth of a hand as a list that compares from the left. In three cards a straight is rarer than a flush. */
export function worthOf(cards: readonly Card[]): { name: DuelHand; worth: number[] } {
  const ranks = cards.map(rankOf).sort((a, b) => b - a);
  if (cards.length !== 3) return { name: 'high-card', worth: [0, ...ranks] };
  const [high = 0, middle = 0, low = 0] = ranks;
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isLowStraight = high === 12 && middle === 1 && low === 0;
  const isStraight = (high - middle === 1 && middle - low === 1) || isLowStraight;
  const order = isLowStraight ? [1, 0, -1] : ranks;
  if (high === low) return named('three', ranks);
  if (isStraight && isFlush) return named('straight-flush', order);
  if (isStraight) return named('straight', order);
  if (isFlush) return named('flush', ranks);
  if (high === middle || middle === low) return named('pair', high === middle ? [high, low] : [middle, high]);
  return named('high-card', ranks);
}

/** Deals both hands from one shuffled deck. */
export function deal(rng: Pick<Rng, 'int'>, name: DuelName): DuelOutcome {
  const count = DUELS[name];
  const cards = dealFromDeck(rng, count * 2);
  return compare([cards.slice(0, count), cards.slice(count)]);
}

export function compare(hands: [Card[], Card[]]): DuelOutcome {
  const [left, right] = [worthOf(hands[0]), worthOf(hands[1])];
  const difference = left.worth.map((part, i) => part - (right.worth[i] ?? 0)).find(part => part !== 0) ?? 0;
  return { hands, names: [left.name, right.name], winner: difference === 0 ? -1 : difference > 0 ? 0 : 1 };
}

/** What a seat gets from two equal stakes. */
export function shareOf(outcome: DuelOutcome, seat: number, stake: number): number {
  if (outcome.winner === -1) return stake;
  return outcome.winner === seat ? Math.floor((stake * 2 * (100 - RAKE)) / 100) : 0;
}

function named(name: DuelHand, order: number[]): { name: DuelHand; worth: number[] } {
  return { name, worth: [DUEL_HANDS.indexOf(name), ...order] };
}
