import type { Selectable } from 'kysely';
import { CONTRACT_PERIODS } from '../../../src/api/team/contracts.js';
import type { ContractPeriod, ContractTable, ContractTierTable } from '../database/schema.js';
import type { Queryable } from '../platform.js';

export type ContractTier = Omit<Selectable<ContractTierTable>, 'contract_id' | 'seq'>;
/** A contract with its tiers, rising. */
export type Contract = Selectable<ContractTable> & { tiers: ContractTier[] };
/** What two contracts of one kind are compared by. */
export type Terms = Pick<Contract, 'kind' | 'period' | 'profit_salary_rate' | 'loss_salary_rate' | 'tiers'>;

/** Why a contract cannot stand beside what its giver has. */
export type Excess = 'too-high' | 'too-often' | 'none-received';

/** By what a contract is above another of its kind: by the highest tier, of a real-time salary by either rate; a dividend also by being settled more often (OP-34). */
export function excessOver(one: Terms, other: Terms): Excess[] {
  const isHigh =
    one.kind === 'realtime'
      ? (one.profit_salary_rate ?? 0) > (other.profit_salary_rate ?? 0) || (one.loss_salary_rate ?? 0) > (other.loss_salary_rate ?? 0)
      : highestOf(one) > highestOf(other);
  return [
    ...(isHigh ? ['too-high' as const] : []),
    ...(one.kind === 'dividend' && isMoreOften(one.period, other.period) ? ['too-often' as const] : []),
  ];
}

/** Whether good days make up for bad ones over less time than in another period. */
export function isMoreOften(one: ContractPeriod, other: ContractPeriod | null): boolean {
  return other !== null && CONTRACT_PERIODS.indexOf(one) < CONTRACT_PERIODS.indexOf(other);
}

/** Rate (hundredths of a percent) or amount (minor units) of the highest tier. */
export function highestOf({ tiers }: Pick<Contract, 'tiers'>): number {
  return Math.max(0, ...tiers.map(({ rate, amount }) => rate ?? amount ?? 0));
}

/** The same contracts in the same order, with their tiers. */
export async function withTiers(db: Queryable, contracts: readonly Selectable<ContractTable>[]): Promise<Contract[]> {
  const tiers = new Map<number, ContractTier[]>(contracts.map(({ id }) => [id, []]));
  const rows =
    contracts.length === 0
      ? []
      : await db
          .selectFrom('contract_tier')
          .selectAll()
          .where('contract_id', 'in', [...tiers.keys()])
          .orderBy('contract_id')
          .orderBy('seq')
          .execute();
  for (const { contract_id: id, seq: _seq, ...tier } of rows) tiers.get(id)?.push(tier);
  return contracts.map(contract => ({ ...contract, tiers: tiers.get(contract.id) ?? [] }));
}
