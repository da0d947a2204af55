import { LINES } from './slot/math.js';
import type { GameKind } from './game-kind.js';

const STEPS = [1, 2, 5, 10, 20, 50, 100];

/**
 * What can be staked: on a slot the stakes of a round, at a table the chips. Minor units.
 * A slot's stakes are multiples of its lines, so that every payout is whole.
 */
export function stakesOf(kind: GameKind, minBet: number): number[] {
  const unit = kind === 'slot' ? Math.ceil(Math.max(minBet, 1) / LINES.length) * LINES.length : Math.max(minBet, 1);
  return (kind === 'slot' ? STEPS : STEPS.slice(0, 5)).map((step) => step * unit);
}

/** The most that one round may cost, minor units. */
export function highestStake(kind: GameKind, minBet: number): number {
  const stakes = stakesOf(kind, minBet);
  return (stakes[stakes.length - 1] ?? 0) * (kind === 'slot' ? 1 : 10);
}
