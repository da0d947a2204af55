import type { TextKey, Translate } from '../../core/parts/core.js';
/** Where bonuses come from, as translation keys. */
const TEXTS: Readonly<Record<string, TextKey>> = {
  activity: 'bonus.activity',
  mission: 'bonus.mission',
  operator: 'bonus.operator',
  points_convert: 'member.entry-points-convert',
  rebate: 'member.entry-rebate',
  red_envelope: 'member.entry-red-envelope',
  redeem: 'bonus.redeem',
  referral: 'bonus.referral',
  reward: 'nav.reward-center',
  vip: 'bonus.vip',
  zalo: 'bonus.zalo',
};

/** Where a bonus came from; one that we have no word for is a bonus. */
export function bonusText(source: string, t: Translate): string {
  return t(TEXTS[source] ?? 'member.entry-bonus');
}
