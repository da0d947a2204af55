import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as v from 'valibot';
import { CONTRACT_KINDS, CONTRACT_STATUSES } from '../../../src/api/team/contracts.js';
import { endContract, holdContract } from '../contracts/agreements.js';
import type { Bound } from '../contracts/bounds.js';
import { exceeded } from '../contracts/list-contracts.js';
import { withTiers, type ContractTier } from '../contracts/terms.js';
import type { ContractEnd, ContractKind, ContractPeriod, PayoutState } from '../database/schema.js';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Db, Platform, Queryable, Trx } from '../platform.js';
import { audited } from './audit.js';
import { pageOf, pageQuery, stretchOf, stretchQuery, type Page, type Stretch } from './paging.js';
import { containing, filterText, idParams, parse } from './parse.js';

/** A contract and what it has paid. Amounts in minor units, rates in hundredths of a percent, times UTC milliseconds. */
export interface ContractRow {
  id: number;
  kind: ContractKind;
  period: ContractPeriod;
  status: (typeof CONTRACT_STATUSES)[number];
  /** Null: the house. */
  upline: { id: number; account: string } | null;
  downline: { id: number; account: string };
  tiers: ContractTier[];
  minBetAmount: number;
  minActiveMembers: number;
  feeRate: number;
  singleBettingAmount: number | null;
  profitSalaryRate: number | null;
  lossSalaryRate: number | null;
  offeredAt: number;
  decidedAt: number | null;
  terminatedAt: number | null;
  terminatedBy: ContractEnd | null;
  /** Who asks to end it and waits for an answer. */
  asking: string | null;
  /** What its giver has of the kind, where the contract or offer is above it: it is paid up to there, and an offer cannot be accepted. */
  bound: Bound | null;
  paid: number;
  /** Settled stretches that had bets. */
  payouts: number;
}
export interface PayoutRow {
  id: number;
  from: number;
  to: number;
  validBet: number;
  result: number;
  activeMembers: number;
  gross: number;
  fee: number;
  amount: number;
  state: PayoutState;
  txnId: number | null;
}

const listQuery = v.object({
  ...pageQuery,
  search: filterText,
  kind: v.optional(v.picklist([...CONTRACT_KINDS, ''], `One of ${CONTRACT_KINDS.join(', ')}.`), ''),
  state: v.optional(v.picklist([...CONTRACT_STATUSES, ''], `One of ${CONTRACT_STATUSES.join(', ')}.`), ''),
  giver: v.optional(v.picklist(['house', 'agent', ''], 'house or agent.'), ''),
  bound: v.optional(v.picklist(['above', ''], 'above or nothing.'), ''),
});
/** Why the operator does it, for whom it concerns. */
export const ending = v.object({
  reason: v.pipe(
    plainText('Must be text.'),
    v.trim(),
    v.minLength(3, 'Say why, in at least 3 letters.'),
    v.maxLength(200, 'At most 200 characters.'),
  ),
});

/** Contracts of agents with what they have paid; an active one can be ended (AGT-41, INV-17, INV-20). */
export function contractRoutes(scope: FastifyInstance, platform: Platform): void {
  const { db, clock } = platform;

  scope.get('/contracts', async (request): Promise<Page<ContractRow>> => {
    const { page, pageSize, search, kind, state, giver, bound } = parse(listQuery, request.query);
    let query = contractQuery(db);
    if (giver) query = query.where('contract.upline_id', giver === 'house' ? 'is' : 'is not', null);
    if (bound) query = query.where(isAboveBound);
    if (kind) query = query.where('contract.kind', '=', kind);
    if (state) query = query.where('contract.status', '=', state);
    if (search)
      query = query.where(by =>
        by.or([by('upline.account', 'ilike', containing(search)), by('downline.account', 'ilike', containing(search))]),
      );
    const { total } = await query
      .clearSelect()
      .clearOrderBy()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return pageOf(await rowsOf(db, query.limit(pageSize).offset((page - 1) * pageSize)), total, pageSize);
  });

  scope.get('/contracts/:id', async request => ({ contract: await contractRow(db, parse(idParams, request.params).id) }));

  scope.get('/contracts/:id/payouts', async (request): Promise<Stretch<PayoutRow>> => {
    const { id } = parse(idParams, request.params);
    const { before, pageSize } = parse(v.object(stretchQuery), request.query);
    let query = db
      .selectFrom('salary_payout')
      .selectAll()
      .where('contract_id', '=', id)
      .orderBy('id', 'desc')
      .limit(pageSize + 1);
    if (before !== undefined) query = query.where('id', '<', before);
    const rows = (await query.execute()).map((row): PayoutRow => ({
      id: row.id,
      from: row.period_from,
      to: row.period_to,
      validBet: row.base_amount,
      result: row.result,
      activeMembers: row.active_members,
      gross: row.gross,
      fee: row.fee,
      amount: row.amount,
      state: row.state,
      txnId: row.txn_id,
    }));
    return stretchOf(rows, pageSize);
  });

  scope.post('/contracts/:id/end', async request => {
    const { id } = parse(idParams, request.params);
    const { reason } = parse(ending, request.body);
    await platform.transact(async trx => {
      const contract = await holdContract(trx, id);
      const at = clock.now();
      if (contract.status !== 'active') throw new Failure('changed-meanwhile', { message: 'This contract does not hold any more.' });
      return audited(
        trx,
        platform,
        request,
        { action: 'contract.end', ref: `contract ${id}: ${reason}` },
        () => stateOf(trx, id),
        () => endContract(trx, contract, { by: 'operator', news: 'terminated', actor: '', at, reason }),
      );
    });
    return { contract: await contractRow(db, id) };
  });
}

/** Active, or offered, and above what its giver has: the same word as the database's. */
export const isAboveBound = sql<boolean>`contract.status in ('active', 'offered') and contract_above(contract.id)`;

/** What the audit keeps of a contract's move. */
export function stateOf(trx: Trx, id: number) {
  return trx.selectFrom('contract').select(['status', 'terminated_at', 'terminated_by']).where('id', '=', id).executeTakeFirst();
}

/** Throws Failure `not-found`. */
export async function contractRow(db: Db, id: number): Promise<ContractRow> {
  const [row] = await rowsOf(db, contractQuery(db).where('contract.id', '=', id));
  if (!row) throw new Failure('not-found');
  return row;
}

function contractQuery(db: Db) {
  return db
    .selectFrom('contract')
    .leftJoin('account as upline', 'upline.id', 'contract.upline_id')
    .innerJoin('account as downline', 'downline.id', 'contract.downline_id')
    .selectAll('contract')
    .select(['upline.account as upline_account', 'downline.account as downline_account'])
    .select([
      sql<number>`(select coalesce(sum(amount), 0)::bigint from salary_payout where contract_id = contract.id)`.as('paid'),
      sql<number>`(select count(*)::int from salary_payout where contract_id = contract.id)`.as('payouts'),
      sql<string | null>`(select asker.account from contract_request request join account asker on asker.id = request.from_id
        where request.contract_id = contract.id and request.type = 'termination' and request.status = 'open')`.as('asking'),
    ])
    .orderBy('contract.id', 'desc');
}

async function rowsOf(db: Queryable, query: ReturnType<typeof contractQuery>): Promise<ContractRow[]> {
  const rows = await query.execute();
  const contracts = await withTiers(db, rows);
  const bounds = await exceeded(db, contracts);
  return rows.map((row, index) => ({
    id: row.id,
    kind: row.kind,
    period: row.period,
    status: row.status,
    upline: row.upline_id === null ? null : { id: row.upline_id, account: row.upline_account ?? '' },
    downline: { id: row.downline_id, account: row.downline_account },
    tiers: contracts[index]?.tiers ?? [],
    minBetAmount: row.min_bet_amount,
    minActiveMembers: row.min_active_members,
    feeRate: row.fee_rate,
    singleBettingAmount: row.single_betting_amount,
    profitSalaryRate: row.profit_salary_rate,
    lossSalaryRate: row.loss_salary_rate,
    offeredAt: row.offered_at,
    decidedAt: row.decided_at,
    terminatedAt: row.terminated_at,
    terminatedBy: row.terminated_by,
    asking: row.asking,
    bound: bounds.get(row.id) ?? null,
    paid: row.paid,
    payouts: row.payouts,
  }));
}
