import type { Rng } from '../../rng.js';

/** A card from 0 to 51: `rank` 0 is the two … 8 the ten, 9–11 jack, queen, king, 12 the ace; suits ♠ ♥ ♦ ♣. */
export type Card = number;

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['♠', '♥', '♦', '♣'] as const;
export const ACE = 12;

export function rankOf(card: Card): number {
  return card % 13;
}

export function suitOf(card: Card): number {
  return Math.floor(card / 13);
}

/** Any card, whatever was drawn before: a shoe of so many decks that no card runs short. */
export function drawCard(rng: Pick<Rng, 'int'>): Card {
  return rng.int(52);
}

/** The first `count` cards of one freshly shuffled deck. */
export function dealFromDeck(rng: Pick<Rng, 'int'>, count: number): Card[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  for (let i = 0; i < count; i++) {
    const j = i + rng.int(52 - i);
    [deck[i], deck[j]] = [deck[j] ?? 0, deck[i] ?? 0];
  }
  return deck.slice(0, count);
}
