import type { Migration } from './migration.js';

/** Letters about contracts keep what happened, and get their words when they are read. */
export const contractLetters: Migration = {
  name: '045-contract-letters',
  statements: [
    `alter table message drop constraint message_kind`,
    `alter table message add constraint message_kind
      check (kind in ('new_mail', 'deposit_arrival', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected', 'referral_bonus', 'red_envelope', 'red_envelope_returned', 'contract'))`,
  ],
};
