import * as v from 'valibot';
import { CONTRACT_KINDS, CONTRACT_STATUSES } from '../../../src/api/team/contracts.js';
import { answerRequest, offerContract, requestTermination, type ContractRequest } from '../contracts/agreements.js';
import { aboveBound, type Bound } from '../contracts/bounds.js';
import {
  boundsOf,
  contractsOf,
  payoutsTo,
  requestsOf,
  type ListedContract,
  type ListedPayout,
  type ListedRequest,
} from '../contracts/list-contracts.js';
import type { ContractTier } from '../contracts/terms.js';
import type { ContractKind } from '../database/schema.js';
import { Failure } from '../failure.js';
import { signedIn } from '../http/access.js';
import { defineCall, type RegisteredCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, moment, requiredId, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { offsetOf } from '../platform-day.js';
import type { Db } from '../platform.js';

const PAGE_SIZE = 20;
/** In hundredths of a percent, as they are kept. */
const toPercent = (rate: number | null): number | null => (rate === null ? null : rate / 100);
const toAmount = (minor: number | null): number | null => (minor === null ? null : toWireAmount(minor));
/** Left out where it is empty. */
const oneOf = <const T extends readonly string[]>(words: T) =>
  v.pipe(
    inputText,
    v.check(word => word === '' || words.includes(word), `one of ${words.join(', ')}`),
    v.transform(word => words.find((known): known is T[number] => known === word)),
  );
const contractKind = v.pipe(inputText, v.picklist(CONTRACT_KINDS, `one of ${CONTRACT_KINDS.join(', ')}`));

const list = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getContractList',
  access: 'real',
  input: v.object({ kind: oneOf(CONTRACT_KINDS), status: oneOf(CONTRACT_STATUSES), direction: oneOf(['received', 'given']) }),
  async answer({ platform: { db }, caller, input }) {
    const { accountId } = signedIn(caller);
    const contracts = await contractsOf(db, accountId, input);
    const requests = await requestsOf(db, accountId, input.kind);
    const bounds =
      caller.role === 'agent'
        ? (await boundsOf(db, accountId)).map(each => ({ kind: each.kind, ...toWireBound(each, each.kind), period: each.period }))
        : [];
    return {
      value: {
        bounds,
        contracts: contracts.map(each => toWireContract(each, accountId)),
        requests: requests.map(each => toWireRequest(each, accountId)),
      },
    };
  },
});

const offer = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_offerContract',
  access: 'agent',
  input: v.object({
    kind: contractKind,
    account: inputText,
    period: inputText,
    minBetAmount: v.optional(v.unknown()),
    minActiveMembers: v.optional(v.unknown()),
    feeRate: v.optional(v.unknown()),
    singleBettingAmount: v.optional(v.unknown()),
    profitSalaryRate: v.optional(v.unknown()),
    lossSalaryRate: v.optional(v.unknown()),
    tiers: v.optional(v.nullable(v.array(v.record(plainText(), v.unknown(), 'invalid'), 'invalid')), []),
  }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    const { account, tiers, ...terms } = input;
    const { value } = await platform.transact(trx =>
      offerContract(trx, { uplineId: accountId, account, wire: { ...terms, tiers: tiers ?? [] }, now: platform.clock.now }),
    );
    const contract = (await contractsOf(platform.db, accountId, { direction: 'given', kind: input.kind })).find(
      ({ id }) => id === value.contractId,
    );
    if (!contract) throw new Failure('not-found');
    return {
      value: {
        contract: toWireContract(contract, accountId),
        request: await wireRequest(platform.db, accountId, { id: value.requestId, kind: input.kind }),
      },
    };
  },
});

const terminate = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_requestContractTermination',
  access: 'real',
  // `offer`: only takes an offer back.
  input: v.object({ contractId: requiredId, offer: v.optional(v.boolean(), false) }),
  async answer({ platform, caller, input }) {
    const { accountId } = signedIn(caller);
    const request = await platform.transact(trx =>
      requestTermination(trx, { accountId, contractId: input.contractId, isOffer: input.offer, now: platform.clock.now }),
    );
    return { value: { request: await wireRequest(platform.db, accountId, request) } };
  },
});

/** Answers a request of one kind; `terminate` is the other word for accepting the wish to end a contract (OP-34, AGT-44). */
const answerCall = (method: 'GET' | 'POST', path: string, kind: ContractKind): RegisteredCall =>
  defineCall({
    method,
    path,
    access: 'real',
    input: v.object({
      requestId: requiredId,
      action: v.pipe(inputText, v.picklist(['accept', 'reject', 'terminate'], 'accept, reject or terminate')),
      reason: inputText,
    }),
    async answer({ platform, caller, input }) {
      const { accountId } = signedIn(caller);
      const { requestId, action, reason } = input;
      if (action === 'terminate') await assertTermination(platform.db, requestId, accountId);
      const gmtOffset = await offsetOf(platform);
      const work = { accountId, requestId, kind, accepts: action !== 'reject', reason, now: platform.clock.now, gmtOffset };
      const request = await platform.transact(trx => answerRequest(trx, work));
      return { value: { request: await wireRequest(platform.db, accountId, request) } };
    },
  });

/** What each settled stretch of the contracts that the account receives has brought (O-61 to O-64). */
const recordCall = (path: string, kind: ContractKind): RegisteredCall =>
  defineCall({
    method: 'GET',
    path,
    access: 'real',
    input: v.object({ from: moment, to: moment, page: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 200, PAGE_SIZE) }),
    async answer({ platform, caller, input: { from, to, page, pageSize } }) {
      const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      const { rows, sums } = await payoutsTo(platform.db, signedIn(caller).accountId, {
        kind,
        ...range,
        limit: pageSize,
        offset: (page - 1) * pageSize,
      });
      return {
        value: {
          list: rows.map(toWirePayout),
          total: sums.total,
          totalPages: Math.max(1, Math.ceil(sums.total / pageSize)),
          validBet: toWireAmount(sums.validBet),
          gross: toWireAmount(sums.gross),
          fee: toWireAmount(sums.fee),
          amount: toWireAmount(sums.amount),
        },
      };
    },
  });

export const contractCalls: RegisteredCall[] = [
  list,
  offer,
  terminate,
  answerCall('GET', '/wps/relay/MCS2_processDividendReq', 'dividend'),
  answerCall('GET', '/wps/relay/MCS2_processDailySalContract', 'daily'),
  answerCall('POST', '/wps/relay/MCS2_processContractHourSalary', 'hour'),
  answerCall('POST', '/wps/relay/MCSFE_processRealTimeSalaryContract', 'realtime'),
  recordCall('/wps/relay/MCS2_getDividendRecord', 'dividend'),
  recordCall('/wps/relay/MCS2_getDailySalRecord', 'daily'),
  recordCall('/wps/relay/MCS2_getContractHourSalaryRecord', 'hour'),
  recordCall('/wps/relay/MCSFE_getRealTimeSalaryRecord', 'realtime'),
];

async function assertTermination(db: Db, requestId: number, accountId: number): Promise<void> {
  const request = await db
    .selectFrom('contract_request')
    .select('type')
    .where('id', '=', requestId)
    .where('to_id', '=', accountId)
    .executeTakeFirst();
  if (request?.type === 'new')
    throw new Failure('bad-request', { message: 'A new contract is accepted or rejected.', fields: { action: 'accept or reject' } });
}

async function wireRequest(db: Db, accountId: number, request: Pick<ContractRequest, 'id'> & { kind?: ContractKind }) {
  const found = (await requestsOf(db, accountId, request.kind, request.id))[0];
  if (!found) throw new Failure('not-found');
  return toWireRequest(found, accountId);
}

function toWireContract(contract: ListedContract, accountId: number) {
  return {
    id: String(contract.id),
    kind: contract.kind,
    direction: contract.downline_id === accountId ? 'received' : 'given',
    account: contract.account,
    period: contract.period,
    status: contract.status,
    minBetAmount: toWireAmount(contract.min_bet_amount),
    minActiveMembers: contract.min_active_members,
    feeRate: toPercent(contract.fee_rate),
    singleBettingAmount: toAmount(contract.single_betting_amount),
    profitSalaryRate: toPercent(contract.profit_salary_rate),
    lossSalaryRate: toPercent(contract.loss_salary_rate),
    tiers: contract.tiers.map(toWireTier),
    offeredAt: contract.offered_at,
    decidedAt: contract.decided_at,
    terminatedAt: contract.terminated_at,
    terminatedBy: contract.terminated_by,
    ends: contract.ends,
    paidUpTo: contract.paidUpTo && toWireExcess(contract, contract.paidUpTo),
  };
}

/** What of a contract is above its giver's: how far it is paid, and its giver's period where it is settled more often. */
function toWireExcess(contract: ListedContract, bound: Bound) {
  const { period, ...high } = aboveBound(contract, bound);
  return { ...((!period || Object.keys(high).length > 0) && toWireBound(bound, contract.kind)), ...(period && { period: bound.period }) };
}

/** What can be given of a kind at most, by the names of what is paid. */
function toWireBound({ highest, profit, loss }: Bound, kind: ContractKind) {
  if (kind === 'realtime') return { profitSalaryRate: toPercent(profit), lossSalaryRate: toPercent(loss) };
  return kind === 'hour' ? { amount: toAmount(highest) } : { rate: toPercent(highest) };
}

function toWireTier(tier: ContractTier) {
  return {
    validBet: toAmount(tier.valid_bet),
    profitLoss: toAmount(tier.profit_loss),
    activeMembers: tier.active_members,
    betAmount: toAmount(tier.bet_amount),
    rate: toPercent(tier.rate),
    amount: toAmount(tier.amount),
  };
}

function toWireRequest(request: ListedRequest, accountId: number) {
  return {
    id: String(request.id),
    contractId: String(request.contract_id),
    kind: request.kind,
    type: request.type,
    direction: request.to_id === accountId ? 'received' : 'sent',
    account: request.account,
    status: request.status,
    reason: request.reason ?? '',
    answeredBy: request.answered_by,
    createdAt: request.created_at,
    answeredAt: request.answered_at,
  };
}

function toWirePayout(row: ListedPayout) {
  return {
    id: String(row.id),
    contractId: String(row.contract_id),
    account: row.account,
    from: row.period_from,
    to: row.period_to,
    validBet: toWireAmount(row.base_amount),
    result: toWireAmount(row.result),
    activeMembers: row.active_members,
    profitBet: toWireAmount(row.profit_bet),
    lossBet: toWireAmount(row.loss_bet),
    rate: toPercent(row.rate),
    profitSalaryRate: toPercent(row.profit_salary_rate),
    lossSalaryRate: toPercent(row.loss_salary_rate),
    gross: toWireAmount(row.gross),
    fee: toWireAmount(row.fee),
    amount: toWireAmount(row.amount),
    state: row.state,
    paidAt: row.paid_at,
  };
}
