import type { Migration } from './migration.js';

/** Notices that only agents read (AGT-03). */
export const agentNotices: Migration = {
  name: '042-agent-notices',
  statements: [
    `alter table announcement drop constraint announcement_execution_check`,
    `alter table announcement add constraint announcement_execution_check check (execution in ('A', 'B', 'F', 'G')), add constraint announcement_agents check (execution is distinct from 'G' or type = 'PL')`,
  ],
};
