import type { Migration } from './migration.js';

/** What a message about a dispute says beside its amount: of money that was sent again what is still open, of a refusal what was sent again before. */
export const furtherAmount: Migration = {
  name: '077-further-amount',
  statements: [
    `alter table message add column further_amount bigint,
      add constraint message_further_amount check (further_amount is null or (further_amount > 0 and kind in ('withdrawal_repaid', 'withdrawal_refused')))`,
  ],
};
