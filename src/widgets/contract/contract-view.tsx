import { useEffect, useLayoutEffect, useRef } from 'react';
import { contracts, waitingRequests } from '../../core/contracts/contracts.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { addSheet } from '../sheets.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorCard } from '../ui/error-card.js';
import { fileText } from '../ui/icons.js';
import { ContractLists } from './contract-lists.js';
import css from './contract-view.css';
import { ContractsLoading } from './contracts-loading.js';
import { RequestList } from './request-list.js';
import type { SectionProps } from './sections.js';

/** Requests that wait, then contracts: active, one's own offers, and past ones. */
export function ContractView({ kind, request, isAgent, shown, offeredTo, onShow, emit, host }: SectionProps) {
  const core = useCore();
  const t = useText();
  const { data, error, loading, refresh } = useQuery(contracts(core));
  const told = useRef<HTMLParagraphElement>(null);
  const stands = data !== undefined;
  useEffect(() => {
    // The form that was sent is gone, and its button with it.
    if (offeredTo && stands) told.current?.focus();
  }, [offeredTo, stands]);
  useLayoutEffect(() => addSheet(host.shadowRoot!, css), [host]);
  if (!data) return error ? <ErrorCard error={error} onRetry={refresh} busy={loading} /> : <ContractsLoading />;
  const ofKind = kind === '' ? data.contracts : data.contracts.filter(each => each.kind === kind);
  const waiting = waitingRequests(data, kind);
  if (waiting.length === 0 && ofKind.length === 0 && !isAgent) return <EmptyState icon={fileText} title={t('contract.no-request')} text={t('contract.no-request-text')} />;
  return (
    <>
      <p ref={told} className="contract-done" role="status" tabIndex={-1}>
        {offeredTo && t('contract.offer-done', { account: offeredTo })}
      </p>
      <RequestList data={data} waiting={waiting} first={request} emit={emit} />
      <ContractLists data={data} contracts={ofKind} isAgent={isAgent} shown={shown} onShow={onShow} emit={emit} />
    </>
  );
}
