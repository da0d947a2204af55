import type { LedgerType } from '../database/schema.js';

export interface LedgerRow {
  id: number;
  type: LedgerType;
  refType: string;
  refId: string;
  at: number;
  idempotencyKey: string;
  entries: LedgerEntryRow[];
}

export interface LedgerEntryRow {
  id: number;
  walletId: number;
  /** Null for a wallet of the house. */
  accountId: number | null;
  /** Account name, or `house:cash` and so on. */
  owner: string;
  vendor: string;
  /** Signed minor units. */
  amount: number;
  balanceAfter: number;
}
