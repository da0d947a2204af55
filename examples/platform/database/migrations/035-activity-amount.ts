import type { Migration } from './migration.js';

/** What a promotion promised when a member began it: what the operator changes later concerns those who come later. */
export const activityAmount: Migration = {
  name: '035-activity-amount',
  statements: [
    `alter table activity_application add column amount bigint check (amount >= 0)`,
    `update activity_application set amount = promotion.reward_amount from promotion where promotion.id = promotion_id`,
  ],
};
