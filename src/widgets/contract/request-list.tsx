import { useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { ContractRequest, ContractList } from '../../api/team/contracts.js';
import { contractFailure, answerRequest } from '../../core/contracts/contracts.js';
import type { MessageText } from '../../core/parts/core.js';
import type { Emit } from '../../element/contract.js';
import { useCore } from '../../element/core-context.js';
import { FormMessage } from '../../ui/form/form-message.js';
import type { contract } from './contract.js';
import { RequestCard } from './request-card.js';
import { useWords } from './use-words.js';

interface RequestListProps {
  data: ContractList;
  waiting: readonly ContractRequest[];
  /** Id of the request that stands first. */
  first: string;
  /** Nothing else waits either: say so. */
  isCalm: boolean;
  /** What stands above the lists as done; undefined while something is under way. */
  onDone(text?: MessageText): void;
  emit: Emit<typeof contract>;
}

const DONE = {
  new: { accept: 'contract.done-new-accept', reject: 'contract.done-new-reject' },
  termination: { accept: 'contract.done-termination-accept', reject: 'contract.done-termination-reject' },
} as const;

/** What waits for the account's answer, each with its terms; one answer at a time (AGT-37, AGT-39, AGT-40, AGT-43). */
export function RequestList({ data, waiting, first, isCalm, onDone, emit }: RequestListProps) {
  const core = useCore();
  const { t, list } = useWords();
  const [busy, setBusy] = useState('');
  const [fault, setFault] = useState<MessageText>();
  const answer = async (request: ContractRequest, action: 'accept' | 'reject', reason = '') => {
    if (busy !== '') return;
    const of = data.contracts.find(({ id }) => id === request.contractId);
    const ends = action === 'accept' ? (of?.ends ?? []) : [];
    if (
      action === 'accept' &&
      !(await core.dialogs.confirm(question({ ...request, account: request.account || t('contract.house') }, list(ends), ends.length)))
    )
      return;
    setBusy(request.id);
    setFault(undefined);
    onDone();
    try {
      await answerRequest(core, request, action, reason);
      onDone({ key: DONE[request.type][action], values: { account: request.account || t('contract.house') } });
      emit('gp-contract', { id: request.contractId, kind: request.kind, action });
    } catch (failure) {
      setFault(contractFailure(failure));
      emit('gp-error', { code: errorCode(failure), cause: failure });
    } finally {
      setBusy('');
    }
  };
  const sorted = waiting.toSorted((one, other) => Number(other.id === first) - Number(one.id === first));
  return (
    <div className="requests">
      <FormMessage text={fault && t(fault.key, fault.values)} />
      {sorted.length === 0 && isCalm && <p className="soft">{t('contract.no-request')}</p>}
      {sorted.map(request => (
        <RequestCard
          key={request.id}
          request={request}
          contract={data.contracts.find(({ id }) => id === request.contractId)}
          replaces={
            request.type === 'new' &&
            data.contracts.some(each => each.kind === request.kind && each.direction === 'received' && each.status === 'active')
          }
          busy={busy === request.id}
          isOff={busy !== '' && busy !== request.id}
          onAnswer={(action, reason) => void answer(request, action, reason)}
        />
      ))}
    </div>
  );
}

function question(
  { type, account }: ContractRequest,
  names: string,
  count: number,
): Parameters<ReturnType<typeof useCore>['dialogs']['confirm']>[0] {
  if (type === 'termination')
    return {
      title: { key: 'contract.ask-end-title' },
      body:
        count > 0
          ? { key: 'contract.ask-end-ends', values: { account, accounts: names, count } }
          : { key: 'contract.ask-end-body', values: { account } },
      yes: { key: 'contract.end-accept' },
      danger: true,
    };
  return {
    title: { key: 'contract.ask-accept-title' },
    body:
      count > 0
        ? { key: 'contract.ask-accept-ends', values: { accounts: names, count } }
        : { key: 'contract.ask-accept-body', values: { account } },
    yes: { key: 'contract.accept' },
    danger: count > 0,
  };
}
