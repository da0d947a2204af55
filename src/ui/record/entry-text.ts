import type { TextKey, Translate } from '../../core/parts/core.js';
/** Names of the ledger's kinds of movement, as translation keys. */
const TEXTS: Readonly<Record<string, TextKey>> = {
  adjustment: 'member.entry-adjustment',
  bet: 'member.entry-bet',
  bonus: 'member.entry-bonus',
  daily_salary: 'member.entry-daily-salary',
  deposit: 'member.entry-deposit',
  dividend: 'member.entry-dividend',
  hour_salary: 'member.entry-hour-salary',
  payout: 'member.entry-payout',
  points_convert: 'member.entry-points-convert',
  realtime_salary: 'member.entry-realtime-salary',
  rebate: 'member.entry-rebate',
  red_envelope: 'member.entry-red-envelope',
  refund: 'member.entry-refund',
  transfer_down: 'member.entry-transfer-down',
  transfer_up: 'member.entry-transfer-up',
  wallet_transfer: 'member.entry-wallet-transfer',
  withdraw_hold: 'member.entry-withdraw-hold',
  withdraw_pay: 'member.entry-withdraw-pay',
  withdraw_return: 'member.entry-withdraw-return',
};

/** What a movement of money was; a kind of another platform is shown by its own word. */
export function entryText(type: string, t: Translate): string {
  const key = TEXTS[type];
  return key ? t(key) : type;
}
