import type { Migration } from './migration.js';

/** What the records of a whole team are read by: who stands below whom, and by time whoever's they are. */
export const teamRecords: Migration = {
  name: '042-team-records',
  statements: [
    `create index account_path on account (path text_pattern_ops)`,
    `create index bet_time on bet (placed_at desc, id desc)`,
    `create index ledger_txn_time on ledger_txn (created_at desc, id desc)`,
    // Play books many times more often than everything else together.
    `create index ledger_txn_beside_play on ledger_txn (created_at desc, id desc) where type not in ('bet', 'payout')`,
  ],
};
