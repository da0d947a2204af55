import type { Migration } from './migration.js';

/** A gift that is sent again is not given again: its key, and which of its rewards this is. */
export const rewardGrants: Migration = {
  name: '109-reward-grants',
  statements: [
    `alter table reward add column grant_key text, add column grant_no int`,
    `create unique index reward_grant on reward (grant_key, grant_no)`,
  ],
};
