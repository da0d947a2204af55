import { useEffect, useRef, useState } from 'react';
import { contracts as contractsQuery, waitingRequests } from '../../core/contracts/contracts.js';
import type { ViewProps } from '../contract.js';
import { useCore, useQuery, useStore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorCard } from '../ui/error-card.js';
import { fileText, lock } from '../ui/icons.js';
import { Skeleton } from '../ui/skeleton.js';
import { useTextSet } from '../ui/use-text-set.js';
import { ContractLists } from './contract-lists.js';
import type { contract } from './contract.js';
import { OfferForm } from './offer-form.js';
import { RequestList } from './request-list.js';

/** What the account is offered and has agreed, and what it offers to others (AGT-27 to AGT-44, MOD-10). */
export function Contracts({ kind, section, request, downline, popup, withoutTitle, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('contracts');
  const { state, role, passwordChange } = useStore(core.session.store, session => session);
  const { phase } = useStore(core.status.store, status => status);
  const isOff = phase === 'ready' && !core.status.isOn('AGENTPOLICY3');
  const isAllowed = state === 'real' && !passwordChange && !isOff;
  const isAgent = role === 'agent';
  const query = useQuery(isAllowed ? contractsQuery(core) : undefined);
  const [shown, setShown] = useState(section);
  useEffect(() => setShown(section), [section, downline]);
  const [offeredTo, setOfferedTo] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (offeredTo) told.current?.focus();
  }, [offeredTo]);
  const show = (next: typeof shown) => {
    setOfferedTo('');
    setShown(next);
  };
  const sent = (account: string) => {
    setShown('given');
    setOfferedTo(account);
  };

  const content = () => {
    if (!hasTexts || state === 'restoring' || phase === 'loading') return <Loading />;
    if (isOff) return <EmptyState icon={fileText} title={t('contract.off')} />;
    if (!isAllowed) {
      return (
        <EmptyState icon={lock} title={t(state === 'trial' ? 'dialog.real-account-title' : 'contract.log-in')} text={t('contract.log-in-text')}>
          <Button kind="primary" onClick={() => core.access.ask('member-centre', undefined, host)}>
            {t(state === 'trial' ? 'nav.register' : 'nav.log-in')}
          </Button>
        </EmptyState>
      );
    }
    if (isAgent && shown === 'offer') return <OfferForm kind={kind} downline={downline} emit={emit} onBack={() => show('given')} onDone={sent} />;
    const { data, error, loading, refresh } = query;
    if (!data) return error ? <ErrorCard error={error} onRetry={refresh} busy={loading} /> : <Loading />;
    const ofKind = kind === '' ? data.contracts : data.contracts.filter(each => each.kind === kind);
    const waiting = waitingRequests(data, kind);
    const isEmpty = waiting.length === 0 && ofKind.length === 0 && !isAgent;
    if (isEmpty) return <EmptyState icon={fileText} title={t('contract.no-request')} text={t('contract.no-request-text')} />;
    return (
      <>
        <p ref={told} className="contract-done" role="status" tabIndex={-1}>
          {offeredTo && t('contract.offer-done', { account: offeredTo })}
        </p>
        <RequestList data={data} waiting={waiting} first={request} emit={emit} />
        <ContractLists data={data} contracts={ofKind} isAgent={isAgent} shown={shown === 'given' ? 'given' : 'received'} onShow={show} emit={emit} />
      </>
    );
  };
  return (
    <section className="page contracts" data-popup={popup || undefined} aria-label={hasTexts ? t('contract.title') : undefined}>
      {!withoutTitle && !popup && hasTexts && <h2 className="contracts-title">{t('contract.title')}</h2>}
      {content()}
    </section>
  );
}

function Loading() {
  const t = useText();
  return (
    <div className="contracts-wait" role="status" aria-busy="true" aria-label={t('common.loading')}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
