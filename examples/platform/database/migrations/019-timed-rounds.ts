import type { Migration } from './migration.js';

/** Rounds that run by the clock: when they end by themselves, in UTC milliseconds; null for those that wait for the player. */
export const timedRounds: Migration = {
  name: '019-timed-rounds',
  statements: [
    `alter table open_round add column ends_at bigint`,
    `create index open_round_due on open_round (ends_at) where closed_at is null`,
  ],
};
