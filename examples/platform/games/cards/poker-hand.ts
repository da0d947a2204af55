import { rankOf, suitOf, type Card } from './cards.js';

/** From the lowest to the highest. */
export const POKER_HANDS = [
  'high-card',
  'low-pair',
  'high-pair',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
  'royal-flush',
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

const JACK = 9;

/** Names five cards; pairs from jacks up are `high-pair`. The ace also stands below the two in a straight. */
export function pokerHandOf(cards: readonly Card[]): PokerHand {
  const ranks = cards.map(rankOf).sort((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const shape = [...counts.values()].sort((a, b) => b - a).join('');
  const isFlush = new Set(cards.map(suitOf)).size === 1;
  const isWheel = ranks.join() === '0,1,2,3,12';
  const isStraight = counts.size === 5 && ((ranks[4] ?? 0) - (ranks[0] ?? 0) === 4 || isWheel);
  if (isStraight && isFlush) return ranks[0] === 8 ? 'royal-flush' : 'straight-flush';
  if (shape === '41') return 'four';
  if (shape === '32') return 'full-house';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (shape === '311') return 'three';
  if (shape === '221') return 'two-pairs';
  if (shape !== '2111') return 'high-card';
  return [...counts].some(([rank, count]) => count === 2 && rank >= JACK) ? 'high-pair' : 'low-pair';
}
