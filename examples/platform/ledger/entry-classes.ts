import { sql, type RawBuilder } from 'kysely';
import type { LedgerType } from '../database/schema.js';

/**
 * What a booking is for the account whose wallet it moves: the one definition of what counts as bonus, stake, payout, fee and so on.
 * Every figure that anybody reads (profit and loss, bonuses, credit report, a team's) is a sum over these classes.
 */
export type EntryClass = 'deposit' | 'withdrawal' | 'transfer' | 'stake' | 'payout' | 'bonus' | 'rebate' | 'income' | 'fee' | 'other';

/** `income`: what contracts pay an agent. `fee`: of a deposit, given back. */
const CLASS_OF: Readonly<Record<LedgerType, EntryClass>> = {
  deposit: 'deposit',
  withdraw_hold: 'withdrawal',
  withdraw_pay: 'withdrawal',
  withdraw_return: 'withdrawal',
  wallet_transfer: 'transfer',
  transfer_up: 'transfer',
  transfer_down: 'transfer',
  bet: 'stake',
  payout: 'payout',
  bonus: 'bonus',
  points_convert: 'bonus',
  red_envelope: 'bonus',
  rebate: 'rebate',
  dividend: 'income',
  daily_salary: 'income',
  hour_salary: 'income',
  realtime_salary: 'income',
  refund: 'fee',
  adjustment: 'other',
};
/** Where the type alone does not say it: a bet that never counted, and what an agent puts into an envelope and gets back. */
const EXCEPTIONS: readonly { type: LedgerType; when: RawBuilder<boolean>; is: EntryClass }[] = [
  { type: 'refund', when: sql<boolean>`txn.ref_type = 'bet'`, is: 'stake' },
  { type: 'red_envelope', when: sql<boolean>`(entry.amount < 0 or txn.ref_type = 'red_envelope_return')`, is: 'transfer' },
];

/** The class of a row of `ledger_txn txn` and `ledger_entry entry`. */
export const ENTRY_CLASS: RawBuilder<EntryClass> = sql<EntryClass>`case ${sql.join(
  [
    ...EXCEPTIONS.map(({ type, when, is }) => sql`when txn.type = ${sql.lit(type)} and ${when} then ${sql.lit(is)}`),
    ...Object.entries(CLASS_OF).map(([type, is]) => sql`when txn.type = ${sql.lit(type)} then ${sql.lit(is)}`),
  ],
  sql` `,
)} end`;

/** That a row is of one of the classes; the types that may be, first, because indexes of both tables know them. */
export function isOfClass(...classes: readonly EntryClass[]): RawBuilder<boolean> {
  const types = new Set(
    [...Object.entries(CLASS_OF), ...EXCEPTIONS.map(({ type, is }) => [type, is] as const)]
      .filter(([, is]) => classes.includes(is))
      .map(([type]) => type),
  );
  const isOfTypes = sql`in (${sql.join([...types].map(type => sql.lit(type)))})`;
  return sql<boolean>`(txn.type ${isOfTypes} and entry.type ${isOfTypes} and ${ENTRY_CLASS} in (${sql.join(classes.map(name => sql.lit(name)))}))`;
}

/** What a row adds to the sum of a class: 0 for those of others. Stakes count as what was taken. */
export function amountOf(name: EntryClass): RawBuilder<number> {
  return sql<number>`case when ${ENTRY_CLASS} = ${sql.lit(name)} then ${sql.raw(name === 'stake' ? '-' : '')}entry.amount else 0 end`;
}
