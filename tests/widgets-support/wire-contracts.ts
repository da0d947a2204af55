const DAY = 86_400_000;
const AT = Date.UTC(2026, 0, 15, 12);

interface WireContract {
  id: string;
  kind: string;
  [field: string]: unknown;
}

/** An active dividend contract that the account has received from `ada`, with what is changed. */
export const wireContract = (change: Partial<WireContract> = {}): WireContract => ({
  id: '1',
  kind: 'dividend',
  direction: 'received',
  account: 'ada',
  period: 'monthly',
  status: 'active',
  minBetAmount: 1000,
  minActiveMembers: 3,
  feeRate: 2,
  tiers: [
    { validBet: 5000, profitLoss: 200, activeMembers: 3, rate: 5 },
    { validBet: 20_000, profitLoss: 1000, activeMembers: 8, rate: 7.5 },
  ],
  offeredAt: AT,
  decidedAt: AT + DAY,
  terminatedAt: null,
  terminatedBy: null,
  ends: [],
  ...change,
});
export const wireDaily = (change: Partial<WireContract> = {}) =>
  wireContract({ kind: 'daily', tiers: [{ betAmount: 500, rate: 0.5 }], ...change });
export const wireHour = (change: Partial<WireContract> = {}) =>
  wireContract({ kind: 'hour', tiers: [{ betAmount: 300, amount: 4.5 }], ...change });
export const wireRealtime = (change: Partial<WireContract> = {}) =>
  wireContract({ kind: 'realtime', tiers: [], singleBettingAmount: 2, profitSalaryRate: 0.3, lossSalaryRate: 0.6, ...change });

/** The request that offers a contract, waiting for the account's answer. */
export const wireRequest = ({ id, kind, account, direction }: WireContract, change: object = {}) => ({
  id: `r${id}`,
  contractId: id,
  kind,
  type: 'new',
  direction: direction === 'given' ? 'sent' : 'received',
  account,
  status: 'open',
  reason: '',
  answeredBy: null,
  createdAt: AT,
  answeredAt: null,
  ...change,
});
