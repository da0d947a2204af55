import type { Migration } from './migration.js';

/** What a deed of the operator found and what it left: JSON of the fields that differ. Older rows have none. */
export const auditDetail: Migration = {
  name: '020-audit-detail',
  statements: [`alter table audit add column before text, add column after text`],
};
