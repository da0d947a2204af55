import { sql } from 'kysely';
import type { ContractKind, ContractPeriod } from '../database/schema.js';
import type { Queryable, Trx } from '../platform.js';
import { highestOf, isMoreOften, type Contract, type Terms } from './terms.js';

/**
 * What can be passed on of a kind at most: rate (hundredths of a percent) or amount (minor units) of the highest tier; of a real-time salary its two rates.
 * `holds`: whether the giver has a contract of the kind itself, always so of the house; `period`: of that contract.
 */
export interface Bound {
  holds: boolean;
  highest: number;
  profit: number;
  loss: number;
  period: ContractPeriod | null;
}
type PaidTerms = Pick<Contract, 'profit_salary_rate' | 'loss_salary_rate' | 'tiers'>;

/** The house's own bound for each kind; of a real-time salary one for each rate. */
export const CEILINGS = [
  'contract_dividend_max',
  'contract_daily_max',
  'contract_hour_max',
  'contract_realtime_profit_max',
  'contract_realtime_loss_max',
] as const;

/**
 * The one place that says what a giver has of a kind: its own active contract, as far as whoever stands above it, up to the ceilings, lets that go.
 * The house is null. With `at`: as contracts stood then. The database holds whatever is offered or accepted against the same function.
 */
export async function boundOf(db: Queryable, giver: number | null, kind: ContractKind, at: number | null = null): Promise<Bound> {
  const { rows } = await sql<Bound>`select * from contract_bound(${giver}::bigint, ${kind}, ${at}::bigint)`.execute(db);
  const [bound] = rows;
  if (!bound) throw new Error('The database says no bound.');
  return bound;
}

/** Holds the ceilings until the transaction ends, so that none falls between a check and what it allows. */
export async function holdCeilings(trx: Trx): Promise<void> {
  await trx.selectFrom('setting').select('key').where('key', 'in', CEILINGS).orderBy('key').forShare().execute();
}

/**
 * What of terms is above a bound, by the names of the wire (OP-34): `too-high`, for a period `too-often`, for the kind `none-received`. A dividend is also
 * above when it is settled more often, because good days then no longer make up for bad ones.
 */
export function aboveBound(terms: Terms, bound: Bound): Record<string, string> {
  if (!bound.holds) return { kind: 'none-received' };
  return {
    ...(highestOf(terms) > bound.highest && terms.kind !== 'realtime' && { tiers: 'too-high' }),
    ...(terms.kind === 'realtime' && (terms.profit_salary_rate ?? 0) > bound.profit && { profitSalaryRate: 'too-high' }),
    ...(terms.kind === 'realtime' && (terms.loss_salary_rate ?? 0) > bound.loss && { lossSalaryRate: 'too-high' }),
    ...(terms.kind === 'dividend' && isMoreOften(terms.period, bound.period) && { period: 'too-often' }),
  };
}

/** The terms as they are paid: what is above the bound only up to there. */
export function upTo<T extends PaidTerms>(terms: T, { highest, profit, loss }: Bound): T {
  const least = (figure: number | null, most: number) => (figure === null ? null : Math.min(figure, most));
  return {
    ...terms,
    profit_salary_rate: least(terms.profit_salary_rate, profit),
    loss_salary_rate: least(terms.loss_salary_rate, loss),
    tiers: terms.tiers.map(tier => ({ ...tier, rate: least(tier.rate, highest), amount: least(tier.amount, highest) })),
  };
}
