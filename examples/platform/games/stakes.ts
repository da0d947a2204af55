import type { Playable } from './game-kind.js';
import { SLOT_MODELS } from './slot/models.js';

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const CHIPS = STEPS.slice(0, 5);
const TABLE_CHIPS = 10;

/**
 * What can be staked: at a table with chips, the chips; in all other games the stakes of a round. Minor units.
 * A slot's stakes are multiples of its units and a blackjack's are even, so that every payout is whole.
 */
export function stakesOf(playable: Playable, minBet: number): number[] {
  const least = Math.max(minBet, 1);
  switch (playable.kind) {
    case 'slot':
      return STEPS.map(step => step * roundUp(least, SLOT_MODELS[playable.variant].units));
    case 'blackjack':
      return STEPS.slice(0, 6).map(step => step * roundUp(least, 2));
    case 'roulette':
    case 'chips':
      return CHIPS.map(step => step * least);
    case 'shooter':
      return STEPS.slice(0, 4).map(step => step * least);
    case 'instant':
    case 'poker':
    case 'mines':
    case 'crash':
    case 'sports':
      return STEPS.slice(0, 6).map(step => step * roundUp(least, 10));
    case 'duel':
      return [least];
  }
}

/** The most that one round may cost, minor units. */
export function highestStake(playable: Playable, minBet: number): number {
  const stakes = stakesOf(playable, minBet);
  const last = stakes[stakes.length - 1] ?? 0;
  return playable.kind === 'roulette' || playable.kind === 'chips' ? last * TABLE_CHIPS : last;
}

function roundUp(amount: number, unit: number): number {
  return Math.ceil(amount / unit) * unit;
}
