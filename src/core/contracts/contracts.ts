import {
  answerContractRequest,
  listContracts,
  listSalaryRecords,
  offerContract,
  requestContractTermination,
  withdrawOffer as takeBack,
  type Contract,
  type ContractKind,
  type ContractList,
  type ContractRequest,
  type SalaryRecords,
} from '../../api/team/contracts.js';
import { isPlatformError } from '../../api/wire/errors.js';
import type { Core, MessageText, Query } from '../parts/core.js';
import { errorText } from '../format/error-text.js';
import { rangeInstants, type DateRange } from '../format/date-range.js';
import { isUnsure } from '../data/unsettled.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

/** What a contract changes beside itself: the menus' flags, and the box. Whoever asks for them sees what has come of it, also after a cut. */
const OF_CONTRACTS = { changes: ['contract-flags', 'contracts', 'unread', 'messages'], waits: true } as const;

/** Every contract and request that the account is a side of, newest first (O-66). */
export const contracts = resource({
  name: 'contracts',
  scope: 'account',
  tags: ['contracts'],
  staleAfter: 2000,
  call: client => listContracts(client, {}),
});

const recordsOf = resource({
  name: 'salary-records',
  scope: 'account',
  tags: ['contracts'],
  staleAfter: 2000,
  call: listSalaryRecords,
});

/** Payouts of the contracts of a kind that the account has received, newest first, twenty a page from 1 (O-61 to O-64). They grow while they are looked at. */
export function salaryRecords(
  core: Pick<Core, 'client' | 'status'>,
  kind: ContractKind,
  range: DateRange,
  page: number,
): Query<SalaryRecords> {
  const { from, to } = rangeInstants(core, range);
  return recordsOf(core, kind, { from, to, page });
}

/** Requests that this account is asked to answer; of one kind when it is named. */
export function waitingRequests({ requests }: Pick<ContractList, 'requests'>, kind?: string): ContractRequest[] {
  return requests.filter(request => request.status === 'open' && request.direction === 'received' && (!kind || request.kind === kind));
}

/** The contract's open request to end it, whoever asked. */
export function openEnding({ requests }: Pick<ContractList, 'requests'>, contract: Pick<Contract, 'id'>): ContractRequest | undefined {
  return requests.find(request => request.contractId === contract.id && request.type === 'termination' && request.status === 'open');
}

/** Accepts or rejects a request by the call of its kind (AGT-39, AGT-40, AGT-44). Rejects with PlatformError. */
export const answerRequest = action({
  ...OF_CONTRACTS,
  call: answerContractRequest,
});

/** Asks the other side to end a contract (AGT-41). Rejects with PlatformError. */
export const askToEnd = action({
  ...OF_CONTRACTS,
  send: ({ client }, contract: Pick<Contract, 'id'>) => requestContractTermination(client, contract.id),
});

/** Takes back an offer that waits; once it is answered it stays (AGT-38). Rejects with PlatformError. */
export const withdrawOffer = action({
  ...OF_CONTRACTS,
  send: ({ client }, contract: Pick<Contract, 'id'>) => takeBack(client, contract.id),
});

/** Offers a contract to a direct downline; the platform takes the same offer once while it is open (AGT-38). Rejects with PlatformError. */
export const sendOffer = action({
  ...OF_CONTRACTS,
  call: offerContract,
});

/** What is told of an answer or a wish that failed. */
export function contractFailure(error: unknown): MessageText {
  const word = isPlatformError(error) ? (error.fields?.action ?? error.fields?.contractId ?? error.fields?.requestId) : undefined;
  // The lists have been asked for anew: what stands there now is what is.
  if (word === 'answered') return { key: 'contract.gone' };
  if (word === 'above-giver') return { key: 'contract.above-giver' };
  if (word === 'asked') return { key: 'contract.asked-already' };
  if (word === 'not-active') return { key: 'contract.not-active' };
  return isUnsure(error) ? { key: 'contract.unsure' } : errorText(error);
}
