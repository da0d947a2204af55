import type { Migration } from './migration.js';

/** A withdrawal that waits for the cashier can be cancelled by its owner; what was held goes back as of a rejected one (INV-11). */
export const cancelledWithdrawals: Migration = {
  name: '100-cancelled-withdrawals',
  statements: [
    `alter table withdrawal drop constraint withdrawal_status_check`,
    `alter table withdrawal add constraint withdrawal_status_check check (status in ('pending', 'approved', 'rejected', 'cancelled'))`,
  ],
};
