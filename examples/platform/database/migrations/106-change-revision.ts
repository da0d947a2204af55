import type { Migration } from './migration.js';

/** Counts what the operator changes, for all processes of one database together. */
export const changeRevision: Migration = {
  name: '106-change-revision',
  statements: ['create sequence change_revision'],
};
