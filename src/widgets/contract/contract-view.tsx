import { useEffect, useRef, useState } from 'react';
import { contracts, waitingRequests } from '../../core/contracts/contracts.js';
import type { MessageText } from '../../core/parts/core.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { fileText, plus } from '../../ui/atoms/icons.js';
import { ContractLists } from './contract-lists.js';
import css from './contract-view.css';
import { ContractsLoading } from './contracts-loading.js';
import { RequestList } from './request-list.js';
import type { SectionProps } from './sections.js';

/** Requests that wait, then contracts: active, one's own offers, and past ones. */
export const ContractView = part(Standing, { css: [css] });

function Standing({ kind, request, isAgent, shown, offeredTo, onShow, emit }: SectionProps) {
  const core = useCore();
  const t = useText();
  const { data, error, loading, refresh } = useQuery(contracts(core));
  const upline = useStore(core.session.store, session => session.member?.uplineAccount ?? '');
  // The newest of what was done here, or by the form that led here.
  const [done, setDone] = useState<MessageText | undefined>(
    offeredTo ? { key: 'contract.offer-done', values: { account: offeredTo } } : undefined,
  );
  const told = useRef<HTMLParagraphElement>(null);
  const stands = data !== undefined;
  useEffect(() => {
    // The form or card that it was done by is gone, and its button with it.
    if (done && stands) told.current?.focus();
  }, [done, stands]);
  if (!data) return error ? <ErrorCard error={error} onRetry={refresh} busy={loading} /> : <ContractsLoading />;
  const ofKind = kind === '' ? data.contracts : data.contracts.filter(each => each.kind === kind);
  const waiting = waitingRequests(data, kind);
  const said = (
    <p ref={told} className="contract-done" role="status" tabIndex={-1}>
      {done && t(done.key, done.values)}
    </p>
  );
  const isTop = isAgent && upline === '';
  const hasOnlyGiven = isTop && data.contracts.every(({ direction }) => direction === 'given');
  if (waiting.length === 0 && ofKind.length === 0) {
    return (
      <>
        {said}
        <EmptyState
          icon={fileText}
          title={t(isAgent ? 'contract.no-contracts' : 'contract.no-request')}
          text={t(isAgent ? (isTop ? 'contract.no-contracts-top' : 'contract.no-contracts-text') : 'contract.no-request-text')}
        >
          {isAgent && (
            <Button kind="primary" icon={plus} onClick={() => onShow('offer')}>
              {t('contract.offer')}
            </Button>
          )}
        </EmptyState>
      </>
    );
  }
  const list = hasOnlyGiven ? 'given' : shown;
  const ownWait = list === 'given' && ofKind.some(({ direction, status }) => direction === 'given' && status === 'offered');
  const show: SectionProps['onShow'] = section => {
    setDone(undefined);
    onShow(section);
  };
  return (
    <>
      {said}
      <RequestList data={data} waiting={waiting} first={request} isCalm={!done && !ownWait} onDone={setDone} emit={emit} />
      <ContractLists
        data={data}
        contracts={ofKind}
        isAgent={isAgent}
        isTop={isTop}
        hasOnlyGiven={hasOnlyGiven}
        shown={list}
        onShow={show}
        onDone={setDone}
        emit={emit}
      />
    </>
  );
}
