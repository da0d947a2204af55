import * as v from '../wire/schema.js';
import type { Client } from '../wire/call.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

export const CONTRACT_KINDS = ['dividend', 'daily', 'hour', 'realtime'] as const;
export const CONTRACT_PERIODS = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
export const CONTRACT_STATUSES = ['offered', 'active', 'rejected', 'terminated'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
/**
 * Over which the minimums count, from its beginning to the end of what is settled; a dividend is settled over the whole of it (CON-69).
 * Weeks begin on Monday, semimonthly is the 1st to 15th and the 16th to the end, all in the platform's time zone.
 */
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];
/**
 * What must be reached, and what is paid then. Amounts in minor units, `rate` in percent with two decimals.
 * Dividend: `validBet`, `profitLoss` (what the team has lost), `activeMembers`, and `rate` of what the team has lost. Daily wage: `betAmount`, and `rate`
 * of the valid bets. Hourly wage: `betAmount`, and `amount` for the hour. Real-time salary has no tiers.
 */
export type ContractTier = v.InferOutput<typeof tier>;
/**
 * A contract as one side sees it (AGT-27 to AGT-36): `received` by the downline, `given` by the upline; `account` is the other side, empty for the house,
 * which is the upline of agents with nobody above them. Amounts in minor
 * units, rates in percent with two decimals, times UTC milliseconds. `singleBettingAmount`: bets below it do not count (real-time salary).
 */
export type Contract = v.InferOutput<typeof contract>;
/** A new contract that the upline offers, or the wish of one side to end one (AGT-37). `received`: the account is who answers. */
export type ContractRequest = v.InferOutput<typeof request>;
export type ContractList = v.InferOutput<typeof contractListAnswer>;
export type ContractBound = v.InferOutput<typeof bound>;
/** What a period of a contract brought (AGT-09): figures of the downline and everyone below it while the contract was active. Minor units, rates in percent. */
export type SalaryRecord = v.InferOutput<typeof record>;
export type SalaryRecords = v.InferOutput<typeof salaryRecordsAnswer>;
/** What an upline offers; amounts in minor units, rates in percent. */
export interface ContractOffer {
  kind: ContractKind;
  /** Name of a direct downline. */
  account: string;
  period: ContractPeriod;
  /** Rising; none for a real-time salary. */
  tiers: readonly Partial<ContractTier>[];
  minBetAmount: number;
  minActiveMembers: number;
  feeRate: number;
  /** Of a real-time salary, as are the next two. */
  singleBettingAmount?: number;
  /** Of valid stakes of bets that won. */
  profitSalaryRate?: number;
  /** Of valid stakes of bets that lost. */
  lossSalaryRate?: number;
}
/** `terminate` is the other word for accepting the wish to end a contract (OP-34). */
export type ContractAnswer = 'accept' | 'reject' | 'terminate';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const optionalPercent = v.optional(v.nullable(percent));
const optionalAmount = v.optional(v.nullable(minorUnits));
const optionalInstant = v.optional(v.nullable(instant));
const kind = v.picklist(CONTRACT_KINDS);
/** Of the highest tier, or of a real-time salary; minor units, percent. */
const most = { rate: optionalPercent, amount: optionalAmount, profitSalaryRate: optionalPercent, lossSalaryRate: optionalPercent };

const tier = v.object({
  validBet: optionalAmount,
  profitLoss: optionalAmount,
  activeMembers: v.optional(v.nullable(count)),
  betAmount: optionalAmount,
  rate: optionalPercent,
  amount: optionalAmount,
});
const contract = v.object({
  id: text,
  kind,
  direction: v.picklist(['received', 'given']),
  account: text,
  period: v.picklist(CONTRACT_PERIODS),
  status: v.picklist(CONTRACT_STATUSES),
  minBetAmount: v.optional(minorUnits, 0),
  minActiveMembers: v.optional(count, 0),
  feeRate: v.optional(percent, 0),
  singleBettingAmount: optionalAmount,
  profitSalaryRate: optionalPercent,
  lossSalaryRate: optionalPercent,
  tiers: v.optional(v.array(tier), []),
  offeredAt: instant,
  decidedAt: optionalInstant,
  terminatedAt: optionalInstant,
  /** Who wished it; `auto`: it followed from another contract. */
  terminatedBy: v.optional(v.nullable(v.fallback(v.picklist(['upline', 'downline', 'auto', 'operator']), 'auto'))),
  /** Direct downlines whose contract of this kind would end if the account accepted this one, or if this one ended (INV-18, OP-34). */
  ends: v.optional(v.array(v.string()), []),
  /** It says more than its giver has by now, and is paid up to this; `period`: its giver's dividend is settled no more often than so. */
  paidUpTo: v.optional(v.nullable(v.object({ ...most, period: v.optional(v.nullable(v.picklist(CONTRACT_PERIODS))) }))),
});
const request = v.object({
  id: text,
  contractId: text,
  kind,
  type: v.picklist(['new', 'termination']),
  direction: v.picklist(['received', 'sent']),
  /** The other side. */
  account: text,
  status: v.picklist(['open', 'accepted', 'rejected']),
  /** Of who answered. */
  reason: optionalText,
  /** `auto`: closed because another contract was accepted or ended, or because the upline took the offer back. */
  answeredBy: v.optional(v.nullable(v.fallback(v.picklist(['account', 'auto', 'operator']), 'account'))),
  createdAt: instant,
  answeredAt: optionalInstant,
});
const record = v.object({
  id: text,
  contractId: text,
  /** The upline that gives the contract. */
  account: text,
  from: instant,
  to: instant,
  validBet: v.optional(minorUnits, 0),
  /** What the team has won (above 0) or lost (below 0). */
  result: v.optional(minorUnits, 0),
  activeMembers: v.optional(count, 0),
  /** Valid stakes of bets that won and of bets that lost, of a real-time salary. */
  profitBet: v.optional(minorUnits, 0),
  lossBet: v.optional(minorUnits, 0),
  /** Of the tier that was reached; an hourly wage has none. */
  rate: optionalPercent,
  profitSalaryRate: optionalPercent,
  lossSalaryRate: optionalPercent,
  /** Before the fee. */
  gross: v.optional(minorUnits, 0),
  fee: v.optional(minorUnits, 0),
  /** What was paid. */
  amount: v.optional(minorUnits, 0),
  /** Why nothing was paid: a minimum not reached, no tier reached, or figures that bring less than a cent. */
  state: v.fallback(v.picklist(['paid', 'below-minimum', 'no-tier', 'nothing']), 'nothing'),
  paidAt: optionalInstant,
});

/** What an agent can offer of a kind at most; for a dividend also how often it is settled at most. */
const bound = v.object({ kind, ...most, period: v.optional(v.nullable(v.picklist(CONTRACT_PERIODS))) });

export const contractListAnswer = v.object({
  contracts: v.array(contract),
  requests: v.array(request),
  /** Of an agent, by kinds that it receives a contract of; a kind that is missing it cannot offer. Without them the platform does not say. */
  bounds: v.optional(v.array(bound)),
});
export const contractOfferAnswer = v.object({ contract, request });
export const contractRequestAnswer = v.object({ request });
export const salaryRecordsAnswer = v.object({
  list: v.array(record),
  total: v.optional(count, 0),
  totalPages: v.optional(count, 1),
  /** Of the whole range. */
  validBet: v.optional(minorUnits, 0),
  gross: v.optional(minorUnits, 0),
  fee: v.optional(minorUnits, 0),
  amount: v.optional(minorUnits, 0),
});

interface AnswerFields {
  requestId: string;
  action: ContractAnswer;
  reason?: string;
}
const answersRequest = {
  token: 'required',
  answer: contractRequestAnswer,
  read: ({ request }: { request: ContractRequest }) => request,
} as const;
const inQuery = { ...answersRequest, send: (fields: AnswerFields) => ({ query: { ...fields } }) };
const inBody = { ...answersRequest, send: (fields: AnswerFields) => ({ body: { ...fields } }) };
/**
 * Answers a request, each kind by a call of its own (API-61 to API-64, AGT-39, AGT-40, AGT-44); two of them are GET (OP-34). The
 * same answer again answers as the first did. Errors: not-found; bad-request with `fields.requestId` `not-addressee` (the account has sent it
 * itself) or `fields.action` `answered` (answered otherwise, or no longer open) or `above-giver` (the offer is above what its giver has by now).
 */
const answerRequestOf = {
  dividend: endpoint({ path: '/wps/relay/MCS2_processDividendReq', ...inQuery }),
  daily: endpoint({ path: '/wps/relay/MCS2_processDailySalContract', ...inQuery }),
  hour: endpoint({ method: 'POST', path: '/wps/relay/MCS2_processContractHourSalary', ...inBody }),
  realtime: endpoint({ method: 'POST', path: '/wps/relay/MCSFE_processRealTimeSalaryContract', ...inBody }),
};

const salaryRecords = {
  token: 'required',
  send: (range: { from: number; to: number; page: number }) => ({ query: range }),
  answer: salaryRecordsAnswer,
} as const;
/** Periods that ended in the range, newest first, twenty a page from 1, of contracts that the account has received (O-61 to O-64). Periods without bets are not listed. */
const listSalaryRecordsOf = {
  dividend: endpoint({ path: '/wps/relay/MCS2_getDividendRecord', ...salaryRecords }),
  daily: endpoint({ path: '/wps/relay/MCS2_getDailySalRecord', ...salaryRecords }),
  hour: endpoint({ path: '/wps/relay/MCS2_getContractHourSalaryRecord', ...salaryRecords }),
  realtime: endpoint({ path: '/wps/relay/MCSFE_getRealTimeSalaryRecord', ...salaryRecords }),
};

/** Contracts of the account on both sides, newest first, and requests to and from it (O-66, AGT-37). `status` and `direction` choose contracts, `kind` both. */
export const listContracts = endpoint({
  path: '/wps/relay/MCS2_getContractList',
  token: 'required',
  send: (query: { kind?: ContractKind; status?: ContractStatus; direction?: Contract['direction'] } = {}) => ({ query: { ...query } }),
  answer: contractListAnswer,
});

/**
 * Offers a contract to a direct downline (O-67, AGT-38). The same offer again, while it is open, answers the first. Errors: agent-required; bad-request
 * with the wrong fields and a word for each: `required`, `not-downline`, `open-offer` (another one waits for an answer), `not-rising` (a tier not above the one
 * before), `too-high` (above what the offering account itself receives for this kind), `too-often` (a dividend settled more often than its own),
 * `none-received` (it receives no contract of this kind), `invalid`. Fields of tiers are named `tiers.0.rate`.
 */
export const offerContract = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_offerContract',
  token: 'required',
  send: ({ tiers, minBetAmount, singleBettingAmount, ...rest }: ContractOffer) => ({
    body: {
      ...rest,
      minBetAmount: minBetAmount / 100,
      ...(singleBettingAmount !== undefined && { singleBettingAmount: singleBettingAmount / 100 }),
      tiers: tiers.map(toWireTier),
    },
  }),
  answer: contractOfferAnswer,
});

/** Answers a request with the call of its kind; see those for errors. */
export async function answerContractRequest(
  client: Client,
  { id, kind }: Pick<ContractRequest, 'id' | 'kind'>,
  action: ContractAnswer,
  reason = '',
): Promise<ContractRequest> {
  return answerRequestOf[kind](client, { requestId: id, action, ...(reason && { reason }) });
}

/**
 * Asks the other side to end an active contract (O-65, AGT-41); it ends when that side accepts, and what it has earned until then is still paid. Asking again
 * answers the request that is open. Errors: not-found; bad-request with `fields.contractId` `not-active` or `asked` (the other side has asked already: answer that). For an offer that waits see `withdrawOffer`.
 */
export const requestContractTermination = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_requestContractTermination',
  token: 'required',
  send: (contractId: string) => ({ body: { contractId } }),
  answer: contractRequestAnswer,
  read: ({ request }) => request,
});

/**
 * Takes back an offer that waits (O-65); only who offered it can. It is rejected at once, `answeredBy` `auto`, and doing it again answers the same. Errors:
 * not-found; bad-request with `fields.contractId` `answered` (the other side has accepted or rejected it meanwhile; nothing changes).
 */
export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_requestContractTermination',
  token: 'required',
  send: (contractId: string) => ({ body: { contractId, offer: true } }),
  answer: contractRequestAnswer,
  read: ({ request }) => request,
});

/** Periods of received contracts that ended after `from` and not after `to` (UTC milliseconds). */
export async function listSalaryRecords(
  client: Client,
  kind: ContractKind,
  range: { from: number; to: number; page: number },
): Promise<SalaryRecords> {
  return listSalaryRecordsOf[kind](client, range);
}

function toWireTier({ validBet, profitLoss, betAmount, amount, activeMembers, rate }: Partial<ContractTier>) {
  const money = Object.entries({ validBet, profitLoss, betAmount, amount }).flatMap(([name, minor]) =>
    minor === undefined || minor === null ? [] : [[name, minor / 100] as const],
  );
  return { ...Object.fromEntries(money), ...(activeMembers !== undefined && { activeMembers }), ...(rate !== undefined && { rate }) };
}
