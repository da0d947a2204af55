import type { RewardItem } from '../../rewards.js';
import { Money } from '../ui/money.js';

export const REWARD_KINDS: [value: RewardItem['kind'], label: string][] = [
  ['egg_ticket', 'Egg ticket'],
  ['red_envelope_ticket', 'Red envelope ticket'],
  ['prize_wheel_ticket', 'Prize wheel ticket'],
  ['bonus', 'Bonus'],
  ['points', 'Points'],
];

/** What a bonus, points or a prize are worth. */
export function Worth({ gives, amount }: { gives: string; amount: number }) {
  if (gives === 'bonus') return <Money minor={amount} />;
  return gives === 'points' ? <>{amount.toLocaleString('en')} points</> : <>nothing</>;
}
