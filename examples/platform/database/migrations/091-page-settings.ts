import type { Migration } from './migration.js';

/** Which lottery vendor starts directly is said by the page (`data-direct-lottery-vendor`): what the console said of it held nowhere. */
export const pageSettings: Migration = {
  name: '091-page-settings',
  statements: [`delete from setting where key = 'direct_lottery_vendor'`],
};
