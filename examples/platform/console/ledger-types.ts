import type { LedgerType } from '../database/schema.js';

/** Every kind of booking, for the filter's check and its choices. */
export const LEDGER_TYPES = [
  'deposit',
  'withdraw_hold',
  'withdraw_pay',
  'withdraw_return',
  'wallet_transfer',
  'transfer_up',
  'transfer_down',
  'bet',
  'payout',
  'bonus',
  'rebate',
  'points_convert',
  'dividend',
  'daily_salary',
  'hour_salary',
  'realtime_salary',
  'red_envelope',
  'refund',
  'adjustment',
] as const satisfies readonly LedgerType[];
