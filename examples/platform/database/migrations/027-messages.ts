import type { Migration } from './migration.js';

/** The member's box: figures of money messages beside the letters' words, and the ways it is read. */
export const messages: Migration = {
  name: '027-messages',
  statements: [
    `alter table message add column amount bigint, add column reference text, add column reason text`,
    `alter table message add constraint message_kind check (kind in ('new_mail', 'deposit_arrival', 'deposit_failed', 'withdrawal_approved', 'withdrawal_rejected'))`,
    `drop index message_account`,
    `create index message_box on message (account_id, id desc) where deleted_at is null`,
    `create index message_unread on message (account_id) where read_at is null and deleted_at is null`,
  ],
};
