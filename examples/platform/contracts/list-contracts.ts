import { sql, type Selectable } from 'kysely';
import type { ContractKind, ContractTable, SalaryPayoutTable } from '../database/schema.js';
import type { Queryable } from '../platform.js';
import { boundOf, type Bound } from './bounds.js';
import { excessOver, withTiers, type Contract } from './terms.js';
import type { ContractRequest } from './agreements.js';

export interface ContractFilter {
  kind?: ContractKind;
  status?: Selectable<ContractTable>['status'];
  direction?: 'received' | 'given';
}
/**
 * `account`: name of the other side, '' for the house. `ends`: direct downlines whose contract would end if this one were accepted, or if it ended (INV-18).
 * `paidUpTo`: where it is above what its giver has.
 */
export type ListedContract = Contract & { account: string; ends: string[]; paidUpTo: Bound | null };
export type ListedRequest = ContractRequest & { kind: ContractKind; account: string };
export type ListedPayout = Selectable<SalaryPayoutTable> & { account: string };
export interface PayoutSums {
  total: number;
  validBet: number;
  gross: number;
  fee: number;
  amount: number;
}

/** What ended stays listed as far as this; what is open or holds is always there. */
const MOST = 100;

/** Contracts of an account on both sides, newest first. */
export async function contractsOf(
  db: Queryable,
  accountId: number,
  { kind, status, direction }: ContractFilter,
): Promise<ListedContract[]> {
  let query = db
    .selectFrom('contract')
    .leftJoin('account as other', join =>
      join.on(
        'other.id',
        '=',
        sql<number>`case when contract.upline_id = ${accountId} then contract.downline_id else contract.upline_id end`,
      ),
    )
    .selectAll('contract')
    .select(sql<string>`coalesce(other.account, '')`.as('account'))
    .where(by =>
      by.or([
        ...(direction === 'given' ? [] : [by('contract.downline_id', '=', accountId)]),
        ...(direction === 'received' ? [] : [by('contract.upline_id', '=', accountId)]),
      ]),
    );
  if (kind) query = query.where('contract.kind', '=', kind);
  if (status) query = query.where('contract.status', '=', status);
  const [current, past] = await Promise.all([
    query.where('contract.status', 'in', ['offered', 'active']).orderBy('contract.id', 'desc').execute(),
    query.where('contract.status', 'in', ['rejected', 'terminated']).orderBy('contract.id', 'desc').limit(MOST).execute(),
  ]);
  const rows = [...current, ...past].sort((a, b) => b.id - a.id);
  const contracts = await withTiers(db, rows);
  const given = await givenBy(db, accountId);
  const bounds = await exceeded(db, contracts);
  return contracts.map((contract, index) => {
    const isReceived = contract.downline_id === accountId;
    const ends = given.filter(
      each =>
        isReceived &&
        each.kind === contract.kind &&
        (contract.status === 'active' || (contract.status === 'offered' && excessOver(each, contract).length > 0)),
    );
    return {
      ...contract,
      account: rows[index]?.account ?? '',
      ends: ends.map(each => each.account),
      paidUpTo: bounds.get(contract.id) ?? null,
    };
  });
}

/** What the account can pass on of each kind that it receives a contract of (OP-34). */
export async function boundsOf(db: Queryable, accountId: number): Promise<(Bound & { kind: ContractKind })[]> {
  const held = await db
    .selectFrom('contract')
    .select('kind')
    .where('downline_id', '=', accountId)
    .where('status', '=', 'active')
    .orderBy('kind')
    .execute();
  return Promise.all(held.map(async ({ kind }) => ({ kind, ...(await boundOf(db, accountId, kind)) })));
}

/** Bounds of the active contracts and open offers that are above what their giver has, by the contract's id. */
export async function exceeded(db: Queryable, contracts: readonly Contract[]): Promise<Map<number, Bound>> {
  const ids = contracts.filter(({ status }) => status === 'active' || status === 'offered').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Bound & { id: number }>`
    select contract.id, bound.* from contract cross join lateral contract_bound(upline_id, kind, null) bound where contract.id in (${sql.join(ids)}) and contract_above(contract.id)`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...bound }) => [id, bound]));
}

/** Requests to and from an account, newest first; open ones are never left out. With an id that one alone. */
export async function requestsOf(db: Queryable, accountId: number, kind?: ContractKind, id?: number): Promise<ListedRequest[]> {
  let query = db
    .selectFrom('contract_request as request')
    .innerJoin('contract', 'contract.id', 'request.contract_id')
    .leftJoin('account as other', join =>
      join.on('other.id', '=', sql<number>`case when request.from_id = ${accountId} then request.to_id else request.from_id end`),
    )
    .selectAll('request')
    .select(['contract.kind', sql<string>`coalesce(other.account, '')`.as('account')])
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
export async function payoutsTo(
  db: Queryable,
  accountId: number,
  { kind, from, to, limit, offset }: { kind: ContractKind; from?: number; to?: number; limit: number; offset: number },
): Promise<{ rows: ListedPayout[]; sums: PayoutSums }> {
  let query = db
    .selectFrom('salary_payout as payout')
    .innerJoin('contract', 'contract.id', 'payout.contract_id')
    .leftJoin('account as upline', 'upline.id', 'contract.upline_id')
    .where('contract.downline_id', '=', accountId)
    .where('contract.kind', '=', kind);
  if (from !== undefined) query = query.where('payout.period_to', '>', from);
  if (to !== undefined) query = query.where('payout.period_to', '<=', to);
  const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(`payout.${column}`)}), 0)::bigint`;
  const sums = await query
    .select([
      sql<number>`count(*)::int`.as('total'),
      sum('base_amount').as('validBet'),
      sum('gross').as('gross'),
      sum('fee').as('fee'),
      sum('amount').as('amount'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('payout')
    .select(by => [
      sql<string>`coalesce(upline.account, '')`.as('account'),
      by.fn.coalesce('payout.profit_salary_rate', 'contract.profit_salary_rate').as('profit_salary_rate'),
      by.fn.coalesce('payout.loss_salary_rate', 'contract.loss_salary_rate').as('loss_salary_rate'),
    ])
    .orderBy('payout.period_to', 'desc')
    .orderBy('payout.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, sums };
}

/** For each kind: 2 when a request waits for this account's answer, 1 when it receives a contract, 0 otherwise (INV-19, OP-33). */
export async function contractFlags(db: Queryable, accountId: number): Promise<Record<ContractKind, number>> {
  const active = await db
    .selectFrom('contract')
    .select('kind')
    .where('downline_id', '=', accountId)
    .where('status', '=', 'active')
    .execute();
  const open = await db
    .selectFrom('contract_request')
    .innerJoin('contract', 'contract.id', 'contract_id')
    .select('contract.kind')
    .where('to_id', '=', accountId)
    .where('contract_request.status', '=', 'open')
    .execute();
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
