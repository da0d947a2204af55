import { sql, type Selectable } from 'kysely';
import type { ContractKind, ContractTable, SalaryPayoutTable } from '../database/schema.js';
import type { Queryable } from '../platform.js';
import { isAbove, withTiers, type Contract } from './terms.js';
import type { ContractRequest } from './agreements.js';

export interface ContractFilter {
  kind?: ContractKind;
  status?: Selectable<ContractTable>['status'];
  direction?: 'received' | 'given';
}
/** `account`: name of the other side. `ends`: direct downlines whose contract would end if this one were accepted (INV-18). */
export type ListedContract = Contract & { account: string; ends: string[] };
export type ListedRequest = ContractRequest & { kind: ContractKind; account: string };
export type ListedPayout = Selectable<SalaryPayoutTable> & { account: string; profit_salary_rate: number | null; loss_salary_rate: number | null };
export interface PayoutSums { total: number; validBet: number; gross: number; fee: number; amount: number }

/** What ended stays listed as far as this; what is open or holds is always there. */
const MOST = 100;

/** Contracts of an account on both sides, newest first. */
export async function contractsOf(db: Queryable, accountId: number, { kind, status, direction }: ContractFilter): Promise<ListedContract[]> {
  let query = db
    .selectFrom('contract')
    .innerJoin('account as other', join => join.on('other.id', '=', sql<number>`case when contract.upline_id = ${accountId} then contract.downline_id else contract.upline_id end`))
    .selectAll('contract')
    .select('other.account')
    .where(by => by.or([...(direction === 'given' ? [] : [by('contract.downline_id', '=', accountId)]), ...(direction === 'received' ? [] : [by('contract.upline_id', '=', accountId)])]));
  if (kind) query = query.where('contract.kind', '=', kind);
  if (status) query = query.where('contract.status', '=', status);
  const [current, past] = await Promise.all([
    query.where('contract.status', 'in', ['offered', 'active']).orderBy('contract.id', 'desc').execute(),
    query.where('contract.status', 'in', ['rejected', 'terminated']).orderBy('contract.id', 'desc').limit(MOST).execute(),
  ]);
  const rows = [...current, ...past].sort((a, b) => b.id - a.id);
  const contracts = await withTiers(db, rows);
  const given = await givenBy(db, accountId);
  return contracts.map((contract, index) => {
    const isOffer = contract.downline_id === accountId && contract.status === 'offered';
    const above = isOffer ? given.filter(each => each.kind === contract.kind && isAbove(each, contract)) : [];
    return { ...contract, account: rows[index]?.account ?? '', ends: above.map(each => each.account) };
  });
}

/** Requests to and from an account, newest first; open ones are never left out. With an id that one alone. */
export async function requestsOf(db: Queryable, accountId: number, kind?: ContractKind, id?: number): Promise<ListedRequest[]> {
  let query = db
    .selectFrom('contract_request as request')
    .innerJoin('contract', 'contract.id', 'request.contract_id')
    .innerJoin('account as other', join => join.on('other.id', '=', sql<number>`case when request.from_id = ${accountId} then request.to_id else request.from_id end`))
    .selectAll('request')
    .select(['contract.kind', 'other.account'])
    .where(by => by.or([by('request.from_id', '=', accountId), by('request.to_id', '=', accountId)]));
  if (kind) query = query.where('contract.kind', '=', kind);
  if (id !== undefined) query = query.where('request.id', '=', id);
  const [open, past] = await Promise.all([
    query.where('request.status', '=', 'open').execute(),
    query.where('request.status', '<>', 'open').orderBy('request.id', 'desc').limit(MOST).execute(),
  ]);
  return [...open, ...past].sort((a, b) => b.id - a.id);
}

/** Settled stretches of a kind that an account has received and that ended after `from` and not after `to`, newest first, and what all of them come to (AGT-09). */
export async function payoutsTo(db: Queryable, accountId: number, { kind, from, to, limit, offset }: { kind: ContractKind; from?: number; to?: number; limit: number; offset: number }): Promise<{ rows: ListedPayout[]; sums: PayoutSums }> {
  let query = db
    .selectFrom('salary_payout as payout')
    .innerJoin('contract', 'contract.id', 'payout.contract_id')
    .innerJoin('account as upline', 'upline.id', 'contract.upline_id')
    .where('contract.downline_id', '=', accountId)
    .where('contract.kind', '=', kind);
  if (from !== undefined) query = query.where('payout.period_to', '>', from);
  if (to !== undefined) query = query.where('payout.period_to', '<=', to);
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(`payout.${column}`)}), 0)::bigint`;
  const sums = await query
    .select([sql<number>`count(*)::int`.as('total'), sum('base_amount').as('validBet'), sum('gross').as('gross'), sum('fee').as('fee'), sum('amount').as('amount')])
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('payout')
    .select(['upline.account', 'contract.profit_salary_rate', 'contract.loss_salary_rate'])
    .orderBy('payout.period_to', 'desc')
    .orderBy('payout.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, sums };
}

/** For each kind: 2 when a request waits for this account's answer, 1 when it receives a contract, 0 otherwise (INV-19, OP-33). */
export async function contractFlags(db: Queryable, accountId: number): Promise<Record<ContractKind, number>> {
  const active = await db.selectFrom('contract').select('kind').where('downline_id', '=', accountId).where('status', '=', 'active').execute();
  const open = await db.selectFrom('contract_request').innerJoin('contract', 'contract.id', 'contract_id').select('contract.kind').where('to_id', '=', accountId).where('contract_request.status', '=', 'open').execute();
  const flag = (kind: ContractKind) => (open.some(row => row.kind === kind) ? 2 : active.some(row => row.kind === kind) ? 1 : 0);
  return { dividend: flag('dividend'), daily: flag('daily'), hour: flag('hour'), realtime: flag('realtime') };
}

async function givenBy(db: Queryable, accountId: number): Promise<(Contract & { account: string })[]> {
  const rows = await db
    .selectFrom('contract')
    .innerJoin('account as downline', 'downline.id', 'contract.downline_id')
    .selectAll('contract')
    .select('downline.account')
    .where('contract.upline_id', '=', accountId)
    .where('contract.status', '=', 'active')
    .orderBy('downline.account')
    .execute();
  return (await withTiers(db, rows)).map((contract, index) => ({ ...contract, account: rows[index]?.account ?? '' }));
}
